// Breaking changes since the last release: `node scripts/contract-changes.mjs` fails unless a changeset declares them. `--release`
// stores the current contract as the released one; the release script does that.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { breakingChanges } from '../packages/contract/src/changes/breaking.ts';
import { readContract } from '../packages/contract/src/contract.ts';
import { inRoot } from './lib/paths.mjs';

const BUNDLE = inRoot('openapi/dist/openapi.json');
const RELEASED = inRoot('openapi/released.json');
const SDK = '@dasbor/sdk';

const check = () => {
  const [before, after] = [RELEASED, BUNDLE].map((file) => readContract(readJson(file)));
  const breaking = breakingChanges(before, after);
  if (breaking.length === 0) {
    console.log(`contract: nothing that ${before.operations.length} released operations gave is broken`);
    return 0;
  }
  // Before 1.0.0 too, although the release turns it into a minor version: "minor" is used for every addition.
  const told = bumps().includes('major');
  for (const { where, what } of breaking) console.log(`${where}: ${what}`);
  console.log(
    told
      ? `contract: ${breaking.length} breaking changes, and a changeset says so`
      : `contract: ${breaking.length} breaking changes. A changeset of ${SDK} must say major, or the contract keep what it gave.`,
  );
  return told ? 0 : 1;
};

/** Without examples and descriptions, which break nothing. */
const writeReleased = () => {
  const skip = new Set(['examples', 'example', 'x-error-catalogue', 'x-issue-catalogue']);
  const lean = (value, key = '') => {
    if (Array.isArray(value)) return value.map((one) => lean(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        // Only text values are removed, because a property may be named `description`.
        .filter(
          ([name, part]) =>
            !skip.has(name) && !(name === 'description' && typeof part === 'string' && key !== 'properties'),
        )
        .map(([name, part]) => [name, lean(part, name)]),
    );
  };
  writeFileSync(RELEASED, `${JSON.stringify(lean(readJson(BUNDLE)))}\n`);
  console.log('contract: written down as released');
};

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The bumps that pending changesets request for the SDK. */
const bumps = () => {
  const folder = inRoot('.changeset');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const [, head = ''] = readFileSync(`${folder}/${file}`, 'utf8').split('---');
      return [...head.matchAll(/['"]?(@[\w/-]+)['"]?:\s*(\w+)/g)].flatMap(([, name, bump]) =>
        name === SDK ? [bump] : [],
      );
    });
};

if (process.argv.includes('--release')) writeReleased();
else process.exit(check());
