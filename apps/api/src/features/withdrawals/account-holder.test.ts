import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { NOW } from '../../testing/trade.ts';
import { give, startWithWithdrawals } from './testing/stand.ts';

let app: TestApp;
let owner: Tokens;
let keys = 0;

beforeAll(async () => {
  app = await startWithWithdrawals();
  await app.db.system((tx) =>
    tx.run(
      sql`update merchant_mode set feature_config = '{"balance": true, "withdrawal": true, "sweep_out": true}'`,
    ),
  );
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date(NOW));
  await give(app, 50_000);
});
afterEach(() => vi.restoreAllMocks());

type Account = { account_number: string; account_name: string };
const OWN: Account = { account_number: '8422647002', account_name: 'PT Kopi A' };
const withdrawal = (account: Account) => ({ amount: 50_000, bank_code: 'bca', ...account });
const schedule = (account: Account) => ({
  enabled: true,
  hour: 14,
  minute: 0,
  amount: null,
  bank_code: 'bca',
  ...account,
});
const settings = (account: Account) => ({
  low_balance_enabled: false,
  low_balance_threshold: null,
  sweep_out_enabled: true,
  sweep_out_keep: 0,
  bank_code: 'bca',
  ...account,
  sweep_in_enabled: false,
  sweep_in_bank: null,
});

const PLACES = {
  withdrawal: { method: 'POST', path: '/dashboard/withdrawals', bodyOf: withdrawal },
  withdrawal_schedule: { method: 'PUT', path: '/dashboard/withdrawals/schedule', bodyOf: schedule },
  balance_settings: { method: 'PUT', path: '/dashboard/balance/settings', bodyOf: settings },
} as const;
type Place = keyof typeof PLACES;

const otpFor = (purpose: Place, action: object) =>
  confirm(app, { email: 'owner@a.test', token: owner.live, purpose, action });
const sendTo = async (place: Place, account: Account) => {
  const { method, path, bodyOf } = PLACES[place];
  const payload = bodyOf(account);
  const headers = {
    'x-otp-token': await otpFor(place, payload),
    'idempotency-key': `own-account-key-${(keys += 1)}`,
  };
  return app.ask(method, path, { token: owner.live, payload, headers });
};
const withdrawals = () => app.db.system((tx) => tx.rows(sql`select bank_account_name from withdrawal`));

const REFUSED: [string, Account, string][] = [
  ['another holder, named correctly', { ...OWN, account_name: 'Orang Lain' }, 'DPAY_ACCOUNT_HOLDER_MISMATCH'],
  [
    'another holder under the name of the business',
    { ...OWN, account_number: '8422647004' },
    'DPAY_ACCOUNT_HOLDER_MISMATCH',
  ],
  ['an unknown account', { ...OWN, account_number: '8422647001' }, 'DPAY_BANK_ACCOUNT_NOT_FOUND'],
  ['an account at an unavailable bank', { ...OWN, account_number: '1000000002' }, 'DPAY_BANK_UNREACHABLE'],
];

describe.each(Object.keys(PLACES) as Place[])('%s', (place) => {
  test.each(REFUSED)('to %s is refused', async (_, account, want) => {
    const before = await withdrawals();

    const reply = await sendTo(place, account);

    expect(reply.json<Problem>().error_code).toBe(want);
    expect(await withdrawals()).toEqual(before);
  });

  test('to the own account keeps the name that the bank stated', async () => {
    const reply = await sendTo(place, OWN);

    expect(reply.json<{ data: object }>().data).toMatchObject({
      account_name: 'PT Kopi A',
      bank_account_name: 'PT KOPI A',
    });
  });
});

test('an unchanged sweep needs no bank, so that other settings can be saved', async () => {
  await sendTo('balance_settings', OWN);
  const inquire = vi.spyOn(app.deps.bank, 'inquire').mockResolvedValue({ status: 'no_response' });

  const reply = await sendTo('balance_settings', OWN);

  expect(reply.json<{ data: object }>().data).toMatchObject({ bank_account_name: 'PT KOPI A' });
  expect(inquire).not.toHaveBeenCalled();
});

test('a name that the provider added for the merchant counts as its own', async () => {
  vi.spyOn(app.deps.bank, 'inquire').mockResolvedValue({ status: 'found', name: 'CV KOPI A JAYA' });
  const account = { account_number: '8422647010', account_name: 'CV Kopi A Jaya' };
  const refused = await sendTo('withdrawal', account);
  vi.spyOn(app.deps, 'merchants').mockReturnValue({ hiddenMenus: [], accountNames: ['CV Kopi A Jaya'] });

  const taken = await sendTo('withdrawal', account);

  expect([refused.status, taken.status]).toEqual([409, 201]);
});

test('the bank is asked outside a transaction, and the first run is rolled back', async () => {
  const payload = withdrawal(OWN);
  const otp = await otpFor('withdrawal', payload);
  const seen: unknown[] = [];
  vi.spyOn(app.deps.bank, 'inquire').mockImplementation(async () => {
    // The embedded database has one connection: inside a transaction this would hang.
    const used = await app.db.system((tx) =>
      tx.rows(sql`select 1 from otp_confirmation where used_at is null and purpose = 'withdrawal'`),
    );
    const known = await app.db.system((tx) =>
      tx.rows(sql`select 1 from idempotency_key where key = 'asked-outside-a-transaction'`),
    );
    seen.push([used.length > 0, known.length]);
    return { status: 'found', name: 'PT KOPI A' };
  });

  const reply = await app.ask('POST', '/dashboard/withdrawals', {
    token: owner.live,
    payload,
    headers: { 'x-otp-token': otp, 'idempotency-key': 'asked-outside-a-transaction' },
  });

  expect([reply.status, seen]).toEqual([201, [[true, 0]]]);
});

test('an unavailable bank consumes neither the code nor the key', async () => {
  const payload = withdrawal(OWN);
  const headers = {
    'x-otp-token': await otpFor('withdrawal', payload),
    'idempotency-key': 'bank-away-for-now',
  };
  const send = () => app.ask('POST', '/dashboard/withdrawals', { token: owner.live, payload, headers });
  vi.spyOn(app.deps.bank, 'inquire').mockResolvedValueOnce({ status: 'no_response' });

  expect([(await send()).status, (await send()).status]).toEqual([503, 201]);
});

test.each([
  [
    'schedule',
    '/dashboard/withdrawals/schedule',
    'withdrawal_schedule',
    { ...schedule(OWN), enabled: false },
  ],
  [
    'sweep out',
    '/dashboard/balance/settings',
    'balance_settings',
    { ...settings(OWN), sweep_out_enabled: false },
  ],
] as const)('a %s can be switched off while the bank is unavailable', async (_, path, purpose, payload) => {
  const otp = await otpFor(purpose, payload);
  vi.spyOn(app.deps.bank, 'inquire').mockResolvedValue({ status: 'no_response' });

  const reply = await app.ask('PUT', path, { token: owner.live, payload, headers: { 'x-otp-token': otp } });

  expect(reply.status).toBe(200);
});

describe('the inquiry before a review', () => {
  const inquire = (account: Account, token = owner.live) =>
    app.ask('POST', '/dashboard/withdrawals/account-inquiry', {
      token,
      payload: { bank_code: 'bca', ...account },
    });

  test('returns the holder of an own account', async () => {
    expect((await inquire(OWN)).json()).toEqual({
      data: {
        bank_code: 'bca',
        bank_name: 'Bank Central Asia (BCA)',
        account_number: '8422647002',
        bank_account_name: 'PT KOPI A',
      },
    });
  });

  test.each(REFUSED)('refuses %s', async (_, account, want) => {
    expect((await inquire(account)).json<Problem>().error_code).toBe(want);
  });

  test('requires the permission to withdraw', async () => {
    const viewer = await app.signIn('viewer@a.test');

    expect((await inquire(OWN, viewer.live)).json<Problem>().error_code).toBe('DPAY_FORBIDDEN');
  });
});
