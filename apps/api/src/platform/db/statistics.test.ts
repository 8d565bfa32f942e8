import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { makeDataFolder } from '../../testing/data-folder.ts';
import type { Db } from './db.ts';
import { openDb } from './open-db.ts';

const write = (db: Db, rows: number) =>
  db.system((tx) =>
    tx.run(sql`
      insert into page_view (merchant_id, mode, user_id, route, viewed_at)
      select 'mer_a', 'live', 'usr_a', '/home', '2026-01-01'::timestamptz from generate_series(1, ${rows}::integer)`),
  );
const knownRows = async (db: Db): Promise<number> => {
  const { rows } = await db.system((tx) =>
    tx.one<{
      rows: number;
    }>(sql`select reltuples as rows from pg_class c join pg_inherits i on i.inhrelid = c.oid
       where i.inhparent = 'page_view'::regclass and c.relname not like '%later'`),
  );
  return rows;
};

test.runIf(inject('database').kind === 'pglite')(
  'the embedded database updates its row estimates when a table grows',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dasbor-statistics-'));
    await makeDataFolder(dataDir);
    const db = await openDb({ dataDir });
    onTestFinished(async () => {
      await db.close();
      rmSync(dataDir, { recursive: true });
    });

    expect(await knownRows(db)).toBe(-1);
    await db.system((tx) =>
      tx.run(
        sql`insert into merchant (merchant_id, name, created_at) values ('mer_a', 'Kopi A', '2026-01-01')`,
      ),
    );

    await write(db, 1000);
    await vi.waitFor(async () => expect(await knownRows(db)).toBe(1000), { timeout: 20_000, interval: 100 });
    await write(db, 1000);
    await vi.waitFor(async () => expect(await knownRows(db)).toBe(2000), { timeout: 20_000, interval: 100 });
  },
);
