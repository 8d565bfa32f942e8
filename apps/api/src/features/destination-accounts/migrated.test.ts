import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import type { TestDatabase } from '../../testing/database/database.ts';
import { addPeople, MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';

const MIGRATION = new URL('../../../migrations/0220_destination_accounts.sql', import.meta.url);
const ACCOUNT = 'bank_code text, account_number text, account_name text, bank_account_name text';
/** The tables as they were before. */
const BEFORE = `
  drop table destination_account cascade;
  alter table withdrawal drop column destination_account_id;
  ${['withdrawal_schedule', 'balance_settings']
    .map(
      (table) =>
        `alter table ${table} drop column destination_account_id, add ${ACCOUNT.replaceAll(', ', ', add ')};`,
    )
    .join('\n')}`;

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await openTestDatabase();
  await addPeople(database.db);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.discard();
});

/** An account name, in the old columns. */
const withdrawal = (id: string, merchant: string, number: string, name: string, daysAgo: number) => `
  insert into withdrawal (merchant_id, mode, id, amount, bank_code, account_number, account_name, source, search_text, created_at, updated_at)
  values ('${merchant}', 'live', '${id}', 10000, 'bca', '${number}', '${name}', 'manual', '', now() - interval '${daysAgo} days', now());`;
const schedule = (merchant: string, number: string) => `
  insert into withdrawal_schedule (merchant_id, mode, bank_code, account_number, account_name, hour, minute, enabled, changed_at)
  values ('${merchant}', 'live', 'bca', '${number}', 'Scheduled', 14, 0, true, now() - interval '200 days');`;
const settings = (merchant: string, number: string | null) => `
  insert into balance_settings (merchant_id, mode, low_enabled, sweep_out_enabled, sweep_out_keep, bank_code, account_number, account_name,
                                sweep_in_enabled, changed_at)
  values ('${merchant}', 'live', false, ${number !== null}, 0, ${number ? `'bca', '${number}', 'Swept'` : 'null, null, null'}, false, now());`;

test.runIf(inject('database').kind === 'postgres')(
  'accounts in use before are kept, by merchant',
  async () => {
    await client.query(BEFORE);
    await client.query(
      [
        withdrawal('wdr_1', MERCHANT_A, '111', 'Old name', 300),
        withdrawal('wdr_2', MERCHANT_A, '111', 'New name', 10),
        withdrawal('wdr_3', MERCHANT_A, '222', 'Long ago', 100),
        withdrawal('wdr_4', MERCHANT_B, '111', 'Of B', 10),
        schedule(MERCHANT_A, '333'),
        settings(MERCHANT_A, '111'),
        settings(MERCHANT_B, null),
      ].join(''),
    );
    await client.query(await readFile(MIGRATION, 'utf8'));

    const { rows } = await client.query(`
    select merchant_id, account_number, account_name, removed_at is null as listed, is_first, now() - created_at > interval '24 hours' as old,
           array(select id from withdrawal w where w.destination_account_id = d.id order by id) as paid,
           (select count(*)::int from withdrawal_schedule s where s.destination_account_id = d.id) as scheduled,
           (select count(*)::int from balance_settings s where s.destination_account_id = d.id) as swept
      from destination_account d order by merchant_id, account_number`);
    const A = {
      merchant_id: MERCHANT_A,
      is_first: false,
      old: true,
      listed: true,
      paid: [],
      scheduled: 0,
      swept: 0,
    };
    expect(rows).toEqual([
      { ...A, account_number: '111', account_name: 'Swept', paid: ['wdr_1', 'wdr_2'], swept: 1 },
      { ...A, account_number: '222', account_name: 'Long ago', listed: false, paid: ['wdr_3'] },
      { ...A, account_number: '333', account_name: 'Scheduled', scheduled: 1 },
      { ...A, merchant_id: MERCHANT_B, account_number: '111', account_name: 'Of B', paid: ['wdr_4'] },
    ]);
  },
);
