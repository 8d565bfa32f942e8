import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { StartRefusal } from '../folder/data-lock.ts';
import { migrate } from './migrate.ts';
import { openDb } from '../open-db.ts';

test('a database of a newer version is rejected with one sentence and left unchanged', async () => {
  const done: string[] = [];
  const applied = ['0001_roles.sql', '9999_of_tomorrow.sql'].map((name) => ({ name, checksum: 'x' }));
  const client = {
    exec: async (text: string) => done.push(text),
    query: async <R>(text: string) => ({
      rows: (text.includes('as ours') ? [{ ours: true }] : applied) as R[],
    }),
  };

  const refused: unknown = await migrate(client).catch((error: unknown) => error);

  expect(refused).toBeInstanceOf(StartRefusal);
  expect(String(refused)).toContain('newer version (9999_of_tomorrow.sql)');
  expect(done).toHaveLength(0);
});

const given = inject('database');

describe.runIf(given.kind === 'postgres')('the database of DATABASE_URL', () => {
  const adminUrl = given.kind === 'postgres' ? given.adminUrl : '';
  const urlOf = (name: string, user = 'postgres') =>
    adminUrl.replace(/\/postgres$/, `/${name}`).replace('//postgres:', `//${user}:`);
  const inDatabase = async (url: string, text: string): Promise<{ name: string }[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<{ name: string }>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const tablesOf = async (name: string) =>
    (
      await inDatabase(
        urlOf(name),
        `select c.relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
      )
    ).map((row) => row.name);

  /** Opens a database set up by `prepared`; if `rights` is given, as another user with these privileges. */
  const opening = async (prepared: string, rights?: string) => {
    const name = `foreign_${randomBytes(6).toString('hex')}`;
    await inDatabase(adminUrl, `create database ${name}`);
    if (prepared) await inDatabase(urlOf(name), prepared);
    const user = rights === undefined ? 'postgres' : name;
    if (rights !== undefined)
      await inDatabase(adminUrl, `create role ${name} login password 'postgres' ${rights}`);
    const before = await tablesOf(name);
    const opened = await openDb({ url: urlOf(name, user) }).catch((error: unknown) => error);
    return { opened, before, after: await tablesOf(name), name };
  };

  const OF_ANOTHER =
    /^The database has tables of another program \((.+)\); name an empty one in DATABASE_URL\.$/;
  const RIGHTS =
    /^The database cannot be migrated \((.+)\): the user of DATABASE_URL must own its database and be able to create roles\.$/;

  test.each<[string, string, string | undefined, RegExp, string]>([
    [
      'with one table of another program',
      'create table customer (id int)',
      undefined,
      OF_ANOTHER,
      'customer',
    ],
    [
      'with many tables',
      'create table a (id int); create table b (id int); create view c as select 1 as x; create table d (id int)',
      undefined,
      OF_ANOTHER,
      'a, b, c, …',
    ],
    [
      "with another program's migration table",
      'create table schema_migration (version bigint)',
      undefined,
      OF_ANOTHER,
      'schema_migration',
    ],
    [
      "with another program's migration table that has our columns",
      `create table schema_migration (name text, checksum text); insert into schema_migration values ('001_init', 'x')`,
      undefined,
      OF_ANOTHER,
      'schema_migration',
    ],
    ['whose user may not create tables', '', 'createrole', RIGHTS, 'permission denied for schema public'],
    [
      'whose user may not create roles',
      'grant create on schema public to public',
      '',
      RIGHTS,
      'permission denied to create role',
    ],
  ])('%s is rejected with one sentence and left unchanged', async (_, prepared, rights, sentence, why) => {
    const { opened, before, after } = await opening(prepared, rights);

    expect(opened).toBeInstanceOf(StartRefusal);
    expect(sentence.exec((opened as StartRefusal).message)?.[1]).toBe(why);
    expect(after).toEqual(before);
  });

  test('is accepted if it contains only an extension, and again when it has our tables', async () => {
    const { opened, after, name } = await opening('create extension pg_stat_statements');
    await (opened as Awaited<ReturnType<typeof openDb>>).close();

    expect(after).toContain('merchant');
    await (await openDb({ url: urlOf(name) })).close();
  });
});
