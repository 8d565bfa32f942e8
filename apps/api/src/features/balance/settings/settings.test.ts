import { addDays, rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '../../../platform/log.ts';
import { checkLedger } from '../../../platform/ledger/check.ts';
import { post } from '../../../platform/ledger/post.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../../testing/app.ts';
import { confirm } from '../../../testing/confirm.ts';
import { addAccount, OWN_ACCOUNT } from '../../../testing/destination-accounts.ts';
import { A_SANDBOX, idOf } from '../../../testing/trade.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import type { BalanceSettings } from './rows.ts';
import { sweepIn } from './sweep-in.ts';
import { sweepOut } from './sweep-out.ts';
import { watchBalances } from './watch.ts';

type Asked = Awaited<ReturnType<TestApp['ask']>>;

let app: TestApp;
let owner: Tokens;
let day = '2026-11-20';
let posted = 0;

beforeAll(async () => {
  app = await startTestApp();
  await addAccount(app.db);
  await addAccount(app.db, {}, A_SANDBOX);
});
afterAll(() => app.close());
// Each test uses its own day, starting in the morning, with all features on and an empty balance.
beforeEach(async () => {
  day = addDays(day, 2);
  await flags({ balance: true, withdrawal: true, sweep_out: true, sweep_in: true });
  await at('09:00:00');
  await put({ low_balance_enabled: false, sweep_out_enabled: false, sweep_in_enabled: false });
  await empty();
});

const at = async (clock: string, inDays = 0) => {
  app.clock.set(new Date(`${addDays(day, inDays)}T${clock}+07:00`));
  owner = await app.signIn('owner@a.test');
};
const flags = (config: object) =>
  app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${config}`));
const body = (different: object = {}) => ({
  low_balance_enabled: true,
  low_balance_threshold: 5_000_000,
  sweep_out_enabled: true,
  sweep_out_keep: 0,
  destination_account_id: OWN_ACCOUNT,
  sweep_in_enabled: false,
  sweep_in_bank: null,
  ...different,
});
const put = async (different: object = {}, { email = 'owner@a.test', mode = 'live' as Mode } = {}) => {
  const payload = body(different);
  const token = (await app.signIn(email))[mode];
  const otp = await confirm(app, { email, token, mode, purpose: 'balance_settings', action: payload });
  return app.ask('PUT', '/dashboard/balance/settings', {
    mode,
    token,
    payload,
    headers: { 'x-otp-token': otp },
  });
};
const ask = (path: string) => app.ask('GET', path, { token: owner.live });
const settings = async () =>
  (await ask('/dashboard/balance/settings')).json<{ data: BalanceSettings }>().data;
const balance = async () =>
  (await ask('/dashboard/balance')).json<{ data: { available: number; low_since: string | null } }>().data;
const codeOf = (reply: Asked) => reply.json<Problem>().error_code;
const move = (amount: number) =>
  app.db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, (tx) =>
    post(tx, app.clock.now(), [
      amount > 0
        ? topUpPaid({ id: `top_${(posted += 1)}`, amount: rupiah(amount) })
        : {
            kind: 'fund_transfer.moved',
            ref: `ftr_${(posted += 1)}`,
            step: 1,
            lines: [
              { holder: '', account: 'available', amount: rupiah(amount) },
              { holder: 'sub_1', account: 'available', amount: rupiah(-amount) },
            ],
          },
    ]),
  );
const empty = async () => {
  const { available } = await balance();
  if (available > 0) await move(-available);
};
const parts = () => ({ ...app.deps, log: makeLog('silent') });
const mails = async () => {
  const from = new Date(`${day}T00:00:00+07:00`);
  const found = await app.db.system((tx) =>
    tx.rows<{ recipient: string; subject: string }>(sql`
      select recipient, subject from mail where kind = 'balance_notice' and created_at >= ${from} order by recipient`),
  );
  return found.map(({ recipient, subject }) => ({ recipient, subject: subject.replaceAll('\u00a0', ' ') }));
};

describe('settings', () => {
  test('are returned as they were saved', async () => {
    const set = await put({ sweep_out_keep: 1_000_000, sweep_in_enabled: true, sweep_in_bank: 'BNI' });

    expect(set.status).toBe(200);
    expect(await settings()).toMatchObject({
      low_balance_enabled: true,
      low_balance_threshold: 5_000_000,
      sweep_out_keep: 1_000_000,
      bank_name: 'Bank Central Asia (BCA)',
      next_sweep_out_at: `${day}T16:45:00.000Z`,
      sweep_in_bank: 'BNI',
      changed_at: app.clock.now().toISOString(),
    });
  });

  test.each<[object, string[]]>([
    [{ low_balance_threshold: 9_999 }, ['low_balance_threshold DPAY_AMOUNT_BELOW_MINIMUM']],
    [{ low_balance_threshold: null }, ['low_balance_threshold DPAY_REQUIRED']],
    [{ destination_account_id: null }, ['destination_account_id DPAY_REQUIRED']],
    [
      { destination_account_id: null, low_balance_threshold: 1, sweep_in_enabled: true },
      [
        'low_balance_threshold DPAY_AMOUNT_BELOW_MINIMUM',
        'destination_account_id DPAY_REQUIRED',
        'sweep_in_bank DPAY_REQUIRED',
      ],
    ],
  ])('with %j are refused by field', async (different, want) => {
    const { errors = [] } = (await put(different)).json<Problem>();

    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(want);
  });

  test('of an account that is not the merchant’s are refused', async () => {
    const reply = await put({ destination_account_id: idOf('dac', 404) });
    expect([reply.status, codeOf(reply)]).toEqual([404, 'DPAY_DESTINATION_ACCOUNT_NOT_FOUND']);
  });

  test('need no account while the sweep is off', async () => {
    const nowhere = { sweep_out_enabled: false, destination_account_id: null };

    expect((await put(nowhere)).status).toBe(200);
    expect((await settings()).bank_code).toBeNull();
  });

  test('require a code, and both the permission to see settings and to withdraw', async () => {
    const without = await app.ask('PUT', '/dashboard/balance/settings', {
      token: owner.live,
      payload: body(),
    });
    expect(codeOf(without)).toBe('DPAY_OTP_REQUIRED');
    const developer = await app.signIn('developer@a.test');
    const looks = await app.ask('GET', '/dashboard/balance/settings', { token: developer.live });
    expect(looks.status).toBe(200);
    const changes = await app.ask('PUT', '/dashboard/balance/settings', {
      token: developer.live,
      payload: body(),
    });
    expect(codeOf(changes)).toBe('DPAY_FORBIDDEN');
    expect(codeOf(await put({}, { email: 'finance@a.test' }))).toBe('DPAY_FORBIDDEN');
  });

  // spec 6.36
  test('have no sweeps in sandbox, or without the feature', async () => {
    expect(codeOf(await put({}, { mode: 'sandbox' }))).toBe('DPAY_FEATURE_DISABLED');
    expect(
      (await put({ sweep_out_enabled: false, low_balance_enabled: false }, { mode: 'sandbox' })).status,
    ).toBe(200);
    await flags({ balance: true, withdrawal: true });
    expect(codeOf(await put())).toBe('DPAY_FEATURE_DISABLED');
  });
});

describe('the low-balance notice', () => {
  test('is sent once to all users who may see the balance, and again after a recovery', async () => {
    await put({ sweep_out_enabled: false });
    await move(6_000_000);
    await watchBalances(parts());
    expect(await mails()).toEqual([]);

    await move(-1_500_000);
    await Promise.all([watchBalances(parts()), watchBalances(parts())]);
    await watchBalances(parts());
    const told = await mails();
    expect(told.map(({ recipient }) => recipient)).toEqual([
      'admin@a.test',
      'finance@a.test',
      'owner@a.test',
      'two-step@a.test',
    ]);
    expect(told[0]?.subject).toBe('Saldo tinggal Rp 4.500.000');
    expect((await balance()).low_since).toBe(app.clock.now().toISOString());

    await move(500_000);
    await watchBalances(parts());
    expect((await balance()).low_since).not.toBeNull();
    await move(1);
    await watchBalances(parts());
    expect((await balance()).low_since).toBeNull();
    await move(-1_000_000);
    await watchBalances(parts());
    expect(await mails()).toHaveLength(2 * told.length);
  });

  test('is reset by another threshold, and not sent if switched off', async () => {
    await put({ sweep_out_enabled: false });
    await move(1_000_000);
    await watchBalances(parts());
    const once = (await mails()).length;
    await put({ sweep_out_enabled: false, low_balance_threshold: 2_000_000 });
    await watchBalances(parts());
    expect(await mails()).toHaveLength(2 * once);

    await put({ sweep_out_enabled: false, low_balance_enabled: false });
    await watchBalances(parts());
    expect([(await mails()).length, (await balance()).low_since]).toEqual([2 * once, null]);
  });
});

describe('sweep out', () => {
  // spec 1.23
  test('sends everything above the remainder in its window once a day, regardless of the pause', async () => {
    await put({ sweep_out_keep: 250_000 });
    await move(1_000_000);
    await at('23:44:59');
    await sweepOut(parts());
    expect((await balance()).available).toBe(1_000_000);

    await at('23:45:00');
    await Promise.all(Array.from({ length: 5 }, () => sweepOut(parts())));
    await app.payouts.drain();
    await at('23:46:00');
    await app.payouts.drain();
    expect((await balance()).available).toBe(250_000);
    const [swept] = (await settings()).sweeps;
    const withdrawal = (await ask(`/dashboard/withdrawals/${swept?.withdrawal_id}`)).json<{ data: object }>();
    expect(withdrawal.data).toMatchObject({ source: 'sweep_out', amount: 750_000, status: 'done' });

    await move(500_000);
    await sweepOut(parts());
    expect((await balance()).available).toBe(750_000);
    expect(await checkLedger(app.db)).toEqual([]);
  });

  test('that was missed until midnight is not repeated', async () => {
    await put();
    await move(1_000_000);

    await at('00:00:00', 1);
    await sweepOut(parts());

    expect((await balance()).available).toBe(1_000_000);
  });

  test('with too little, or without the feature, sends nothing and records why', async () => {
    await put({ sweep_out_keep: 1_000_000 });
    await move(1_009_999);
    await at('23:50:00');
    await sweepOut(parts());
    expect((await settings()).sweeps[0]).toMatchObject({
      withdrawal_id: null,
      error_code: 'DPAY_INSUFFICIENT_BALANCE',
    });

    await flags({ balance: true, withdrawal: true });
    await at('23:50:00', 1);
    await sweepOut(parts());
    expect((await settings()).sweeps[0]).toMatchObject({ error_code: 'DPAY_FEATURE_DISABLED' });
    expect((await balance()).available).toBe(1_009_999);
  });
});

describe('sweep in', () => {
  const swept = async (account_number: string) => {
    const destination_account_id = await addAccount(app.db, { account_number });
    await put({ destination_account_id, sweep_in_enabled: true, sweep_in_bank: 'BNI' });
    await move(1_000_000);
    await at('23:45:00');
    await sweepOut(parts());
    await app.payouts.drain();
    await at('23:55:00');
    await app.payouts.drain();
  };

  // spec 1.22
  test('prepares a top up of the arrived amount after midnight, once, and mails how to pay it', async () => {
    await swept('8422647002');
    await sweepIn(parts());
    expect((await settings()).sweeps[0]?.top_up_id).toBeNull();

    await at('00:00:00', 1);
    await Promise.all([sweepIn(parts()), sweepIn(parts())]);
    await sweepIn(parts());

    const id = (await settings()).sweeps[0]?.top_up_id;
    const topUp = (await ask(`/dashboard/topups/${id}`)).json<{ data: object }>();
    expect(topUp.data).toMatchObject({
      amount: 1_000_000,
      bank: 'BNI',
      status: 'processing',
      created_by: null,
    });
    expect((await balance()).available).toBe(0);
    const told = (await mails()).filter(({ subject }) => subject === 'Kembalikan Rp 1.000.000 ke saldo');
    expect(told).toHaveLength(4);
  });

  test('waits for the end of the daily pause of top ups', async () => {
    await swept('8422647002');
    await at('23:45:00', 1);
    await sweepIn(parts());
    expect((await settings()).sweeps[0]).toMatchObject({ top_up_id: null, top_up_error_code: null });

    await at('00:00:00', 2);
    await sweepIn(parts());
    expect((await settings()).sweeps[0]?.top_up_id).not.toBeNull();
    day = addDays(day, 1);
  });

  test('prepares nothing for a sweep that failed', async () => {
    await swept('9915647000');
    await at('00:00:00', 1);
    await sweepIn(parts());

    expect((await settings()).sweeps[0]).toMatchObject({
      top_up_id: null,
      top_up_error_code: 'DPAY_AMOUNT_BELOW_MINIMUM',
    });
    expect((await balance()).available).toBe(1_000_000);
  });
});
