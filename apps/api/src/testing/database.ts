import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Db } from '../platform/db/db.ts';
import { openDb } from '../platform/db/open-db.ts';
import { borrowEmbedded } from './embedded.ts';

/** A migrated, empty database of this test file's own; `reopen` is what a restarted server would find. */
export const openTestDatabase = async (): Promise<{
  db: Db;
  /** Of a PostgreSQL, for a process of its own; the embedded database has none. */
  url?: string;
  reopen: () => Promise<Db>;
  drop: () => Promise<void>;
}> => {
  const given = inject('database');
  if (given.kind === 'pglite') {
    const { embedded, giveBack } = await borrowEmbedded(given.snapshot);
    const db = await openDb({ embedded });
    return { db, reopen: () => Promise.resolve(db), drop: giveBack };
  }

  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(given.adminUrl, `create database ${name} template ${given.template}`);
  const url = given.adminUrl.replace(/postgres$/, name);
  const opened = [await openDb({ url })];
  return {
    url,
    db: opened[0] as Db,
    reopen: async () => {
      const again = await openDb({ url });
      opened.push(again);
      return again;
    },
    drop: async () => {
      await Promise.all(opened.map((db) => db.close()));
      await asAdmin(given.adminUrl, `drop database ${name} with (force)`);
    },
  };
};

const asAdmin = async (url: string, statement: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
};
