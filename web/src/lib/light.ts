/** Lights up pieces by their names: whatever a board draws with `data-piece`, also if it is drawn anew meanwhile. */

const sheet = new CSSStyleSheet();

export function light(pieces: readonly string[]): void {
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const names = pieces.map((piece) => `[data-piece="${CSS.escape(piece)}"]`).join(",");
  sheet.replaceSync(
    names &&
      `:is(${names}){outline:3px solid var(--lit)!important;outline-offset:2px!important;box-shadow:0 0 16px 5px var(--lit)!important;z-index:9!important}`,
  );
}
