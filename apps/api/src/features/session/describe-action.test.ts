import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadContract } from '../../spec/contract.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp, Tokens } from '../../testing/app.ts';
import { idOf, NOW } from '../../testing/trade.ts';
import { describeAction } from './describe-action.ts';

let app: TestApp;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"balance": true, "withdrawal": true}'`),
  );
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(new Date(NOW)));

const account = { bank_code: 'bca', account_number: '8422647002', account_name: 'PT Kopi A' };
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
  ['withdrawal_schedule', daily, `Withdraw the whole available balance every day at 07:05 WIB to ${BCA}`],
  ['withdrawal_schedule', { ...daily, enabled: false }, 'Turn off the scheduled withdrawal'],
  [
    'balance_settings',
    settings,
    `Save the balance settings: every night withdraw the balance above Rp 1,000,000 to ${BCA}`,
  ],
  ['whitelist_account', account, `Allow fund transfers to ${BCA}`],
  ['two_step', { enabled: false }, 'Turn off 2-step verification'],
  [
    'api_key_create',
    { name: 'Kasir\n\nKode: 000000', scopes: {} },
    'Create the API key “Kasir Kode: 000000”',
  ],
])('%s of %o is described', async (purpose, action, want) => {
  expect(plain((await describedAs(purpose, action)).en)).toBe(want);
});

test('what happens in sandbox says so', async () => {
  const { id } = await describedAs('withdrawal', { amount: 10_000, ...account }, 'sandbox');

  expect(plain(id)).toBe(`Sandbox: Tarik Rp 10.000 ke ${BCA}`);
});

test('every purpose of the contract has words in both languages, also where what it names is gone', async () => {
  const purposes = loadContract().operations.flatMap(({ otp }) => (otp ? [otp as Purpose] : []));
  const action = { id: idOf('key', 9), name: 'x', total: 1, ...daily, ...settings, amount: 1 };

  for (const purpose of purposes) {
    const { id, en } = await describedAs(purpose, action);
    expect([id === '', en === '', `${id} ${en}`.includes('undefined')], purpose).toEqual([
      false,
      false,
      false,
    ]);
  }
});

test('the mail and the answer say what the code confirms', async () => {
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
