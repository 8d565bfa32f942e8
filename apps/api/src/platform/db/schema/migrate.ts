import { readApplied, refusalOfRights } from './applied.ts';
import type { MigrationClient } from './applied.ts';
import { StartRefusal } from '../folder/data-lock.ts';
import { migrationFiles, statementsOf } from './migration-files.ts';
import type { MigrationFile } from './migration-files.ts';

export type MigrateOptions = {
  /** Default: the migrations of this version. */
  folder?: URL;
  /** Runs the step again if a lock was not free. Default: once. */
  attempt?: (step: () => Promise<void>) => Promise<void>;
};

/**
 * Plain SQL files in order of their names, each run once in its own transaction. A file that was changed after it ran stops the start,
 * because the database and the repository would differ from then on. A database of another program is never written to.
 */
export const migrate = async (
  client: MigrationClient,
  { folder, attempt = (step) => step() }: MigrateOptions = {},
): Promise<string[]> => {
  const files = await migrationFiles(folder);
  const found = await readApplied(client, files[0]?.name ?? '').catch((error: unknown) => {
    throw refusalOfRights(error) ?? error;
  });
  const applied = new Map(found.map(({ name, checksum }) => [name, checksum]));
  assertKnown([...applied.keys()], files);
  const added: string[] = [];
  for (const file of files) {
    const { name, checksum } = file;
    const before = applied.get(name);
    if (before === checksum) continue;
    if (before !== undefined) throw changed(name);
    await attempt(() => apply(client, file, applied.size + added.length === 0));
    added.push(name);
  }
  return added;
};

export const changed = (name: string): StartRefusal =>
  new StartRefusal(`Migration ${name} was changed after it was applied; write a new one instead.`);

const apply = async (client: MigrationClient, file: MigrationFile, isFirst: boolean): Promise<void> => {
  const { name, text, isOutside } = file;
  try {
    if (isOutside) {
      // If one of them fails, the next try runs all of them again, so each must be repeatable.
      for (const statement of statementsOf(text)) await client.exec(statement);
      await client.exec(noteOf(file));
    } else await client.exec(`begin; ${isFirst ? MADE : ''} ${text}; ${noteOf(file)}; commit`);
  } catch (cause) {
    if (!isOutside) await client.exec('rollback');
    throw (
      refusalOfRights(cause) ?? new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause })
    );
  }
};

const noteOf = ({ name, checksum, oldest }: MigrationFile): string =>
  oldest === undefined
    ? `insert into schema_migration (name, checksum) values ('${name}', '${checksum}')`
    : `insert into schema_migration (name, checksum, oldest) values ('${name}', '${checksum}', '${oldest}')`;

// Part of the first migration, so that a failure leaves nothing.
const MADE = `create table if not exists schema_migration
  (name text primary key, checksum text not null, applied_at timestamptz not null default now());`;

/** Migrations of two versions would run in an order that nobody tested. */
const assertKnown = (applied: readonly string[], files: readonly { name: string }[]): void => {
  const newest = applied
    .filter((name) => files.every((file) => file.name !== name))
    .toSorted()
    .at(-1);
  if (newest === undefined) return;
  throw new StartRefusal(
    `The database was migrated by a newer version (${newest}); start that version, or another database.`,
  );
};
