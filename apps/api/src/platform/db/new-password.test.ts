import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sql from 'sql-template-tag';
import { expect, inject, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openDb } from './open-db.ts';

test.runIf(inject('database').kind !== 'pglite')(
  'a changed database password needs a new file and no restart',
  { timeout: 30_000 },
  async () => {
    const { url = '', discard } = await openTestDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'dasbor-password-'));
    const role = `rotating_${process.pid}`;
    const setPassword = async (password: string): Promise<void> => {
      await owner.query(`alter role ${role} password '${password}'`);
      writeFileSync(join(folder, 'pgpass'), `*:*:*:${role}:${password}\n`);
    };
    const owner = new pg.Client({ connectionString: new URL('postgres', url).href });
    await owner.connect();
    await owner.query(`create role ${role} login superuser`);
    await setPassword('first');
    const address = new URL(url);
    address.username = role;
    address.password = '';
    address.searchParams.set('passfile', join(folder, 'pgpass'));
    const db = await openDb({ url: address.href, poolSize: 2 });
    const read = () => db.system((tx) => tx.one<{ one: number }>(sql`select 1 as one`));

    expect(await read()).toEqual({ one: 1 });
    await setPassword('second');
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);

    // The pool notices the broken connections with the first calls.
    await vi.waitFor(async () => expect(await read()).toEqual({ one: 1 }), { timeout: 10_000 });
    writeFileSync(join(folder, 'pgpass'), `*:*:*:${role}:wrong\n`);
    await expect(openDb({ url: address.href })).rejects.toThrow(/password authentication failed/);
    await db.close();
    await discard();
    await owner.query(`drop role ${role}`);
    await owner.end();
    rmSync(folder, { recursive: true });
  },
);
