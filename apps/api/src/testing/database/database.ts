import { inject } from 'vitest';
import { copyDatabase } from '../../../../../scripts/lib/postgres.ts';
import type { Db } from '../../platform/db/db.ts';
import { openDb } from '../../platform/db/open-db.ts';
import { checkLedger } from '../../platform/ledger/check.ts';
import { demoTemplate } from './demo-template.ts';
import { makeDemo } from '../demo.ts';
import { borrowEmbedded } from './embedded.ts';

export type TestDatabase = {
  db: Db;
  /** Of a PostgreSQL, for use by another process; the embedded database has none. */
  url?: string;
  reopen: () => Promise<Db>;
  /** Fails if the ledger does not balance: no test file may lose or create a rupiah. */
  drop: () => Promise<void>;
  /** Skips the ledger check, for tests that corrupt it. */
  discard: () => Promise<void>;
};

/** A migrated database for this test file, empty or with demo data. `reopen` returns what a restarted server would find. */
export const openTestDatabase = async ({ hasDemo = false } = {}): Promise<TestDatabase> => {
  const opened = await openOne(hasDemo);
  const drop = async (): Promise<void> => {
    const faults = await checkLedger(opened.db);
    await opened.discard();
    if (faults.length > 0) throw new Error(`The books do not close: ${JSON.stringify(faults)}`);
  };
  return { ...opened, drop };
};

const openOne = async (hasDemo: boolean): Promise<Omit<TestDatabase, 'drop'>> => {
  const given = inject('database');
  if (given.kind === 'pglite') {
    const { embedded, giveBack } = await borrowEmbedded(given.snapshot);
    const db = await openDb({ embedded });
    if (hasDemo) await makeDemo(db);
    return { db, reopen: () => Promise.resolve(db), discard: giveBack };
  }

  const template = hasDemo ? await demoTemplate(given.adminUrl, given.template) : given.template;
  const { url, remove } = await copyDatabase(new URL(template, given.adminUrl).href);
  const opened = [await openDb({ url })];
  return {
    url,
    db: opened[0] as Db,
    reopen: async () => {
      const again = await openDb({ url });
      opened.push(again);
      return again;
    },
    discard: async () => {
      await Promise.all(opened.map((db) => db.close()));
      await remove();
    },
  };
};
