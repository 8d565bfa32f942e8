import { PGlite } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tracedQuery } from '../observe/sql-spans.ts';
import { lockDataDir } from './folder/data-lock.ts';
import type { MigrationClient } from './schema/applied.ts';
import type { Db } from './db.ts';
import { enterApiKey, readEnteredKey } from './enter-api-key.ts';
import { enterSession, readEntered } from './enter-session.ts';
import type { Entered } from './enter-session.ts';
import { refusalOfFolder } from './folder/refusal.ts';
import { migrate } from './schema/migrate.ts';
import { keepStatistics } from './statistics.ts';
import { expectOne, runEnding } from './tx.ts';
import type { Tx } from './tx.ts';
import { parsers, toParameter } from './values.ts';

/** The part of PGlite that is used here. */
export type Embedded = Pick<PGlite, 'transaction' | 'query' | 'exec' | 'listen' | 'close'>;

/** The embedded database. It has one connection, so transactions run one after another. Not for production. */
export const openPglite = async (dataDir: string): Promise<Db> => {
  const unlock = lockDataDir(dataDir);
  const pglite = await openFolder(dataDir).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const db = dbOverPglite(pglite, keepStatistics(pglite));
  return {
    ...db,
    close: async () => {
      await db.close();
      unlock();
    },
  };
};

/** @param ended called after each transaction */
export const dbOverPglite = (pglite: Embedded, ended: () => void = () => undefined): Db => {
  const as = async <T>(role: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done = await pglite.transaction(async (transaction) => {
      await transaction.exec(`set local role ${role}`);
      const tx = makeTx(transaction);
      const result = await work(tx);
      for (const ending of tx.endings) await runEnding(ending, tx.run);
      return result;
    });
    ended();
    return done;
  };

  return {
    tenant: ({ merchantId, mode, actorId = '', requestId = '' }, work) =>
      as('dasbor_app', async (tx) => {
        await tx.run(sql`select enter_tenant(${merchantId}, ${mode}, ${actorId}, ${requestId})`);
        return work(tx);
      }),
    session: (entry, work) =>
      as('dasbor_app', async (tx) => work(tx, readEntered(await tx.maybe<Entered>(enterSession(entry))))),
    key: (entry, work) =>
      as('dasbor_app', async (tx) => work(tx, readEnteredKey(await tx.maybe(enterApiKey(entry))))),
    signIn: (work) => as('dasbor_auth', work),
    system: (work) => as('dasbor_system', work),
    owner: (work) => work(ownerOf(pglite), { concurrently: false }),
    listen: (channel, heard) => pglite.listen(channel, heard),
    connections: () => undefined,
    ping: async () => {
      await pglite.query('select 1');
    },
    close: () => pglite.close(),
  };
};

const openFolder = async (dataDir: string): Promise<PGlite> => {
  const folder = join(dataDir, 'pglite');
  const isNew = !existsSync(folder);
  try {
    // If a file is in the folder's place, the slash makes this fail. Otherwise PGlite would initialise a whole database first.
    if (!isNew) statSync(`${folder}/`);
    const pglite = await PGlite.create({ dataDir: folder, parsers });
    await pglite.exec("set timezone to 'UTC'");
    await migrate(ownerOf(pglite));
    return pglite;
  } catch (error) {
    const refusal = refusalOfFolder(dataDir, error);
    // A half-created folder would block the next start, and contains no data yet.
    if (isNew) rmSync(folder, { recursive: true, force: true });
    throw refusal;
  }
};

const ownerOf = (pglite: Pick<Embedded, 'exec' | 'query'>): MigrationClient => ({
  exec: (text) => pglite.exec(text),
  query: (text, values) => pglite.query(text, values),
});

const makeTx = (transaction: Transaction): Tx => {
  const query = <R>(statement: Sql) =>
    tracedQuery(statement.text, () =>
      transaction.query<R>(statement.text, statement.values.map(toParameter)),
    );
  const rows = async <R>(statement: Sql): Promise<R[]> => (await query<R>(statement)).rows;
  return {
    rows,
    one: async <R>(statement: Sql): Promise<R> => expectOne(await rows<R>(statement)),
    maybe: async <R>(statement: Sql): Promise<R | undefined> => (await rows<R>(statement))[0],
    run: async (statement) => (await query(statement)).affectedRows ?? 0,
    endings: [],
  };
};
