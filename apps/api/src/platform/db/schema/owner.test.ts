import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { assertSchema } from './check-schema.ts';
import { StartRefusal } from '../folder/data-lock.ts';
import { migrateUrl } from './owner.ts';

const given = inject('database');

describe.runIf(given.kind === 'postgres')('migrations beside a running version', () => {
  const adminUrl = given.kind === 'postgres' ? given.adminUrl : '';
  const FIRST = { '0001_roles.sql': 'create table payment (id int primary key, note text)' };
  const OLDEST = {
    '0002_oldest.sql': 'alter table schema_migration add column oldest text',
  };
  let url: string;
  let name: string;
  let path: string;
  let folder: URL;
  let client: pg.Client;

  const connect = async (to: string): Promise<pg.Client> => {
    const connected = new pg.Client({ connectionString: to });
    await connected.connect();
    return connected;
  };
  const release = async (files: Readonly<Record<string, string>>): Promise<void> => {
    for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text);
  };
  /** The migrations of another version. */
  const version = async (files: Readonly<Record<string, string>>): Promise<URL> => {
    const other = await mkdtemp(join(path, 'version-'));
    for (const [file, text] of Object.entries(files)) await writeFile(join(other, file), text);
    return pathToFileURL(`${other}/`);
  };
  const check = (of: URL) =>
    assertSchema(
      { exec: (text) => client.query(text), query: (text, values) => client.query(text, values) as never },
      of,
    ).then(
      () => 'starts',
      (error: unknown) => (error instanceof StartRefusal ? error.message : error),
    );

  beforeEach(async () => {
    name = `migrated_${randomBytes(6).toString('hex')}`;
    const admin = await connect(adminUrl);
    await admin.query(`create database ${name}`);
    await admin.end();
    url = adminUrl.replace(/\/postgres$/, `/${name}`);
    client = await connect(url);
    path = await mkdtemp(join(tmpdir(), 'dasbor-migrations-'));
    folder = pathToFileURL(`${path}/`);
    await release(FIRST);
  });
  afterEach(async () => {
    await client.end();
    const admin = await connect(adminUrl);
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await rm(path, { recursive: true });
  });

  test('run once if two processes start them at the same time', async () => {
    await release({ '0002_slow.sql': `select pg_sleep(0.3); create table refund (id int)` });

    const both = await Promise.all([migrateUrl(url, { folder }), migrateUrl(url, { folder })]);

    expect(both.toSorted((a, b) => b.length - a.length)).toEqual([['0001_roles.sql', '0002_slow.sql'], []]);
  });

  test('let other calls pass while a table is locked, and run when it is free', async () => {
    await migrateUrl(url, { folder });
    await release({ '0002_column.sql': 'alter table payment add column amount int' });
    const busy = await connect(url);
    await busy.query('begin; lock table payment in share mode');
    const waits = Promise.withResolvers<string>();

    const migrated = migrateUrl(url, { folder, onWait: waits.resolve, pauseMs: 20 });
    const why = await waits.promise;
    const { rows } = await client.query('select count(*)::int as count from payment');
    await busy.query('commit');
    await busy.end();

    expect(why).toContain('0002_column.sql failed: canceling statement due to lock timeout; tries again');
    expect(rows).toEqual([{ count: 0 }]);
    expect(await migrated).toEqual(['0002_column.sql']);
  });

  test('outside a transaction create an index without blocking, also after a try that failed', async () => {
    await migrateUrl(url, { folder });
    await client.query(`insert into payment values (1, 'twice'), (2, 'twice')`);
    await release({
      '0002_index.sql': `-- outside a transaction
        drop index concurrently if exists payment_note;
        -- one payment per note
        create unique index concurrently payment_note on payment (note);`,
    });

    await expect(migrateUrl(url, { folder })).rejects.toThrow('0002_index.sql failed: could not create');
    await client.query('delete from payment where id = 2');

    expect(await migrateUrl(url, { folder })).toEqual(['0002_index.sql']);
    const { rows } = await client.query(
      `select indisvalid as valid from pg_index where indexrelid = 'payment_note'::regclass`,
    );
    expect(rows).toEqual([{ valid: true }]);
  });

  test('that are missing stop a server with one sentence', async () => {
    await migrateUrl(url, { folder });
    const newer = await version({ ...FIRST, '0002_refund.sql': 'create table refund (id int)' });

    expect(await check(newer)).toBe(
      "The database lacks 1 of this version's migrations (from 0002_refund.sql); run `npm run migrate` first.",
    );
    expect(await check(folder)).toBe('starts');
  });

  test('of a later version stop neither a server nor the migrations of the version before', async () => {
    await migrateUrl(url, { folder });
    const newer = await version({ ...FIRST, '0002_refund.sql': 'create table refund (id int)' });
    await migrateUrl(url, { folder: newer });

    expect(await check(folder)).toBe('starts');
    expect(await migrateUrl(url, { folder })).toEqual([]);
  });

  test('that end the support of older versions stop those only', async () => {
    const old = await version(FIRST);
    const between = await version({ ...FIRST, ...OLDEST });
    const newest = await version({
      ...FIRST,
      ...OLDEST,
      '0003_drop.sql': '-- oldest version: 0002_oldest.sql\nalter table payment drop column note',
    });
    await migrateUrl(url, { folder: newest });

    expect(await check(old)).toBe(
      'A newer version changed the database (0003_drop.sql) and supports only versions with 0002_oldest.sql; start a newer version.',
    );
    expect([await check(between), await check(newest)]).toEqual(['starts', 'starts']);
  });

  test('are checked by a user who owns nothing', async () => {
    await migrateUrl(url);
    const user = `${name}_api`;
    await client.query(
      `create role ${user} login password 'postgres' in role dasbor_app, dasbor_auth, dasbor_system`,
    );
    const owned = client;
    client = await connect(url.replace('//postgres:', `//${user}:`));
    try {
      const { rows } = await client.query('select session_user::text as user');
      expect(rows).toEqual([{ user }]);
      expect(await check(new URL('../../../../migrations/', import.meta.url))).toBe('starts');
    } finally {
      await client.end();
      client = owned;
      await client.query(`drop role ${user}`);
    }
  });
});
