import { setTimeout as delay } from 'node:timers/promises';
import type { MigrationClient } from './applied.ts';
import { assertSchema, schemaState } from './check-schema.ts';
import { makeClient } from '../connect.ts';
import { StartRefusal } from '../folder/data-lock.ts';
import { migrate } from './migrate.ts';

// Any number, as long as all instances use the same one.
const MIGRATION_LOCK = 7_203_114;
const LOOK_AGAIN_MS = 300;
// A statement that waits for a table lock makes all later calls for that table wait behind it. So it gives up soon and tries again later.
const LOCK_TIMEOUT = '2s';
const PAUSE_MS = 3000;
const MOST_ATTEMPTS = 40;
const LOCK_NOT_AVAILABLE = '55P03';

type Options = {
  folder?: URL;
  /** Is told why a migration waits. */
  onWait?: (why: string) => void;
  pauseMs?: number;
  attempts?: number;
};

/**
 * Runs the migrations beside a running version. Only one process migrates at a time; the others wait and then find nothing to do. Accepts
 * a database of a later version if nothing is missing, as after a rollback. Returns the migrations that it ran.
 */
export const migrateUrl = (url: string, options: Options = {}): Promise<string[]> =>
  asOwner(url, async (client) => {
    const { folder, onWait = () => undefined } = options;
    await lock(client, onWait);
    if ((await schemaState(client, folder)).missing.length === 0) return [];
    await client.exec(`set lock_timeout to '${LOCK_TIMEOUT}'`);
    return migrate(client, { ...(folder && { folder }), attempt: untilFree(options) });
  });

/** Migrates, and refuses a database of a later version. For servers that migrate when they start. */
export const migrateAtStart = (url: string): Promise<string[]> =>
  asOwner(url, async (client) => {
    await lock(client, () => undefined);
    return migrate(client, { attempt: untilFree() });
  });

/** Runs a step again while a lock that it needs is not free. */
export const untilFree =
  ({
    onWait = () => undefined,
    pauseMs = PAUSE_MS,
    attempts = MOST_ATTEMPTS,
  }: Omit<Options, 'folder'> = {}) =>
  async <T>(step: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await step();
      } catch (error) {
        if (!isLocked(error) || attempt === attempts) throw error;
        onWait(`${(error as Error).message}; tries again (${attempt} of ${attempts - 1})`);
        await delay(pauseMs);
      }
    }
  };

export const assertSchemaOf = (url: string): Promise<void> => asOwner(url, (client) => assertSchema(client));

/** With a connection of its own, as the user of the address. */
export const asOwner = async <T>(url: string, work: (client: MigrationClient) => Promise<T>): Promise<T> => {
  const owner = makeClient(url);
  try {
    await owner.connect();
  } catch (cause) {
    throw new StartRefusal(`The database at ${address(url)} cannot be reached: ${reason(cause)}.`, { cause });
  }
  try {
    return await work({
      exec: (text) => owner.query(text),
      query: (text, values) => owner.query(text, values) as never,
    });
  } finally {
    await owner.end();
  }
};

// Asks again and again: a waiting `pg_advisory_lock` holds a snapshot, for which `create index concurrently` of the other would wait.
const lock = async (client: MigrationClient, onWait: (why: string) => void): Promise<void> => {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.got) return;
    if (isFirst) onWait('another process migrates this database; waits for it');
    await delay(LOOK_AGAIN_MS);
  }
};

/** A migration wraps the database's error. */
const isLocked = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code === LOCK_NOT_AVAILABLE || cause?.code === LOCK_NOT_AVAILABLE;
};

const address = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.host}${parsed.pathname}` : 'DATABASE_URL';
};

const reason = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || 'no answer';
};
