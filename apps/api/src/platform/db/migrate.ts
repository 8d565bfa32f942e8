import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { readApplied, refusalOfRights } from './applied.ts';
import type { MigrationClient } from './applied.ts';
import { StartRefusal } from './folder/data-lock.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);

/**
 * Plain SQL files in order of their names, each run once in its own transaction. A file that was changed after it ran stops the start,
 * because the database and the repository would differ from then on. A database of another program is never written to.
 */
export const migrate = async (client: MigrationClient): Promise<string[]> => {
  const files = await migrationFiles();
  const found = await readApplied(client, files[0]?.name ?? '').catch((error: unknown) => {
    throw refusalOfRights(error) ?? error;
  });
  const applied = new Map(found.map(({ name, checksum }) => [name, checksum]));
  assertKnown([...applied.keys()], files);
  const added: string[] = [];
  for (const { name, text, checksum } of files) {
    const before = applied.get(name);
    if (before === checksum) continue;
    if (before !== undefined)
      throw new StartRefusal(`Migration ${name} was changed after it was applied; write a new one instead.`);
    const statements = `begin; ${applied.size + added.length === 0 ? MADE : ''} ${text};
      insert into schema_migration (name, checksum) values ('${name}', '${checksum}'); commit`;
    await runOnce(client, statements).catch((cause: unknown) => {
      throw (
        refusalOfRights(cause) ??
        new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause })
      );
    });
    added.push(name);
  }
  return added;
};

// For half a minute. A migration with a `lock_timeout` lets others pass in between.
const LOCK_TRIES = 60;
const NEXT_TRY_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

const runOnce = async (client: MigrationClient, statements: string, tries = 1): Promise<void> => {
  try {
    await client.exec(statements);
  } catch (cause) {
    await client.exec('rollback');
    if ((cause as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === LOCK_TRIES) throw cause;
    await delay(NEXT_TRY_MS);
    await runOnce(client, statements, tries + 1);
  }
};

// Part of the first migration, so that a failure leaves nothing.
const MADE = `create table if not exists schema_migration
  (name text primary key, checksum text not null, applied_at timestamptz not null default now());`;

/** This version could damage the data of a later version: it does not know that version's columns and rules. */
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

const migrationFiles = async (): Promise<{ name: string; text: string; checksum: string }[]> => {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
};
