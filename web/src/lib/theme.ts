/** The game whose colours the whole page wears: sheets and notices lie outside of its board. */
const worn: string[] = [];

/** Put these on; returns a function that takes them off again. What still wears others keeps them. */
export function wear(theme: string): () => void {
  const page = document.documentElement;
  worn.push(theme);
  page.dataset.theme = theme;
  return () => {
    worn.splice(worn.lastIndexOf(theme), 1);
    const last = worn.at(-1);
    if (last === undefined) delete page.dataset.theme;
    else page.dataset.theme = last;
  };
}
