// `npm run sbom`: writes what ships into .cache/sbom, one CycloneDX file for each package. Step `supply` of `npm test` (`--check`) also
// checks the licences and the known vulnerabilities of what ships (docs/supply-chain.md).
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { advisoryFaults, readAdvisories, UNANSWERED } from './lib/supply/audit.mjs';
import { licenceFaults } from './lib/supply/licences.mjs';
import { writeSboms } from './lib/supply/sbom.mjs';

const policy = JSON.parse(readFileSync(inRoot('scripts/lib/supply/policy.json'), 'utf8'));
const sboms = await writeSboms(policy.ships, inRoot('.cache/sbom'));
for (const { path, components } of sboms) console.log(`${path}: ${components.length} components`);

if (process.argv.includes('--check')) {
  const isPublished = (folder) => !JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).private;
  const unlisted = readdirSync(inRoot('packages'))
    .map((name) => `packages/${name}`)
    .filter((folder) => isPublished(folder) && !policy.ships.includes(folder));
  const found = await readAdvisories();
  if (found === undefined) console.log(`supply: ${UNANSWERED}`);
  const faults = [
    ...unlisted.map((folder) => `${folder} is published: add it to "ships"`),
    ...licenceFaults(
      sboms.flatMap(({ components }) => components),
      policy,
    ),
    ...advisoryFaults(found, policy, new Date().toISOString().slice(0, 10)),
  ];
  for (const fault of faults) console.error(fault);
  for (const { id, reason, until } of policy.advisories)
    console.log(`accepted until ${until}: ${id}: ${reason}`);
  console.log(faults.length === 0 ? 'supply: every licence is allowed' : `supply: ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
