// Each feature has one noun with one spelling in every layer: the feature folders of the contract, API, dashboard and checkout, and the
// contract's tags, are nouns of features.json. Folders that belong to one layer only are listed here with the reason.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from './lib/paths.mjs';

const OWN = {
  'apps/api/src/features': [
    'dev-mailbox', // shows the mails the server would send; not in the contract, embedded mode only
    'acquirer-notices', // calls of a partner in its own format; not in the contract
  ],
  'apps/dashboard/src/features': ['errors'], // pages of the router itself
  'apps/checkout/src/features': [],
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
