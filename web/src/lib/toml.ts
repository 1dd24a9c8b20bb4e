/** Content as the text of a file that a table takes again. What is as the house has it, null or empty, is left out. */

type Plain = Record<string, unknown>;

const table = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const rows = (value: unknown): value is Plain[] =>
  Array.isArray(value) && value.length > 0 && value.every(table);
const key = (name: string): string => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name));
const left = (value: unknown): boolean =>
  value === null || value === "" || (table(value) && Object.values(value).every(left));

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (!table(value)) return JSON.stringify(value).replaceAll("\u007f", "\\u007f");
  const parts = Object.entries(value).filter(([, each]) => each !== null);
  return `{ ${parts.map(([name, each]) => `${key(name)} = ${inline(each)}`).join(", ")} }`;
}

function lines(value: Plain, path: string): string[] {
  const parts = Object.entries(value).filter(([, each]) => !left(each));
  const at = (name: string): string => (path ? `${path}.${key(name)}` : key(name));
  const plain = parts.filter(([, each]) => !table(each) && !rows(each));
  return [
    ...plain.map(([name, each]) => `${key(name)} = ${inline(each)}`),
    ...parts.flatMap(([name, each]) => {
      if (table(each)) {
        const inside = lines(each, at(name));
        const own = Object.values(each).some((one) => !table(one) && !rows(one) && !left(one));
        return own ? ["", `[${at(name)}]`, ...inside] : inside;
      }
      return rows(each)
        ? each.flatMap((one) => ["", `[[${at(name)}]]`, ...lines(one, at(name))])
        : [];
    }),
  ];
}

export const toml = (content: unknown): string =>
  table(content) ? `${lines(content, "").join("\n").trim()}\n` : "";
