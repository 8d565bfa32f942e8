// One noun, one spelling, on every layer: each feature folder of the contract, API and dashboard is a noun of features.json, and each
// tag of the contract too. Folders that are parts of a layer's own are named here with their reason.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from './lib/paths.mjs';

const OWN = {
  'apps/api/src/features': ['dev-mailbox'], // what the server would have sent; no contract, embedded mode only
  'apps/dashboard/src/features': ['errors'], // pages of the router itself
  'openapi/features': [],
};

const nouns = Object.keys(JSON.parse(readFileSync(inRoot('features.json'), 'utf8')));
const tags = parse(readFileSync(inRoot('openapi/openapi.yaml'), 'utf8')).tags.map((tag) => tag.name);
const folders = Object.entries(OWN).flatMap(([layer, own]) =>
  readdirSync(inRoot(layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !own.includes(entry.name))
    .map((entry) => ({ where: `${layer}/${entry.name}`, noun: entry.name })),
);
const strange = [...folders, ...tags.map((noun) => ({ where: `tag ${noun}`, noun }))].filter(
  ({ noun }) => !nouns.includes(noun),
);
const unused = nouns.filter((noun) => !folders.some((folder) => folder.noun === noun));

for (const { where } of strange) console.error(`${where} is no noun of features.json`);
for (const noun of unused) console.error(`features.json names ${noun}, which no layer has`);
console.log(
  `features: ${strange.length + unused.length === 0 ? 'one spelling everywhere' : 'spellings differ'}`,
);
process.exit(strange.length + unused.length === 0 ? 0 : 1);
