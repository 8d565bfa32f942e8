import sql from 'sql-template-tag';
import { makeRightsCache } from './rights-cache.ts';
import { makePool } from './connect.ts';
import type { Db } from './db.ts';
import { makeDisk, RELEASE_BEFORE_DISK } from './folder/disk.ts';
import { enterApiKey, readEnteredKey } from './enter-api-key.ts';
import { enterSession, readEntered } from './enter-session.ts';
import type { Entered } from './enter-session.ts';
import { listenOnPostgres } from './listen.ts';
import { asOwner, assertSchemaOf, migrateAtStart } from './schema/owner.ts';
import { readAs } from './reading.ts';
import { transaction, transactionOf } from './transaction.ts';

export type PostgresOptions = {
  url: string;
  poolSize?: number;
  /** `check`: refuses a schema that is behind, and accepts a later one. */
  migrations?: 'run' | 'check';
};

/**
 * PostgreSQL with a pool of pipelined connections. A transaction's opening statements and the first query of a read travel in one round
 * trip, and a read does not wait for its commit. Connections use the role dasbor_app unless a transaction sets another.
 */
export const openPostgres = async ({
  url,
  poolSize = 10,
  migrations = 'run',
}: PostgresOptions): Promise<Db> => {
  await (migrations === 'run' ? migrateAtStart(url) : assertSchemaOf(url));
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
