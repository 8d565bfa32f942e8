import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Installs a Debian package that some tests need, if there is none of its programs and we may.
 * @param {{ name: string, programs: readonly string[], without: string }} wanted without: what is not tested if it fails
 */
export const ensureDebianPackage = async ({ name, programs, without }) => {
  if (programs.some((path) => existsSync(path)) || process.getuid?.() !== 0) return;
  console.log(`No ${name} found, fetching one (once).`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', name],
  ]) {
    const { code, output } = await run('apt-get', args, {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code !== 0) console.log(`apt-get ${args.join(' ')} failed; ${without}:\n${output}`);
  }
};
