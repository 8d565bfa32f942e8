// `pnpm gen`: generates everything derived from the hand-written contract. With --check nothing is written, and a stale file fails, so
// that committed files always match the contract.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleOrEnd } from './gen/bundle.mjs';
import { servedContract } from './gen/served.mjs';
import {
  errorsModule,
  everyOperationModule,
  factsModule,
  namedTypesModule,
  operationModules,
  problemWords,
  resourcesModule,
  schemaModule,
  withIssueWords,
} from './gen/derive.mjs';
import { cliRecordsModule, webhookSamplesModule } from './gen/cli.mjs';
import { postmanCollection } from './gen/postman.mjs';
import { readNews } from './lib/whats-new.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const checking = process.argv.includes('--check');
const OPERATIONS = 'packages/sdk/src/generated/operations';

// Hand-written texts that include the contract's: shown by the dashboard beside a cell, and by the API in a file with errors.
const ISSUE_WORDS = [
  'apps/dashboard/src/shared/payout-issues/locales/',
  'apps/api/src/features/disbursements/data/issue-words.',
];

const { contract, runner } = bundleOrEnd(join(root, 'openapi'));

const issueWords = (language) => {
  const files = ISSUE_WORDS.map((place) => `${place}${language}.json`);
  const texts = files.map((file) =>
    withIssueWords(contract, readFileSync(join(root, file), 'utf8'), language),
  );
  return Object.fromEntries(files.map((file, at) => [file, texts[at]]));
};

const generated = {
  'openapi/dist/openapi.json': JSON.stringify(contract, null, 1) + '\n',
  'openapi/dist/runner.json': JSON.stringify(runner) + '\n',
  'openapi/dist/served.json': JSON.stringify(servedContract(contract)) + '\n',
  'openapi/dist/postman.json': JSON.stringify(postmanCollection(contract)) + '\n',
  'packages/sdk/src/generated/schema.gen.ts': await schemaModule(contract),
  ...operationModules(contract, OPERATIONS),
  'packages/sdk/src/generated/resources.gen.ts': resourcesModule(contract),
  'packages/sdk/src/generated/every-operation.gen.ts': everyOperationModule(contract),
  'packages/sdk/src/generated/named-types.gen.ts': namedTypesModule(contract),
  'packages/sdk/src/generated/facts.gen.ts': factsModule(contract),
  'packages/sdk/src/generated/errors.gen.ts': errorsModule(contract),
  'packages/cli/src/generated/records.gen.ts': cliRecordsModule(contract),
  'packages/cli/src/generated/webhook-samples.gen.ts': webhookSamplesModule(contract),
  'apps/dashboard/src/shared/i18n/problems.id.gen.json': problemWords(contract, 'id'),
  'apps/dashboard/src/shared/i18n/problems.en.gen.json': problemWords(contract, 'en'),
  ...issueWords('id'),
  ...issueWords('en'),
  'apps/dashboard/src/features/home/cards/news.gen.json':
    JSON.stringify(readNews(join(root, 'docs/whats-new')), null, 2) + '\n',
};

const stale = Object.entries(generated).filter(
  ([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
);
for (const [file, text] of stale) {
  if (checking && !file.startsWith('openapi/dist/')) continue;
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

// Files of resources that the contract no longer has.
const left = readdirSync(join(root, OPERATIONS))
  .map((name) => `${OPERATIONS}/${name}`)
  .filter((file) => !(file in generated));
if (!checking) for (const file of left) rmSync(join(root, file));

const committed = [...stale.map(([file]) => file), ...left].filter(
  (file) => !file.startsWith('openapi/dist/'),
);
if (checking && committed.length > 0) {
  console.error(
    `Generated files are stale, run \`pnpm gen\` and commit: ${committed.map((f) => relative(root, join(root, f))).join(', ')}`,
  );
  process.exit(1);
}
console.log(
  stale.length === 0 ? 'gen: everything is fresh' : `gen: wrote ${stale.map(([file]) => file).join(', ')}`,
);
