/** Longer and accented, but still readable: what a translation may need room for. */
const ACCENTS: Record<string, string> = {
  a: "á",
  c: "ç",
  e: "é",
  i: "í",
  n: "ñ",
  o: "ö",
  s: "š",
  u: "ü",
  y: "ý",
  A: "Å",
  C: "Ç",
  E: "É",
  I: "Î",
  N: "Ñ",
  O: "Ö",
  S: "Š",
  U: "Ü",
  Y: "Ý",
};
const VOWELS = new Set("aeiouAEIOU");

/** A text with every vowel of a long word doubled and every letter accented that can be. */
export function accented(text: string): string {
  return text.replace(/[A-Za-z]+/g, (word) =>
    [...word]
      .map((letter) => {
        const marked = ACCENTS[letter] ?? letter;
        return word.length > 2 && VOWELS.has(letter) ? marked + letter : marked;
      })
      .join(""),
  );
}
