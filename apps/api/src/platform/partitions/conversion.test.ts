import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { MigrationClient } from '../db/schema/applied.ts';
import { migrate } from '../db/schema/migrate.ts';
import { untilFree } from '../db/schema/owner.ts';

const given = inject('database');
const FOLDER = new URL('../../../migrations/', import.meta.url);
const FIRST_OF_PARTITIONS = '0420';

// What a server of the version before runs, while it is replaced.
const OLD_DELIVERY = `
  insert into webhook_delivery
  select * from json_populate_recordset(null::webhook_delivery, $1::json)
      on conflict (merchant_id, mode, event_id, webhook_id) do nothing`;
const OLD_REQUEST = `
  insert into api_request select * from json_populate_recordset(null::api_request, $1::json) on conflict do nothing`;

const delivery = (id: string) => ({
  merchant_id: 'mer_a',
  mode: 'live',
  id,
  webhook_id: 'whk_1',
  webhook_name: 'Toko',
  event: 'payment.completed',
  event_id: 'evt_01KAJ800000000000000000001',
  subject_id: 'pay_1',
  url: 'https://toko.example',
  status: 'pending',
  attempts: 0,
  tries: 0,
  created_at: '2026-11-20T03:00:00Z',
});
const request = {
  merchant_id: 'mer_a',
  mode: 'live',
  id: 'req_1',
  key_id: 'key_1',
  operation: 'listOrders',
  method: 'GET',
  path: '/orders',
  url: '/orders',
  status: 200,
  duration_ms: 1,
  ip: '127.0.0.1',
  search_text: '',
  created_at: '2026-11-20T03:00:00Z',
};

describe.runIf(given.kind === 'postgres')('a database with rows', () => {
  const adminUrl = given.kind === 'postgres' ? given.adminUrl : '';
  const admin = new pg.Client(adminUrl);
  const owner = new pg.Client(new URL('before_partitions', adminUrl).href);
  const client: MigrationClient = {
    exec: (text) => owner.query(text),
    query: (text, values) => owner.query(text, values) as never,
  };
  const one = async (text: string) => (await owner.query<Record<string, unknown>>(text)).rows[0];
  const files = (table: string) =>
    one(`select pg_relation_filenode('${table}') as rows,
                (select pg_relation_filenode(indexrelid) from pg_index where indrelid = '${table}'::regclass and indisprimary) as keys`);
  let before: unknown;

  beforeAll(async () => {
    await admin.connect();
    await admin.query('create database before_partitions');
    await owner.connect();
    await migrateUntil(owner, FIRST_OF_PARTITIONS);
    await owner.query('set session_replication_role = replica');
    await owner.query(`
      insert into outbox (merchant_id, mode, topic, aggregate, payload, seq)
        select 'mer_a', 'live', 'payment.completed', 'pay_' || n, '{}', n from generate_series(1, 3) n;
      insert into page_view (merchant_id, mode, user_id, route, viewed_at) values ('mer_a', 'live', 'usr_1', '/home', '2026-01-01')`);
    await owner.query(OLD_DELIVERY, [JSON.stringify([delivery('whd_1')])]);
    await owner.query(OLD_REQUEST, [JSON.stringify([request])]);
    before = [await files('outbox'), await files('webhook_delivery')];
  });
  afterAll(async () => {
    await owner.end();
    await admin.query('drop database before_partitions with (force)');
    await admin.end();
  });

  test('waits for a reader in short turns, so that a writer gets in between', async () => {
    const reader = new pg.Client(new URL('before_partitions', adminUrl).href);
    const writer = new pg.Client(new URL('before_partitions', adminUrl).href);
    await Promise.all([reader.connect(), writer.connect()]);
    await reader.query('begin; select 1 from page_view');

    const migrated = migrate(client, { attempt: untilFree({ pauseMs: 500 }) });
    const isWaiting = async () =>
      (
        await admin.query(
          `select 1 from pg_stat_activity where datname = 'before_partitions' and wait_event_type = 'Lock'`,
        )
      ).rowCount === 1;
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
    const began = performance.now();
    await writer.query(`insert into page_view (merchant_id, mode, user_id, route, viewed_at)
      values ('mer_a', 'live', 'usr_1', '/meanwhile', '2026-01-02')`);
    const waited = performance.now() - began;
    await reader.query('commit');
    await migrated;
    await Promise.all([reader.end(), writer.end()]);

    expect(waited).toBeLessThan(1500);
  }, 60_000);

  test('keeps its files: nothing is copied and no key is built again', async () => {
    const partition = (table: string) =>
      one(`select inhrelid::regclass::text as name from pg_inherits
            where inhparent = '${table}'::regclass and inhrelid::regclass::text not like '%later'`);
    const names = [await partition('outbox'), await partition('webhook_delivery')];

    expect(await Promise.all(names.map((found) => files(String(found?.name))))).toEqual(before);
  });

  test('has its rows, and counts on from its last number', async () => {
    await owner.query(
      `insert into outbox (merchant_id, mode, topic, aggregate, payload) values ('mer_a', 'live', 't', 'pay_4', '{}')`,
    );

    expect((await owner.query('select id, seq from outbox order by id')).rows).toEqual([
      { id: '1', seq: '1' },
      { id: '2', seq: '2' },
      { id: '3', seq: '3' },
      { id: '4', seq: null },
    ]);
    expect(await one('select count(*)::int as n from page_view')).toEqual({ n: 2 });
  });

  test('takes the statements of the version before, and an event is still sent to a webhook once', async () => {
    await owner.query(OLD_DELIVERY, [JSON.stringify([delivery('whd_2')])]);
    await owner.query(OLD_REQUEST, [JSON.stringify([request, { ...request, id: 'req_2' }])]);

    expect((await owner.query('select id from webhook_delivery')).rows).toEqual([{ id: 'whd_1' }]);
    expect((await owner.query('select id from api_request order by id')).rows).toEqual([
      { id: 'req_1' },
      { id: 'req_2' },
    ]);
  });
});

/** The migrations before this one, as the version before ran them. */
const migrateUntil = async (owner: pg.Client, end: string): Promise<void> => {
  await owner.query(
    'create table schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const names = (await readdir(FOLDER)).filter((name) => name < end).toSorted();
  for (const name of names) {
    const text = await readFile(new URL(name, FOLDER), 'utf8');
    await owner.query(`begin; ${text}; commit`);
    await owner.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      name,
      createHash('sha256').update(text).digest('hex'),
    ]);
  }
};
