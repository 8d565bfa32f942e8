// The PostgreSQL of a Debian package: the one of the npm package has no pg_basebackup. Installs it, if there is none and we may.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const VERSIONS = '/usr/lib/postgresql';

/** The folder of its commands, or undefined if there is none and it cannot be installed. */
export const ensurePostgres = async () => {
  if (!newest() && process.getuid?.() === 0) {
    console.log('No PostgreSQL with pg_basebackup found, fetching one (once).');
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'postgresql'],
    ]) {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      const { code, output } = await run('apt-get', args, { quiet: true, env });
      if (code !== 0) console.log(`apt-get ${args.join(' ')} failed:\n${output}`);
    }
  }
  return newest();
};

const newest = () => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  return versions
    .toSorted((a, b) => b - a)
    .map((version) => join(VERSIONS, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')) && existsSync(join(folder, 'postgres')));
};
