// Last step of the build. The types of the contract and of its tables are the largest files, and tsup writes them twice. An ES module may
// import types of a CommonJS one (not the other way round), so one copy serves both. The indentation of the contract's types goes as well,
// and what they repeat a thousand times (the headers of each answer, the form of each refusal) gets a name. The doc comments of the
// methods stay in the types, where editors read them, and go from the code.
//
// Here its enumerations of answers are opened too: in this repository, where the API and its dashboard are released together, a word
// that the dashboard has no label for must not compile; a merchant's program must compile with one (docs/decisions/0028-open-enums.md).
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const CLOSED = 'type Answered<Known> = Known;\n';
const OPEN =
  'type Answered<Known> = Known extends string ? Known | (string & {})' +
  ' : Known extends readonly (infer Item)[] ? Answered<Item>[]' +
  ' : Known extends object ? { [Key in keyof Known]: Answered<Known[Key]> } : Known;\n';

const dist = new URL('dist/', import.meta.url);
const edit = (name, change) =>
  writeFileSync(new URL(name, dist), change(readFileSync(new URL(name, dist), 'utf8')));

const files = readdirSync(dist);
const [schema, ...more] = files.filter((name) => /^schema\.gen-[\w-]+\.d\.ts$/.test(name));
if (!schema || more.length > 0) throw new Error('One file with the types of the contract was expected');
const name = schema.replace('.d.ts', '');

for (const file of files.filter((file) => file.endsWith('.d.ts') && file !== schema))
  edit(file, (text) => text.replaceAll(`'./${name}.js'`, `'./${name}.cjs'`));

/** The same types with a name for each form of headers and for a refusal; what tells nothing to a reader is left out. */
const once = (text) => {
  const names = new Map();
  const nameOf = (headers) => {
    if (!names.has(headers)) names.set(headers, `Headers${names.size + 1}`);
    return names.get(headers);
  };
  const short = text
    .replace(/^\/\*\* @enum \{\w+\} \*\/\n/gm, '')
    .replace(/components\["schemas"\]\["Error"\] & \{\nerror_code\?: ([^;{}]+);\n\}/g, 'Refusal<$1>')
    .replace(/^headers: (\{[^{}]*\});$/gm, (_, headers) => `headers: ${nameOf(headers)};`);
  if (names.size === 0 || !short.includes(': Refusal<'))
    throw new Error('Headers and refusals were expected');
  const refusal = 'type Refusal<Code> = components["schemas"]["Error"] & { error_code?: Code };\n';
  return refusal + [...names].map(([headers, name]) => `type ${name} = ${headers};\n`).join('') + short;
};

edit(`${name}.d.cts`, (text) => {
  if (!text.includes(CLOSED)) throw new Error('The closed enumerations of answers were expected');
  return once(text.replace(CLOSED, OPEN).replace(/^ +/gm, ''));
});
rmSync(new URL(schema, dist));

writeFileSync(new URL('resources.d.ts', dist), "export * from './resources.cjs';\n");
for (const file of files.filter((file) => /^(index|resources|testing|cli)\.c?js$/.test(file)))
  edit(file, (text) => text.replace(/^ *\/\*\*(?:.*\*\/|\n(?: *\*.*\n)*? *\*\/)\n/gm, ''));
