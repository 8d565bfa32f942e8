import sql from 'sql-template-tag';
import { StartRefusal } from './folder/data-lock.ts';
import { makeRightsCache } from './rights-cache.ts';
import { makeClient, makePool } from './connect.ts';
import type { MigrationClient } from './applied.ts';
import type { Db } from './db.ts';
import { makeDisk, RELEASE_BEFORE_DISK } from './folder/disk.ts';
import { enterApiKey, readEnteredKey } from './enter-api-key.ts';
import { enterSession, readEntered } from './enter-session.ts';
import type { Entered } from './enter-session.ts';
import { listenOnPostgres } from './listen.ts';
import { migrate } from './migrate.ts';
import { readAs } from './reading.ts';
import { transaction, transactionOf } from './transaction.ts';

/**
 * PostgreSQL with a pool of pipelined connections. A transaction's opening statements and the first query of a read travel in one round
 * trip, and a read does not wait for its commit. Connections use the role dasbor_app unless a transaction sets another.
 */
export const openPostgres = async (url: string, poolSize = 10): Promise<Db> => {
  await migrateAsOwner(url);
  const pool = makePool(url, {
    max: poolSize,
    pipeline: true,
    onConnect: async (client) => {
      await client.query(
        // Assumes SSD or cached data. With the default cost for a spinning disk, PostgreSQL would replan for each call.
        `set role dasbor_app; set timezone to 'UTC'; set statement_timeout to '15s'; set random_page_cost to 1.1;
         set idle_in_transaction_session_timeout to '30s'; ${RELEASE_BEFORE_DISK}`,
      );
    },
  });
  const rightsCache = makeRightsCache();
  const disk = makeDisk(url);
  const lasting = async <T>(work: () => Promise<T>): Promise<T> => {
    const reached = await disk.open();
    const result = await work();
    await reached();
    return result;
  };

  return {
    tenant: ({ merchantId, mode, actorId = '', requestId = '' }, work) => {
      const enter = sql`select enter_tenant(${merchantId}, ${mode}, ${actorId}, ${requestId})`;
      return lasting(() => transactionOf(pool, { begin: 'begin', enter }, work));
    },
    session: (entry, work) =>
      entry.readOnly
        ? readAs(pool, rightsCache, entry, work)
        : lasting(() =>
            transaction(pool, { begin: 'begin', enter: enterSession(entry) }, (row) => {
              const entered = readEntered(row as Entered | undefined);
              return (tx) => work(tx, entered);
            }),
          ),
    key: (entry, work) => {
      // The key check and the read share one snapshot, so that a key that was just revoked sees nothing newer.
      const begin = entry.readOnly ? 'begin isolation level repeatable read, read only' : 'begin';
      const done = () =>
        transaction(pool, { begin, enter: enterApiKey(entry) }, (row) => {
          const entered = readEnteredKey(row);
          return (tx) => work(tx, entered);
        });
      return entry.readOnly ? done() : lasting(done);
    },
    signIn: (work) =>
      lasting(() => transactionOf(pool, { begin: 'begin; set local role dasbor_auth' }, work)),
    // Jobs and seeds may take longer than an interactive request.
    system: (work, { mayBeLost = false } = {}) => {
      const begin = `begin; set local role dasbor_system; set local statement_timeout to '30min'`;
      const done = () => transactionOf(pool, { begin }, work);
      return mayBeLost ? done() : lasting(done);
    },
    owner: (work) => asOwner(url, (client) => work(client, { concurrently: true })),
    listen: (channel, heard) => listenOnPostgres(url, channel, heard),
    connections: () => ({
      most: poolSize,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await pool.end();
      await disk.close();
    },
  };
};

// Any number, as long as all instances use the same one.
const MIGRATION_LOCK = 7_203_114;

const migrateAsOwner = (url: string): Promise<void> =>
  asOwner(url, async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(owner);
  });

const asOwner = async <T>(url: string, work: (owner: MigrationClient) => Promise<T>): Promise<T> => {
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

const address = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.host}${parsed.pathname}` : 'DATABASE_URL';
};

const reason = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || 'no answer';
};
