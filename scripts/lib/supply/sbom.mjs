import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { run } from '../run.mjs';

const manifestOf = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));

/**
 * Writes a CycloneDX file of each package that ships, with its production dependencies. @param {readonly string[]} ships folders
 * @param {string} to @returns {Promise<{ folder: string, path: string, components: any[] }[]>}
 */
export const writeSboms = async (ships, to) => {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const { code, output } = await run(
    'pnpm',
    [
      ...ships.flatMap((folder) => ['--filter', `./${folder}`]),
      'sbom',
      '--prod',
      '--split',
      '--sbom-format',
      'cyclonedx',
      '--sbom-spec-version',
      '1.6',
      '--out',
      join(to, '%s.cdx.json'),
    ],
    { quiet: true },
  );
  if (code !== 0) throw new Error(`pnpm sbom failed:\n${output}`);
  return ships.map((folder) => {
    const path = join(to, `${manifestOf(folder).name.replace('@', '').replace('/', '-')}.cdx.json`);
    return { folder, path, components: JSON.parse(readFileSync(path, 'utf8')).components ?? [] };
  });
};
