// The PostgreSQL of a Debian package: the one of the npm package has no pg_basebackup. Installs it, if there is none and we may.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDebianPackage } from './debian-package.mjs';

const VERSIONS = '/usr/lib/postgresql';

/** The folder of its commands, or undefined if there is none and it cannot be installed. */
export const ensurePostgres = async () => {
  const folder = newest();
  if (folder) return folder;
  await ensureDebianPackage({ name: 'postgresql', programs: [], without: 'backups are not tested' });
  return newest();
};

const newest = () => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  return versions
    .toSorted((a, b) => b - a)
    .map((version) => join(VERSIONS, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')) && existsSync(join(folder, 'postgres')));
};
