// JSON Schemas by name on standard input, TypeScript by name on standard output.
import { compile } from "json-schema-to-typescript";

let input = "";
for await (const chunk of process.stdin) input += chunk;

// The compiler notes where each type came from and repeats in words what a tuple already says.
const noise = [
  [/(?: \*\n)? \* This interface was referenced by .*\n \* via the .*\n/g, ""],
  [/^ *\/\*\*\n *\* @minItems \d+\n *\* @maxItems \d+\n *\*\/\n/gm, ""],
  [/^\/\*\*\n \*\/\n/gm, ""],
];

const made = {};
for (const [name, schema] of Object.entries(JSON.parse(input))) {
  const text = await compile(schema, name, {
    additionalProperties: false,
    bannerComment: "",
    format: true,
    style: { printWidth: 100 },
    unreachableDefinitions: true,
  });
  made[name] = noise.reduce((kept, [pattern, by]) => kept.replace(pattern, by), text);
}
process.stdout.write(JSON.stringify(made));
