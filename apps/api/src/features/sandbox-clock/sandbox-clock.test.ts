import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { post } from '../../platform/ledger/post.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { addAccount, OWN_ACCOUNT } from '../../testing/destination-accounts.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { runSchedules } from '../withdrawals/public.ts';

let app: TestApp;
let owner: Tokens;
/** 10:00 in Jakarta. */
const NOW = new Date('2026-11-20T03:00:00.000Z');
const jakarta = (clock: string, day = 20) => new Date(`2026-11-${day}T${clock}+07:00`).toISOString();

beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"balance": true, "withdrawal": true}'`),
  );
  await addAccount(app.db);
  await addAccount(app.db, {}, { merchantId: MERCHANT_A, mode: 'sandbox' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  owner = await app.signIn('owner@a.test');
  await set(null);
});

type Asked = Awaited<ReturnType<TestApp['ask']>>;
const token = () => owner.sandbox;
const set = (now: string | null) =>
  app.ask('PUT', '/dashboard/sandbox/clock', { mode: 'sandbox', token: token(), payload: { now } });
const get = () => app.ask('GET', '/dashboard/sandbox/clock', { mode: 'sandbox', token: token() });
const clockOf = (reply: Asked) =>
  reply.json<{ data: { now: string; real_now: string; ahead_ms: number } }>().data;
const codeOf = (reply: Asked) => reply.json<Problem>().error_code;
const policies = async () =>
  (await app.ask('GET', '/dashboard/policies', { mode: 'sandbox', token: token() })).json<{
    data: { action: string; allowed: boolean; next_allowed_at: string | null }[];
  }>().data;
const may = async (action: string) => (await policies()).find((one) => one.action === action);

describe('the sandbox clock', () => {
  test('shows real time until it is moved, and continues from there', async () => {
    expect(clockOf(await get())).toEqual({
      now: NOW.toISOString(),
      real_now: NOW.toISOString(),
      ahead_ms: 0,
    });

    await set(jakarta('23:29:00'));
    app.clock.set(new Date(NOW.getTime() + 61_000));

    expect(clockOf(await get())).toMatchObject({ now: jakarta('23:30:01'), ahead_ms: 48_540_000 });
  });

  test.each([
    ['a time in the past', new Date(NOW.getTime() - 1).toISOString()],
    ['a time more than 31 days ahead', new Date(NOW.getTime() + 31 * 86_400_000 + 1).toISOString()],
  ])('cannot be moved to %s', async (_, moment) => {
    const refused = await set(moment);

    expect([refused.status, codeOf(refused)]).toEqual([400, 'DPAY_CLOCK_OUT_OF_RANGE']);
    expect(clockOf(await get()).ahead_ms).toBe(0);
  });

  test('determines pauses, and reports their end in real time', async () => {
    await set(jakarta('23:31:00'));

    expect(await may('top_up')).toMatchObject({ allowed: true });
    expect(await may('approve')).toMatchObject({ allowed: false, next_allowed_at: jakarta('10:29:00') });
  });

  test('does not affect sessions', async () => {
    await set(jakarta('10:00:00', 30));

    expect((await get()).status).toBe(200);
    expect(
      (await app.ask('GET', '/dashboard/session', { mode: 'sandbox', token: token() })).json(),
    ).toMatchObject({
      data: { clock_ahead_ms: 10 * 86_400_000 },
    });
  });

  test('belongs to one merchant', async () => {
    await set(jakarta('23:31:00'));
    const other = await app.signIn('owner@b.test');

    const theirs = await app.ask('GET', '/dashboard/sandbox/clock', {
      mode: 'sandbox',
      token: other.sandbox,
    });

    expect(clockOf(theirs).ahead_ms).toBe(0);
  });

  test('requires the permission to see settings', async () => {
    const viewer = await app.signIn('viewer@a.test');
    const refused = await app.ask('PUT', '/dashboard/sandbox/clock', {
      mode: 'sandbox',
      token: viewer.sandbox,
      payload: { now: null },
    });

    expect([refused.status, codeOf(refused)]).toEqual([403, 'DPAY_FORBIDDEN']);
  });

  test('cannot be moved in live', async () => {
    const moved = app.db.system((tx) =>
      tx.run(
        sql`update merchant_mode set clock_ahead_ms = 1 where mode = 'live' and merchant_id = ${MERCHANT_B}`,
      ),
    );

    await expect(moved).rejects.toThrow('live_has_no_clock_of_its_own');
  });

  describe('and a schedule', () => {
    const save = async (hour: number) => {
      const payload = {
        enabled: true,
        hour,
        minute: 0,
        amount: 50_000,
        destination_account_id: OWN_ACCOUNT,
      };
      const otp = await confirm(app, {
        mode: 'sandbox',
        email: 'owner@a.test',
        token: token(),
        purpose: 'withdrawal_schedule',
        action: payload,
      });
      await app.ask('PUT', '/dashboard/withdrawals/schedule', {
        mode: 'sandbox',
        token: token(),
        payload,
        headers: { 'x-otp-token': otp },
      });
    };
    const look = () => runSchedules({ ...app.deps, log: makeLog('silent') });
    const runs = async () =>
      (await app.ask('GET', '/dashboard/withdrawals/schedule', { mode: 'sandbox', token: token() })).json<{
        data: { next_run_at: string; today: string; runs: { day: string; at: string }[] };
      }>().data;
    beforeAll(() =>
      app.db.tenant({ merchantId: MERCHANT_A, mode: 'sandbox' }, (tx) =>
        post(tx, NOW, [topUpPaid({ id: 'top_clock', amount: rupiah(1_000_000) })]),
      ),
    );

    test('runs it once when its day arrives', async () => {
      await save(14);
      await look();
      expect(await runs()).toMatchObject({ next_run_at: jakarta('14:00:00'), today: 'to_run', runs: [] });

      await set(jakarta('14:00:00', 22));
      await look();
      await look();

      expect(await runs()).toMatchObject({
        next_run_at: jakarta('14:00:00', 23),
        runs: [{ day: '2026-11-22', at: NOW.toISOString() }],
      });
    });

    test('moved back before a day that ran says so, and does not repeat it', async () => {
      await set(jakarta('08:00:00', 22));

      expect(await runs()).toMatchObject({ today: 'ran', next_run_at: jakarta('14:00:00', 23) });
      await set(jakarta('14:00:05', 22));
      await look();
      expect((await runs()).runs).toHaveLength(1);
      await set(jakarta('15:00:00', 21));
      expect(await runs()).toMatchObject({ next_run_at: jakarta('14:00:00', 23) });
    });

    test('moved back also moves back the start of a schedule saved later', async () => {
      await set(jakarta('10:00:00', 30));
      await save(9);
      await set(jakarta('08:59:57', 25));

      expect(await runs()).toMatchObject({ today: 'to_run', next_run_at: jakarta('09:00:00', 25) });
      await look();
      expect((await runs()).runs).toHaveLength(1);
      await set(jakarta('09:00:09', 25));
      await look();
      expect((await runs()).runs).toMatchObject([{ day: '2026-11-25' }, { day: '2026-11-22' }]);
    });

    test("refuses it like a manual withdrawal if the clock is moved into a later day's pause", async () => {
      await set(jakarta('23:50:00', 28));
      expect(await may('withdraw')).toMatchObject({ allowed: false });
      await look();
      await look();

      expect((await runs()).runs).toMatchObject([
        { day: '2026-11-28', withdrawal_id: null, error_code: 'DPAY_CUT_OFF_TIME' },
        { day: '2026-11-25', error_code: null },
        { day: '2026-11-22', error_code: null },
      ]);
    });
  });

  test('holds transfers in its own pause and sends them afterwards', async () => {
    await app.db.tenant({ merchantId: MERCHANT_A, mode: 'sandbox' }, (tx) =>
      post(tx, NOW, [topUpPaid({ id: 'top_held', amount: rupiah(1_000_000) })]),
    );
    const payload = {
      amount: 50_000,
      destination_account_id: OWN_ACCOUNT,
    };
    const otp = await confirm(app, {
      mode: 'sandbox',
      email: 'owner@a.test',
      token: token(),
      purpose: 'withdrawal',
      action: payload,
    });
    const made = await app.ask('POST', '/dashboard/withdrawals', {
      mode: 'sandbox',
      token: token(),
      payload,
      headers: { 'idempotency-key': 'sandbox-clock-held-1', 'x-otp-token': otp },
    });
    const { id } = made.json<{ data: { id: string } }>().data;
    const asked = async () => {
      await app.payouts.drain();
      return app.db.system((tx) =>
        tx.rows(sql`select reference from bank.transfer where reference like ${`${id}%`}`),
      );
    };

    await set(jakarta('23:50:00'));
    expect(await asked()).toEqual([]);

    await set(jakarta('00:00:00', 21));
    expect(await asked()).toEqual([{ reference: id }]);
  });
});
