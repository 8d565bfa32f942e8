import { readApplied } from './applied.ts';
import type { MigrationClient } from './applied.ts';
import { StartRefusal } from '../folder/data-lock.ts';
import { changed } from './migrate.ts';
import { migrationFiles } from './migration-files.ts';

export type SchemaState = {
  /** Migrations of this version that have not run. */
  missing: string[];
  /** Migrations of later versions. */
  ahead: string[];
  /** The migration of a later version that ended the support of this one, and the oldest migration that it supports. */
  ended: { by: string; oldest: string } | undefined;
};

/** Compares the database with the migrations of this version, and writes nothing. */
export const schemaState = async (client: MigrationClient, folder?: URL): Promise<SchemaState> => {
  const files = await migrationFiles(folder);
  const applied = await readApplied(client, files[0]?.name ?? '');
  const known = new Set(files.map(({ name }) => name));
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of files)
    if (checksums.has(name) && checksums.get(name) !== checksum) throw changed(name);
  const ahead = applied.filter(({ name }) => !known.has(name));
  const ended = ahead.find(({ oldest }) => oldest !== null && !known.has(oldest));
  return {
    missing: files.map(({ name }) => name).filter((name) => !checksums.has(name)),
    ahead: ahead.map(({ name }) => name).toSorted(),
    ended: ended && { by: ended.name, oldest: ended.oldest ?? '' },
  };
};

/**
 * Refuses a schema on which this version cannot work: one that is behind it, or a later one that ended its support. Other later schemas
 * only add, so this version keeps working while the next one is rolled out.
 */
export const assertSchema = async (client: MigrationClient, folder?: URL): Promise<void> => {
  const { missing, ended } = await schemaState(client, folder);
  const [first] = missing;
  if (first !== undefined)
    throw new StartRefusal(
      `The database lacks ${missing.length} of this version's migrations (from ${first}); run \`npm run migrate\` first.`,
    );
  if (ended)
    throw new StartRefusal(
      `A newer version changed the database (${ended.by}) and supports only versions with ${ended.oldest}; start a newer version.`,
    );
};
