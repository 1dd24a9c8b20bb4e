/** The game whose colours the whole page wears: sheets and notices lie outside of its board. */
export function wear(theme: string): () => void {
  const page = document.documentElement;
  page.dataset.theme = theme;
  return () => {
    if (page.dataset.theme === theme) delete page.dataset.theme;
  };
}
