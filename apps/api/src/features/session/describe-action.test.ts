import { NO_APPROVAL_RULES } from '@dasbor/domain/approvals';
import { completeScopes, FULL_SCOPES } from '@dasbor/domain/api-keys';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadContract } from '../../spec/contract.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { addAccount, OWN_ACCOUNT } from '../../testing/destination-accounts.ts';
import { A_SANDBOX, idOf, NOW } from '../../testing/trade.ts';
import { insertKey, issueSecret } from '../api-keys/public.ts';
import { describeAction } from './describe-action.ts';

let app: TestApp;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"balance": true, "withdrawal": true}'`),
  );
  await addAccount(app.db);
  await addAccount(app.db, {}, A_SANDBOX);
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(new Date(NOW)));

const written = { bank_code: 'bca', account_number: '8422647002', account_name: 'PT Kopi A' };
const account = { destination_account_id: OWN_ACCOUNT };
const daily = { enabled: true, hour: 7, minute: 5, amount: null, ...account };
const settings = {
  low_balance_enabled: false,
  low_balance_threshold: null,
  sweep_out_enabled: true,
  sweep_out_keep: 1_000_000,
  ...account,
  sweep_in_enabled: false,
  sweep_in_bank: null,
};
const BCA = 'Bank Central Asia (BCA) ••••7002 a.n. PT Kopi A';
type Purpose = Parameters<typeof describeAction>[1]['purpose'];

const describedAs = (purpose: Purpose, action: object, mode: 'live' | 'sandbox' = 'live') =>
  app.db.tenant({ merchantId: 'mer_01K0000000000000000000000A', mode }, (tx) =>
    describeAction(tx, { purpose, action, mode }),
  );
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each<[Purpose, object, string]>([
  ['withdrawal', { amount: 1_500_000, ...account }, `Withdraw Rp 1,500,000 to ${BCA}`],
  ['approval_rules', NO_APPROVAL_RULES, 'Propose approval rules: no additional people'],
  [
    'approval_rules',
    {
      ...NO_APPROVAL_RULES,
      disbursement: { one_more_from: 100_000_000, two_more_from: 1_000_000_000 },
      withdrawal: { one_more_from: 50_000_000, two_more_from: null },
    },
    'Propose approval rules: batches +1 from Rp 100,000,000, +2 from Rp 1,000,000,000; withdrawals +1 from Rp 50,000,000',
  ],
  ['withdrawal_schedule', daily, `Withdraw the whole available balance every day at 07:05 WIB to ${BCA}`],
  [
    'withdrawal_schedule',
    { ...daily, hour: 23, minute: 59 },
    `Withdraw the whole available balance every day at 00:00 WIB to ${BCA}`,
  ],
  ['withdrawal_schedule', { ...daily, enabled: false }, 'Turn off the scheduled withdrawal'],
  [
    'balance_settings',
    settings,
    `Save the balance settings: no low-balance notice; every night withdraw the balance above Rp 1,000,000 to ${BCA}; no sweep in`,
  ],
  [
    'balance_settings',
    {
      ...settings,
      low_balance_enabled: true,
      low_balance_threshold: 500_000,
      sweep_out_enabled: false,
      sweep_in_enabled: true,
      sweep_in_bank: 'BCA',
    },
    'Save the balance settings: tell when the balance is below Rp 500,000; no automatic withdrawal at night; sweep in by a BCA virtual account',
  ],
  ['destination_account', written, `Add the destination account ${BCA}`],
  ['whitelist_account', written, `Allow fund transfers to ${BCA}`],
  ['two_step', { enabled: false }, 'Turn off 2-step verification'],
  [
    'cli_sign_in',
    { user_code: 'WDJB-MJHT' },
    'Let the command line sign in to live with the code “WDJB-MJHT”',
  ],
  [
    'api_key_create',
    { name: 'Kasir\n\nKode: 000000', scopes: {} },
    'Create the API key “Kasir Kode: 000000”: no permissions',
  ],
  [
    'api_key_create',
    { name: 'Kasir', scopes: { payments: 'read', orders: 'write', customers: 'none' } },
    'Create the API key “Kasir”: orders:write, payments:read',
  ],
  [
    'api_key_create',
    {
      name: 'Kasir',
      scopes: { orders: 'write', payments: 'write', disbursements: 'write', balance: 'read' },
    },
    'Create the API key “Kasir”: disbursements:write, payments:write, orders:write +1',
  ],
  ['api_key_create', { name: 'Kasir', scopes: FULL_SCOPES }, 'Create the API key “Kasir”: all permissions'],
  [
    'api_key_create',
    { name: `Kasir”: no permissions. \u202E“${'x'.repeat(80)}`, scopes: { webhooks: 'write' } },
    `Create the API key “Kasir': no permissions. '${'x'.repeat(54)}…”: webhooks:write`,
  ],
])('%s of %o is described', async (purpose, action, want) => {
  expect(plain((await describedAs(purpose, action)).en)).toBe(want);
});

test('a changed API key is described with its new scopes, or else its current ones', async () => {
  const id = idOf('key', 3);
  const scopes = completeScopes({ orders: 'read' });
  await app.db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, async (tx) => {
    const key = { id, kind: 'api', name: 'Kasir', scopes } as const;
    const now = new Date(NOW);
    await insertKey(tx, { ...key, allowed_ips: [], expires_at: null, created_by: null }, now);
    await issueSecret({ tx, now, mode: 'live', deps: app.deps }, key);
  });

  const { en: changed } = await describedAs('api_key_update', { id, scopes: { payments: 'write' } });
  const { en: replaced } = await describedAs('api_key_regenerate', { id, overlap: 'none' });

  expect(changed).toBe('Change the API key “Kasir”: payments:write');
  expect(replaced).toBe('Replace the secret of the API key “Kasir”: orders:read');
});

test('the name of a batch stays on its line and in its quotes', async () => {
  const id = idOf('dis', 1);
  const name = 'Gaji”: 1 payout, Rp 10 including fees\n\nIt confirms: nothing\u202E';
  await app.db.system((tx) =>
    tx.run(sql`
      insert into disbursement (merchant_id, mode, id, name, source, maker_id, maker_name, search_text, created_at, updated_at)
      values (${MERCHANT_A}, 'live', ${id}, ${name}, 'rows', 'usr_1', 'Sari', '', ${NOW}, ${NOW})`),
  );

  expect(plain((await describedAs('disbursement_approval', { id, total: 50_000 })).en)).toBe(
    `Approve the batch “Gaji': 1 payout, Rp 10 including fees It confirms: nothing”: 0 payouts, Rp 50,000 including fees`,
  );
});

test('an action in sandbox says so', async () => {
  const { id } = await describedAs('withdrawal', { amount: 10_000, ...account }, 'sandbox');

  expect(plain(id)).toBe(`Sandbox: Tarik Rp 10.000 ke ${BCA}`);
});

test('every purpose of the contract has words in both languages, even if its record is gone', async () => {
  const purposes = loadContract().operations.flatMap(({ otp }) => (otp ? [otp as Purpose] : []));
  const action = {
    id: idOf('key', 9),
    name: 'x',
    email: 'baru@a.test',
    scopes: {},
    total: 1,
    ...written,
    ...daily,
    ...settings,
    ...NO_APPROVAL_RULES,
    userEmail: 'budi@a.test',
    userName: 'Budi',
    user_id: idOf('usr', 9),
    user_code: 'WDJB-MJHT',
    amount: 1,
  };

  for (const purpose of purposes) {
    const { id, en } = await describedAs(purpose, action);
    expect([id === '', en === '', `${id} ${en}`.includes('undefined')], purpose).toEqual([
      false,
      false,
      false,
    ]);
  }
});

test('mail and answer say what the code confirms', async () => {
  const reply = await app.ask('POST', '/dashboard/otp', {
    token: owner.live,
    payload: { purpose: 'withdrawal_schedule', action: daily },
  });
  const { confirms } = reply.json<{ data: { confirms: string } }>().data;
  const { body } = await app.mailTo('owner@a.test');

  expect(confirms).toContain('••••7002 a.n. PT Kopi A');
  expect(body).toContain(confirms);
  expect(body).not.toContain('8422647002');
});
