import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import type { TestDatabase } from '../../testing/database/database.ts';
import { addPeople, MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';

const MIGRATION = new URL('../../../migrations/0240_one_list_of_accounts.sql', import.meta.url);
/** The two lists as they were before. */
const BEFORE = `
  alter table destination_account
    ${['id', 'status', 'maker_id', 'maker_name', 'asked_at', 'decider_id', 'decided_by', 'decided_at']
      .map((name) => `drop column transfer_${name} cascade`)
      .join(', ')}, drop column own_since cascade, drop column search_text;
  create table whitelisted_account (
    merchant_id text not null, mode text not null, id text not null, bank_code text not null, account_number text not null,
    account_name text not null, added_by text, search_text text not null, created_at timestamptz not null, status text not null,
    maker_id text, approver_id text, approved_by text, approved_at timestamptz, primary key (merchant_id, mode, id));`;

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

const own = (id: string, number: string, name: string, more: { stated?: string; removed?: boolean } = {}) => `
  insert into destination_account (merchant_id, mode, id, bank_code, account_number, account_name, bank_account_name, is_first, created_at,
                                   removed_at)
  values ('${MERCHANT_A}', 'live', 'dac_${id}', 'bca', '${number}', '${name}', ${more.stated ? `'${more.stated}'` : 'null'}, false,
          '2026-08-01', ${more.removed ? 'now()' : 'null'});`;
const whitelisted = (
  id: string,
  number: string,
  name: string,
  { merchant = MERCHANT_A, status = 'approved', maker = "'usr_maker'", approver = "'usr_other'" } = {},
) => `
  insert into whitelisted_account
  values ('${merchant}', 'live', 'wla_${id}', 'bca', '${number}', '${name}', 'Maker', '', '2026-09-01', '${status}', ${maker},
          ${status === 'approved' ? approver : 'null'}, ${status === 'approved' ? "'Approver'" : 'null'},
          ${status === 'approved' ? "'2026-09-02'" : 'null'});`;

test.runIf(inject('database').kind === 'postgres')(
  'the two lists become one: nothing is approved that was not, and no account of others becomes own',
  async () => {
    await client.query(BEFORE);
    await client.query(
      [
        own('01', '111', 'PT Kopi A', { stated: 'PT KOPI A' }),
        whitelisted('11', '111', 'PT. KOPI A'),
        own('02', '222', 'PT Kopi A'),
        whitelisted('12', '222', 'Somebody Else'),
        own('03', '333', 'Own only'),
        own('04', '444', 'Removed', { removed: true }),
        whitelisted('14', '444', 'Removed'),
        whitelisted('15', '555', 'Supplier'),
        whitelisted('16', '666', 'Waiting', { status: 'need_approval' }),
        whitelisted('17', '777', 'Before makers', { maker: 'null', approver: 'null' }),
        whitelisted('18', '111', 'Of B', { merchant: MERCHANT_B }),
      ].join(''),
    );
    await client.query(await readFile(MIGRATION, 'utf8'));

    const { rows } = await client.query<object>(`
      select merchant_id = '${MERCHANT_B}' as of_b, id, account_number, account_name, own_since is not null as own, transfer_id, transfer_status,
             transfer_decided_by, removed_at is not null as removed
        from destination_account order by merchant_id, account_number, id`);
    const row = {
      of_b: false,
      own: false,
      removed: false,
      transfer_id: null,
      transfer_status: null,
      transfer_decided_by: null,
    };
    const by = { transfer_status: 'approved', transfer_decided_by: 'Approver' };
    expect(rows).toEqual([
      {
        ...row,
        ...by,
        id: 'dac_01',
        account_number: '111',
        account_name: 'PT Kopi A',
        own: true,
        transfer_id: 'wla_11',
      },
      // The name that was approved is not the one in the list.
      {
        ...row,
        id: 'dac_02',
        account_number: '222',
        account_name: 'PT Kopi A',
        own: true,
        transfer_id: 'wla_12',
        transfer_status: 'need_approval',
      },
      { ...row, id: 'dac_03', account_number: '333', account_name: 'Own only', own: true },
      { ...row, id: 'dac_04', account_number: '444', account_name: 'Removed', own: true, removed: true },
      { ...row, ...by, id: 'dac_14', account_number: '444', account_name: 'Removed', transfer_id: 'wla_14' },
      { ...row, ...by, id: 'dac_15', account_number: '555', account_name: 'Supplier', transfer_id: 'wla_15' },
      {
        ...row,
        id: 'dac_16',
        account_number: '666',
        account_name: 'Waiting',
        transfer_id: 'wla_16',
        transfer_status: 'need_approval',
      },
      {
        ...row,
        ...by,
        id: 'dac_17',
        account_number: '777',
        account_name: 'Before makers',
        transfer_id: 'wla_17',
      },
      {
        ...row,
        ...by,
        of_b: true,
        id: 'dac_18',
        account_number: '111',
        account_name: 'Of B',
        transfer_id: 'wla_18',
      },
    ]);
    await expect(client.query('select from whitelisted_account')).rejects.toThrow(/does not exist/);
  },
);
