import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { makeLog } from '../../platform/log.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { idOf } from '../../testing/trade.ts';
import { OWN_ACCOUNT } from '../../testing/destination-accounts.ts';
import { runSchedules } from './run-schedules.ts';
import type { Withdrawal } from './rows.ts';
import type { Schedule } from './schedule-rows.ts';
import { give, startWithWithdrawals } from './testing/stand.ts';

type Asked = Awaited<ReturnType<TestApp['ask']>>;

let app: TestApp;
let owner: Tokens;
let day = 10;

beforeAll(async () => {
  app = await startWithWithdrawals();
});
afterAll(() => app.close());
// Each test uses its own day, starting in the morning.
beforeEach(async () => {
  day += 1;
  await at('09:00:00');
});

const at = async (clock: string, inDays = 0) => {
  app.clock.set(new Date(`2026-11-${day + inDays}T${clock}+07:00`));
  owner = await app.signIn('owner@a.test');
};
const body = (different: object = {}) => ({
  enabled: true,
  hour: 14,
  minute: 0,
  amount: null,
  destination_account_id: OWN_ACCOUNT,
  ...different,
});
const put = async (different: object = {}) => {
  const payload = body(different);
  const otp = await confirm(app, {
    email: 'owner@a.test',
    token: owner.live,
    purpose: 'withdrawal_schedule',
    action: payload,
  });
  return app.ask('PUT', '/dashboard/withdrawals/schedule', {
    token: owner.live,
    payload,
    headers: { 'x-otp-token': otp },
  });
};
const ask = (path: string) => app.ask('GET', path, { token: owner.live });
const schedule = async () =>
  (await ask('/dashboard/withdrawals/schedule')).json<{ data: Schedule | null }>().data;
const codeOf = (reply: Asked) => reply.json<Problem>().error_code;
const available = async () =>
  (await ask('/dashboard/balance')).json<{ data: { available: number } }>().data.available;
const run = () => runSchedules({ ...app.deps, log: makeLog('silent') });
const told = async () => {
  const heard = await app.db.system((tx) =>
    tx.rows(sql`select 1 from outbox where topic = 'withdrawal.scheduled'`),
  );
  return heard.length;
};
const scheduled = async () =>
  (await ask(`/dashboard/withdrawals?filters=${encodeURIComponent('{"source":["scheduled"]}')}`))
    .json<{ data: Withdrawal[] }>()
    .data.filter(({ created_at: made }) => made.slice(0, 10) === `2026-11-${day}`);

test('no schedule exists at first', async () => {
  expect(await schedule()).toBeNull();
});

describe('a schedule', () => {
  test('reports its next run', async () => {
    const set = await put({ amount: 50_000 });

    expect(set.status).toBe(200);
    expect(await schedule()).toMatchObject({
      enabled: true,
      amount: 50_000,
      bank_name: 'Bank Central Asia (BCA)',
      next_run_at: `2026-11-${day}T07:00:00.000Z`,
    });
    await put({ enabled: false });
    expect((await schedule())?.next_run_at).toBeNull();
  });

  test('that is active is shown with the balance and its next run', async () => {
    const automatic = async () =>
      (await ask('/dashboard/balance')).json<{ data: { automatic_withdrawals: object[] } }>().data
        .automatic_withdrawals;
    await put();
    expect(await automatic()).toEqual([{ source: 'scheduled', next_at: `2026-11-${day}T07:00:00.000Z` }]);

    await put({ enabled: false });
    expect(await automatic()).toEqual([]);
  });

  test.each<[object, string]>([
    [{ amount: 9_999 }, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    [{ destination_account_id: idOf('dac', 404) }, 'DPAY_DESTINATION_ACCOUNT_NOT_FOUND'],
  ])('is refused with %j', async (different, want) => {
    expect(codeOf(await put(different))).toBe(want);
  });

  test('is refused without a code', async () => {
    const without = await app.ask('PUT', '/dashboard/withdrawals/schedule', {
      token: owner.live,
      payload: body(),
    });

    expect(codeOf(without)).toBe('DPAY_OTP_REQUIRED');
  });
});

describe('its run', () => {
  test('withdraws the whole balance once a day, however often and from however many servers it is tried', async () => {
    await put();
    await give(app, 123_456);
    await at('13:59:59');
    await run();
    expect(await scheduled()).toEqual([]);

    await at('14:00:00');
    await Promise.all(Array.from({ length: 10 }, run));
    await at('18:00:00');
    await give(app, 99_000);
    await run();

    const [made, ...others] = await scheduled();
    expect(others).toEqual([]);
    expect(made).toMatchObject({ source: 'scheduled', created_by: null, amount: 123_456 });
    expect(await available()).toBe(99_000);
    expect((await schedule())?.runs[0]).toMatchObject({
      day: `2026-11-${day}`,
      withdrawal_id: made?.id,
      error_code: null,
    });
  });

  test('happens later the same day if no server was running at its time', async () => {
    await put();
    await give(app, 20_000);
    const before = await available();

    await at('21:30:00');
    await run();

    expect((await scheduled()).map(({ amount }) => amount)).toEqual([before]);
  });

  test('that is delayed into the daily pause is refused like a manual one, and not retried', async () => {
    await put({ amount: 20_000 });
    await give(app, 100_000);
    const [before, heard] = [await available(), await told()];

    await at('23:45:00');
    await Promise.all(Array.from({ length: 3 }, run));
    await at('23:59:59');
    await run();
    expect([await scheduled(), await available(), await told()]).toEqual([[], before, heard + 1]);
    expect((await schedule())?.runs[0]).toMatchObject({
      day: `2026-11-${day}`,
      withdrawal_id: null,
      error_code: 'DPAY_CUT_OFF_TIME',
      error_params: { from: '23:45', to: '00:00' },
    });
    expect(await schedule()).toMatchObject({ today: 'ran', next_run_at: `2026-11-${day + 1}T07:00:00.000Z` });

    day += 1;
    await at('00:00:00');
    await run();
    expect(await available()).toBe(before);
    await at('14:00:00');
    await run();
    await run();
    expect(await available()).toBe(before - 20_000);
    expect(await scheduled()).toHaveLength(1);
  });

  test('can be delayed until the last moment before the pause', async () => {
    await put({ amount: 20_000 });
    await give(app, 100_000);

    await at('23:44:59');
    await run();

    expect(await scheduled()).toHaveLength(1);
  });

  test('of yesterday is not repeated today', async () => {
    await put();
    await give(app, 20_000);
    const before = await available();

    await at('09:00:00', 1);
    await run();

    expect(await available()).toBe(before);
    day += 1;
  });

  test('with too little withdraws nothing, records the reason, and tries again tomorrow', async () => {
    await put({ amount: 900_000_000 });

    const before = await told();
    await at('14:00:00');
    await run();
    expect((await schedule())?.runs[0]).toMatchObject({
      day: `2026-11-${day}`,
      withdrawal_id: null,
      error_code: 'DPAY_INSUFFICIENT_BALANCE',
    });
    // Dashboards are notified, as after a change.
    expect(await told()).toBe(before + 1);

    await give(app, 900_000_000);
    await run();
    expect(await scheduled()).toEqual([]);
    day += 1;
    await at('14:00:00');
    await run();
    expect(await scheduled()).toHaveLength(1);
  });

  test('scheduled within the pause happens after the pause', async () => {
    await at('06:00:00');
    const set = await put({ hour: 23, minute: 59, amount: 50_000 });
    expect(set.json<{ data: Schedule }>().data.next_run_at).toBe(`2026-11-${day}T17:00:00.000Z`);
    await give(app, 60_000);

    await at('23:59:59');
    await run();
    expect((await schedule())?.runs[0]?.day).not.toBe(`2026-11-${day}`);
    await at('00:00:00', 1);
    await run();

    expect((await schedule())?.runs[0]).toMatchObject({ day: `2026-11-${day + 1}`, error_code: null });
    day += 1;
  });

  test('that was changed after its time starts tomorrow', async () => {
    await give(app, 50_000);
    await at('15:00:00');
    await put({ hour: 14 });
    await run();

    expect(await scheduled()).toEqual([]);
    expect(await schedule()).toMatchObject({
      today: 'passed',
      next_run_at: `2026-11-${day + 1}T07:00:00.000Z`,
    });
  });

  test('happens once a day: a later time applies from tomorrow and says why', async () => {
    await put();
    await give(app, 40_000);
    await at('14:00:00');
    await run();
    await at('14:00:06');
    await give(app, 30_000);

    const changed = (await put({ hour: 14, minute: 1 })).json<{ data: Schedule }>().data;
    expect(changed).toMatchObject({ today: 'ran', next_run_at: `2026-11-${day + 1}T07:01:00.000Z` });
    await at('14:01:09');
    await run();
    expect(await scheduled()).toHaveLength(1);

    day += 1;
    await at('14:01:00');
    expect(await schedule()).toMatchObject({ today: 'to_run' });
    await run();
    expect(await scheduled()).toHaveLength(1);
    expect(await schedule()).toMatchObject({ today: 'ran' });
  });

  // spec 4.54
  test('does nothing while the schedule or the feature is switched off', async () => {
    await put();
    await give(app, 50_000);
    const flags = (config: object) =>
      app.db.system((tx) =>
        tx.run(sql`update merchant_mode set feature_config = ${config} where mode = 'live'`),
      );
    await flags({ balance: true });
    await at('14:00:00');
    await run();
    await flags({ balance: true, withdrawal: true });

    expect((await schedule())?.runs[0]).toMatchObject({ error_code: 'DPAY_FEATURE_DISABLED' });
    expect(await checkLedger(app.db)).toEqual([]);
  });
});
