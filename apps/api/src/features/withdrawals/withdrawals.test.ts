import { PAYOUT_FAILURE_CODES } from '@dasbor/domain/payouts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { addAccount, OWN_ACCOUNT } from '../../testing/destination-accounts.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { NOW } from '../../testing/trade.ts';
import type { Withdrawal } from './rows.ts';
import { give, startWithWithdrawals } from './testing/stand.ts';

type Asked = Awaited<ReturnType<TestApp['ask']>>;
const FUNDS = 5_000_000_000;

let app: TestApp;
let owner: Tokens;
let keys = 0;

beforeAll(async () => {
  app = await startWithWithdrawals();
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date(NOW));
  const { available } = await balance();
  const amount = FUNDS - available;
  if (amount > 0) await give(app, amount);
});

const balance = async () =>
  (await app.ask('GET', '/dashboard/balance', { token: owner.live })).json<{
    data: { available: number; in_flight: number };
  }>().data;
const body = (different: object = {}) => ({
  amount: 25_000_000,
  destination_account_id: OWN_ACCOUNT,
  ...different,
});
const code = (action: object) =>
  confirm(app, { email: 'owner@a.test', token: owner.live, purpose: 'withdrawal', action });
const send = (payload: object, otp: string, key = `withdrawal-key-${(keys += 1)}`) =>
  app.ask('POST', '/dashboard/withdrawals', {
    token: owner.live,
    payload,
    headers: { 'idempotency-key': key, 'x-otp-token': otp },
  });
const withdraw = async (different: object = {}) => {
  const payload = body(different);
  return send(payload, await code(payload));
};
/** To an account whose digits decide what the simulated bank does. */
const madeTo = async (account_number: string, different: object = {}) =>
  made({ destination_account_id: await addAccount(app.db, { account_number }), ...different });
const made = async (different: object = {}) => dataOf(await withdraw(different));
const dataOf = (reply: Asked) => reply.json<{ data: Withdrawal }>().data;
const codeOf = (reply: Asked) => reply.json<Problem>().error_code;
const read = async (id: string) =>
  dataOf(await app.ask('GET', `/dashboard/withdrawals/${id}`, { token: owner.live }));
/** Advances the clock and runs the engine after each step. */
const afterSeconds = async (...seconds: number[]) => {
  for (const one of [0, ...seconds]) {
    app.clock.set(new Date(app.clock.now().getTime() + one * 1000));
    await app.payouts.drain();
  }
};

describe('a withdrawal', () => {
  test('reserves the money at once, and arrives', async () => {
    const withdrawal = await made();

    expect(withdrawal).toMatchObject({
      status: 'processing',
      bank_name: 'Bank Central Asia (BCA)',
      source: 'manual',
      transfers: [{ reference: withdrawal.id, amount: 25_000_000, status: 'processing' }],
    });
    expect(await balance()).toMatchObject({ available: FUNDS - 25_000_000, in_flight: 25_000_000 });

    await afterSeconds(1);
    expect(await read(withdrawal.id)).toMatchObject({
      status: 'done',
      completed_at: app.clock.now().toISOString(),
      transfers: [{ status: 'done', bank_reference: expect.stringMatching(/^FT\d+$/), failure_code: null }],
    });
    expect(await balance()).toMatchObject({ available: FUNDS - 25_000_000, in_flight: 0 });
  });

  test.each(PAYOUT_FAILURE_CODES.slice(0, 3).map((failure, index) => [failure, index] as const))(
    'that fails with %s returns to the balance',
    async (failure, index) => {
      const { id } = await madeTo(`99${String(index).padStart(2, '0')}123456`);
      await afterSeconds(1);

      expect(await read(id)).toMatchObject({ status: 'failed', transfers: [{ failure_code: failure }] });
      expect(await balance()).toMatchObject({ available: FUNDS, in_flight: 0 });
    },
  );

  // spec 4.53
  test("above its bank's limit is split into several transfers, and failed ones return to the balance", async () => {
    const { id, transfers } = await made({ amount: 2_000_000_001 });
    expect(transfers.map(({ reference, amount }) => [reference, amount])).toEqual([
      [`${id}-1`, 1_000_000_000],
      [`${id}-2`, 999_990_001],
      [`${id}-3`, 10_000],
    ]);

    // The bank rejects one of the three.
    await app.payouts.drain();
    await app.db.system((tx) =>
      tx.run(sql`update bank.transfer set outcome = 'failed', failure_code = 'BANK_BALANCE_ERROR'
                  where reference = ${`${id}-2`}`),
    );
    await afterSeconds(1);

    expect((await read(id)).status).toBe('partially_success');
    expect(await balance()).toMatchObject({ available: FUNDS - 1_000_010_000, in_flight: 0 });
  });

  test('with the same key is created once and returns the same answer', async () => {
    const payload = body({ amount: 11_000 });
    const otp = await code(payload);
    const first = await send(payload, otp, 'the-same-intent-1');
    const again = await send(payload, otp, 'the-same-intent-1');

    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await balance()).toMatchObject({ available: FUNDS - 11_000 });
    await afterSeconds(1);
  });
});

describe('a bank with lost answers', () => {
  const timesAsked = async (reference: string) =>
    (
      await app.db.system((tx) =>
        tx.one<{ times_asked: number }>(
          sql`select times_asked from bank.transfer where reference = ${reference}`,
        ),
      )
    ).times_asked;

  test.each([
    ['accepted it, but its answer was lost', '9812345678', 'done'],
    ['rejected it, but its answer was lost', '9712345678', 'failed'],
    ['never received the first call', '9612345678', 'done'],
  ])('%s: the bank is asked again and pays once', async (_, account_number, status) => {
    const { id } = await madeTo(account_number);
    await afterSeconds();
    expect((await read(id)).status).toBe('processing');

    await afterSeconds(1, 2, 5, 10);
    expect((await read(id)).status).toBe(status);
    expect(await timesAsked(id)).toBe(1);
  });

  test('still working after a minute: the withdrawal stays pending until the bank answers', async () => {
    const { id } = await madeTo('9512345678');

    await afterSeconds(1, 2, 5, 10, 30);
    expect((await read(id)).status).toBe('processing');
    await afterSeconds(60);
    expect((await read(id)).status).toBe('done');
  });

  test('repeated or late news changes nothing', async () => {
    const { id } = await made();
    await afterSeconds(1);
    const { available, in_flight } = await balance();
    const before = { available, in_flight };
    // As if a second server had claimed it and answered only now.
    await app.db.system((tx) =>
      tx.run(
        sql`update bank_transfer set status = 'unknown', ended_at = null, due_at = ${NOW} where reference = ${id}`,
      ),
    );
    await afterSeconds(1);

    expect(await balance()).toMatchObject(before);
    expect(await checkLedger(app.db)).toEqual([]);
  });

  test('after a server died, another one enquires instead of sending again', async () => {
    const { id } = await made();
    await app.payouts.drain();
    await app.db.system((tx) =>
      tx.run(
        sql`update bank_transfer set status = 'sending', claim = 'the dead one' where reference = ${id}`,
      ),
    );

    await afterSeconds(40);
    expect((await read(id)).status).toBe('done');
    expect(await timesAsked(id)).toBe(1);
  });
});

describe('a withdrawal is refused', () => {
  test.each<[string, object, string]>([
    // spec 8.50
    ['below the minimum', { amount: 9_999 }, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    ['above what a bank takes', { amount: 10_000_000_000 }, 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
    ['one rupiah above the balance', { amount: FUNDS + 1 }, 'DPAY_INSUFFICIENT_BALANCE'],
  ])('%s', async (_, different, want) => {
    const reply = await withdraw(different);

    expect(codeOf(reply)).toBe(want);
    expect(await balance()).toMatchObject({ available: FUNDS });
  });

  test('with hidden characters in its notes, beside the field', async () => {
    const reply = await withdraw({ notes: 'lunas \u202efdp' });

    expect(reply.json<Problem>().errors?.map(({ field, code: why }) => [field, why])).toEqual([
      ['notes', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ]);
  });

  test('to an account of a bank that accepts no transfers any more', async () => {
    const destination_account_id = await addAccount(app.db, {
      bank_code: 'commonwealth',
      account_number: '1234567890',
    });

    expect(codeOf(await withdraw({ destination_account_id }))).toBe('DPAY_BANK_UNKNOWN');
  });

  // spec 6.30
  test('without a code, or with the code of another withdrawal', async () => {
    const otp = await code(body({ amount: 10_000 }));

    expect(codeOf(await send(body(), ''))).toBe('DPAY_OTP_REQUIRED');
    expect(codeOf(await send(body({ amount: 20_000 }), otp))).toBe('DPAY_OTP_REQUIRED');
    expect(await balance()).toMatchObject({ available: FUNDS });
  });

  test('from 23.45 in Jakarta until midnight', async () => {
    const at = async (clock: string) => {
      app.clock.set(new Date(`2026-11-20T23:44:00+07:00`));
      owner = await app.signIn('owner@a.test');
      const payload = body({ notes: clock });
      const otp = await code(payload);
      app.clock.set(new Date(`2026-11-20T${clock}+07:00`));
      return send(payload, otp);
    };

    expect((await at('23:44:59.999')).status).toBe(201);
    expect((await at('23:45:00.000')).json()).toMatchObject({
      error_code: 'DPAY_CUT_OFF_TIME',
      params: { from: '23:45', to: '00:00' },
    });
    owner = await app.signIn('owner@a.test');
  });

  test('for a viewer, and for another merchant', async () => {
    const { id } = await made({ amount: 12_000 });
    await afterSeconds(1);
    const viewer = await app.signIn('viewer@a.test');
    const theirs = await app.signIn('owner@b.test');

    const refused = await app.ask('POST', '/dashboard/withdrawals', {
      token: viewer.live,
      payload: body(),
      headers: { 'idempotency-key': 'viewer-key-1', 'x-otp-token': 'x'.repeat(40) },
    });
    expect(codeOf(refused)).toBe('DPAY_FORBIDDEN');
    const foreign = await app.ask('GET', `/dashboard/withdrawals/${id}`, { token: theirs.live });
    expect(codeOf(foreign)).toBe('DPAY_WITHDRAWAL_NOT_FOUND');
    expect(MERCHANT_B).not.toBe(MERCHANT_A);
  });
});

test('what was not sent before the pause is held until midnight', async () => {
  const { id } = await made({ amount: 13_000 });
  app.clock.set(new Date('2026-11-20T23:45:00+07:00'));
  await app.payouts.drain();
  const sent = () => app.db.system((tx) => tx.rows(sql`select 1 from bank.transfer where reference = ${id}`));
  expect(await sent()).toEqual([]);

  app.clock.set(new Date('2026-11-21T00:00:00+07:00'));
  await app.payouts.drain();
  expect(await sent()).toHaveLength(1);
  await afterSeconds(1);
});

test('a call lost before the pause is enquired during it, and sent again afterwards', async () => {
  const { id } = await madeTo('9612345678', { amount: 14_000 });
  await app.payouts.drain();
  app.clock.set(new Date('2026-11-20T23:45:00+07:00'));
  await afterSeconds(60, 60);
  const sent = () => app.db.system((tx) => tx.rows(sql`select 1 from bank.transfer where reference = ${id}`));
  expect([(await read(id)).status, await sent()]).toEqual(['processing', []]);

  app.clock.set(new Date('2026-11-21T00:00:00+07:00'));
  await afterSeconds(1, 5, 10);
  expect([(await read(id)).status, (await sent()).length]).toEqual(['done', 1]);
});

test('ten concurrent requests with money for one: one succeeds', async () => {
  const amount = FUNDS;
  const payloads = Array.from({ length: 10 }, (_, index) => body({ amount, notes: `${index}` }));
  const codes: string[] = [];
  for (const payload of payloads) codes.push(await code(payload));

  const replies = await Promise.all(payloads.map((payload, index) => send(payload, codes[index] as string)));

  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 201).map(codeOf))).toEqual(
    new Set(['DPAY_INSUFFICIENT_BALANCE']),
  );
  expect(await balance()).toMatchObject({ available: 0, in_flight: FUNDS });
  await afterSeconds(1, 2, 5);
  expect(await checkLedger(app.db)).toEqual([]);
});

test('the list is newest first and can be filtered by status and searched by account', async () => {
  const { id } = await madeTo('5550001112', { notes: 'Sewa' });
  await afterSeconds(1);
  const list = async (query: string) =>
    (await app.ask('GET', `/dashboard/withdrawals${query}`, { token: owner.live })).json<{
      data: Withdrawal[];
    }>().data;

  expect((await list('')).length).toBeGreaterThan(5);
  expect((await list('?search=5550001112')).map((one) => one.id)).toEqual([id]);
  const failed = await list(`?filters=${encodeURIComponent('{"status":["failed"]}')}`);
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['failed']));
});
