import pg from 'pg';
import sql from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';

const given = inject('database');

// The embedded database has no connections to lose.
test.runIf(given.kind === 'postgres')(
  'a connection that the database ends during a transaction fails only that transaction',
  async () => {
    const { db, drop } = await openTestDatabase();
    const admin = new pg.Client({ connectionString: given.kind === 'postgres' ? given.adminUrl : '' });
    await admin.connect();

    const lost = db.system(async (tx) => {
      const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await admin.query('select pg_terminate_backend($1)', [pid]);
      // No query is pending between two statements.
      await expect.poll(() => isThere(admin, pid)).toBe(false);
      return tx.one(sql`select 1 as one`);
    });

    await expect(lost).rejects.toThrow(/[Cc]onnection|terminat/);
    expect(await db.system((tx) => tx.one(sql`select 1 as one`))).toEqual({ one: 1 });
    await admin.end();
    await drop();
  },
);

const isThere = async (admin: pg.Client, pid: number): Promise<boolean> => {
  const { rowCount } = await admin.query('select 1 from pg_stat_activity where pid = $1', [pid]);
  return rowCount === 1;
};
