import { THE_MERCHANT } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ofHolder } from '../../platform/ledger/of-holder.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, addSale, idOf } from '../../testing/trade.ts';
import type { TestTenant } from '../../testing/trade.ts';

type Calendar = SuccessBody<'getSettlementCalendar'>['data'];
type Payments = SuccessBody<'listDuePayments'>;

const BRANCH = 'sub_01K00000000000000000000001';
let app: TestApp;
let owner: Tokens;
let branchKey: string;
let count = 0;

/** A paid sale of Rp 100.000 by BNI, due on Monday 23 November. The clock stands at Friday the 20th, 10.00. */
const sale = async (payment: object = {}, tenant: TestTenant = A_LIVE) =>
  addSale(app.db, tenant, (count += 1), {
    order: { status: 'completed' },
    payment: { status: 'completed', ...payment },
  });

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = '{"subaccount": true}'`));
  await app.db.system((tx) =>
    tx.run(sql`
      insert into subaccount (merchant_id, mode, id, name, email, type, status, search_text, created_at, updated_at, activated_at)
      values (${MERCHANT_A}, 'live', ${BRANCH}, 'Bandung', 'b@a.test', 'company', 'live', '', now(), now(), now())`),
  );
  branchKey = (await addKey(app.db, A_LIVE, 1, { scopes: { settlements: 'read' }, subaccount_id: BRANCH }))
    .secret;
  await sale();
  await sale({ completed_at: '2026-11-21T03:00:00.000Z' });
  await sale({ method: 'qris', channel: 'QRIS', mdr_fee: '700', ppn: '77' });
  await sale({ method: 'card', channel: 'CARD', settlement_due_date: '2026-12-20' });
  await sale({ subaccount_id: BRANCH, paid_amount: '30000', amount: '30000' });
  await sale({}, { merchantId: MERCHANT_B, mode: 'live' });
  await sale({}, A_SANDBOX);
});
afterAll(() => app.close());

const ask = (rest: string, who: Ask = { token: owner.live }) =>
  app.ask('GET', `/dashboard/settlements/calendar${rest}`, who);
const calendarOf = async (who?: Ask) => (await ask('', who)).json<{ data: Calendar }>().data;
const paymentsOf = async (date: string, who?: Ask) => (await ask(`/${date}/payments`, who)).json<Payments>();
const ofSubaccount = (id: string) => `?filters=${encodeURIComponent(JSON.stringify({ subaccount_id: id }))}`;
const dayOf = ({ days }: Calendar, date: string) => days.find((day) => day.date === date);

describe('the calendar', () => {
  test('shows today and the next 29 days, with weekends and holidays', async () => {
    const { today, days, years_without_holidays: unknown } = await calendarOf();

    expect([today, days.length, unknown]).toEqual(['2026-11-20', 30, []]);
    expect(days.slice(0, 3).map(({ kind }) => kind)).toEqual(['working', 'weekend', 'weekend']);
    expect(days.at(-1)?.date).toBe('2026-12-19');
  });

  test('adds up what arrives on a day, by method and channel, and says why then', async () => {
    const day = dayOf(await calendarOf(), '2026-11-23');

    expect(day).toMatchObject({
      expected_at: '2026-11-23T07:30:00.000Z',
      payment_count: 3,
      payment_amount: 300_000,
      mdr_fee: 8_700,
      ppn: 957,
      amount: 290_343,
    });
    expect(day?.payments.map(({ channel }) => channel)).toEqual(['BNI', 'QRIS']);
    expect(day?.payments[0]).toMatchObject({
      payment_count: 2,
      amount: 191_120,
      working_days: 1,
      paid_from: '2026-11-20',
      paid_to: '2026-11-21',
      skipped: [{ date: '2026-11-21' }, { date: '2026-11-22', kind: 'weekend', holiday: null }],
    });
  });

  test('deducts what refunds take', async () => {
    await sale({ settlement_due_date: '2026-11-25' });
    await app.db.system((tx) =>
      tx.run(
        sql`update payment set deducted = 20000 where merchant_id = ${MERCHANT_A} and id = ${idOf('pay', count)}`,
      ),
    );

    expect(dayOf(await calendarOf(), '2026-11-25')).toMatchObject({ refund_amount: 20_000, amount: 75_560 });
  });

  test('lists what was due before today as late, and says if it costs more than it brings', async () => {
    await sale({ settlement_due_date: '2026-11-19' });
    await sale({ settlement_due_date: '2026-11-18', amount: '3000', paid_amount: '3000' });

    const { late, days } = await calendarOf();

    expect(late.map((one) => [one.merchant_settlement_due_date, one.amount, one.exceeds_payments])).toEqual([
      ['2026-11-18', -1_440, true],
      ['2026-11-19', 95_560, false],
    ]);
    expect(days.every(({ date }) => date >= '2026-11-20')).toBe(true);
  });

  test('of a key of a subaccount is about its balance, and the merchant’s is not', async () => {
    const mine = dayOf(await calendarOf({ apiKey: branchKey }), '2026-11-23');

    expect([mine?.payment_count, mine?.payment_amount]).toEqual([1, 30_000]);
  });

  test('of a subaccount is asked by id, and its payments too', async () => {
    const calendar = (await ask(`?subaccount_id=${BRANCH}`)).json<{ data: Calendar }>().data;

    expect(dayOf(calendar, '2026-11-23')).toMatchObject({ payment_count: 1, payment_amount: 30_000 });
    expect((await ask(`/2026-11-23/payments${ofSubaccount(BRANCH)}`)).json<Payments>().data).toMatchObject([
      { subaccount_id: BRANCH, paid_amount: 30_000 },
    ]);
  });

  test('of an unknown, another merchant’s or, for a key of a subaccount, another subaccount is empty', async () => {
    const theirs = await app.signIn('owner@b.test');
    const unknown = 'sub_01K00000000000000000000099';
    const asked = [
      [unknown, { token: owner.live }],
      [BRANCH, { token: theirs.live }],
      [unknown, { apiKey: branchKey }],
    ] as const;

    for (const [id, who] of asked) {
      const { days } = (await ask(`?subaccount_id=${id}`, who)).json<{ data: Calendar }>().data;
      expect(days.every(({ payments }) => payments.length === 0)).toBe(true);
      expect((await ask(`/2026-11-23/payments${ofSubaccount(id)}`, who)).json<Payments>().data).toEqual([]);
    }
    expect((await ask('?subaccount_id=cabang')).status).toBe(400);
  });

  test('leaves out other merchants and the other mode', async () => {
    const theirs = await app.signIn('owner@b.test');
    const [b, sandbox] = [
      await calendarOf({ token: theirs.live }),
      await calendarOf({ token: owner.sandbox, mode: 'sandbox' }),
    ];

    for (const calendar of [b, sandbox]) expect(dayOf(calendar, '2026-11-23')?.payment_count).toBe(1);
  });

  test('follows the clock of the sandbox', async () => {
    await app.db.system((tx) =>
      tx.run(sql`
        update merchant_mode set clock_ahead_ms = ${4 * 86_400_000} where merchant_id = ${MERCHANT_A} and mode = 'sandbox'`),
    );

    const { today, late } = await calendarOf({ token: owner.sandbox, mode: 'sandbox' });

    expect([today, late.map((one) => one.merchant_settlement_due_date)]).toEqual([
      '2026-11-24',
      ['2026-11-23'],
    ]);
  });

  test('requires the permission to see settlements', async () => {
    const uploader = await app.signIn('uploader@a.test');

    for (const rest of ['', '/2026-11-23/payments'])
      expect((await ask(rest, { token: uploader.live })).json()).toMatchObject({
        error_code: 'DPAY_FORBIDDEN',
        params: { permission: 'settlement.view' },
      });
  });

  test('reads an index alone, however many payments there are', async () => {
    const text = await app.db.owner(async (client) => {
      // Of a few rows PostgreSQL reads those of all merchants by their day.
      await client.exec(`begin; drop index payment_due; set local enable_seqscan = off; set local enable_bitmapscan = off;
        set local role dasbor_app; select enter_tenant('${MERCHANT_A}', 'live', '', '')`);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`
        explain select settlement_due_date, method, channel, min(completed_at), count(*), sum(paid_amount), sum(mdr_fee), sum(ppn),
                       sum(deducted)
          from payment
         where settlement_status = 'need_to_settle' and ${ofHolder(THE_MERCHANT).sql} and settlement_due_date <= '2026-12-19'::date
         group by settlement_due_date, method, channel`);
      await client.exec('rollback');
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

    expect(text).toContain('Index Only Scan using payment_to_settle');
    expect(text).toMatch(/Index Cond:.*\(subaccount_id IS NULL\).*settlement_due_date <=/);
  });
});

describe('the payments of a day', () => {
  test('add up to the day', async () => {
    const day = dayOf(await calendarOf(), '2026-11-23');
    const { data } = await paymentsOf('2026-11-23');

    expect(data).toHaveLength(day?.payment_count ?? 0);
    expect(data.reduce((total, { paid_amount }) => total + paid_amount, 0)).toBe(day?.payment_amount);
  });

  test('are only of the caller’s balance', async () => {
    const { data } = await paymentsOf('2026-11-23', { apiKey: branchKey });

    expect(data.map(({ subaccount_id }) => subaccount_id)).toEqual([BRANCH]);
  });

  test('page by a cursor that no other day accepts', async () => {
    const first = (await ask('/2026-11-23/payments?limit=2')).json<Payments>();
    const next = `?limit=2&action=next&cursor=${encodeURIComponent(String(first.page.next_cursor))}`;

    expect((await ask(`/2026-11-23/payments${next}`)).json<Payments>().data).toHaveLength(1);
    expect((await ask(`/2026-11-25/payments${next}`)).json<Problem>().error_code).toBe('DPAY_INVALID_CURSOR');
  });

  test.each(['2026-02-30', 'besok', '2026-1-5'])('of %s are refused', async (date) => {
    expect((await ask(`/${date}/payments`)).json()).toMatchObject({
      error_code: 'DPAY_INVALID_REQUEST',
      errors: [{ field: 'date' }],
    });
  });

  test('of a day without any are an empty list', async () => {
    expect((await paymentsOf('2026-11-21')).data).toEqual([]);
  });
});
