import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { addPromo } from '../../testing/promos.ts';
import { A_LIVE, A_SANDBOX, addTrade, anOrder, aPayment, idOf } from '../../testing/trade.ts';
import type { Payment } from '../payments/public.ts';
import type { Settlement, SettlementBreakdownLine } from './rows.ts';

type List<Item> = { data: Item[]; page: { next_cursor: string; has_next: boolean; total?: number } };

const [SETTLED, OTHER, THEIRS] = [idOf('set', 1), idOf('set', 2), idOf('set', 3)];
const paidIn = (settlement: string, number: number) =>
  aPayment(number, {
    status: 'completed',
    settlement_status: 'settled',
    settlement_id: settlement,
    amount: '50000',
    // Older than a list's default range, as payments of a settlement often are.
    created_at: '2026-10-01T03:00:00.000Z',
  });

let app: TestApp;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  await addTrade(app.db, A_LIVE, {
    settlements: [{ id: SETTLED }, { id: OTHER }],
    orders: [1, 2, 3].map((number) => anOrder(number)),
    payments: [paidIn(SETTLED, 1), paidIn(SETTLED, 2), paidIn(OTHER, 3)],
  });
  await addTrade(app.db, { merchantId: MERCHANT_B, mode: 'live' }, { settlements: [{ id: THEIRS }] });
});
afterAll(() => app.close());

const ask = (rest: string, token = owner.live) => app.ask('GET', `/dashboard/settlements${rest}`, { token });
const listed = async (rest: string) => (await ask(rest)).json<List<Settlement>>().data.map(({ id }) => id);

describe('the list', () => {
  // spec 2.87
  test('shows only the caller’s settlements of this mode, newest first', async () => {
    expect(await listed('')).toEqual([OTHER, SETTLED]);
    expect(
      (await app.ask('GET', '/dashboard/settlements', { mode: 'sandbox', token: owner.sandbox })).json(),
    ).toMatchObject({
      data: [],
    });
  });

  test('pages by cursor, and counts on request', async () => {
    const first = (await ask('?limit=1&count=true')).json<List<Settlement>>();
    const second = await listed(`?limit=1&action=next&cursor=${encodeURIComponent(first.page.next_cursor)}`);

    expect([first.data[0]?.id, first.page.total, second]).toEqual([OTHER, 2, [SETTLED]]);
  });

  // spec 3.55
  test.each([
    [{ status: ['settled'] }, [OTHER, SETTLED]],
    [{ status: ['need_to_settle'] }, []],
    [{ type: ['normal'] }, [OTHER, SETTLED]],
    [{ type: ['early'] }, []],
    [{ method: ['va', 'qris'] }, [OTHER, SETTLED]],
    [{ method: ['qris'] }, []],
  ])('can be filtered by %j', async (filters, want) => {
    expect(await listed(`?filters=${encodeURIComponent(JSON.stringify(filters))}`)).toEqual(want);
  });

  test('can be filtered by subaccount, which each settlement names', async () => {
    const id = 'sub_01K00000000000000000000001';
    await app.db.system(async (tx) => {
      await tx.run(sql`
        insert into subaccount (merchant_id, mode, id, name, email, type, status, search_text, created_at, updated_at,
                                activated_at)
        values (${MERCHANT_A}, 'live', ${id}, 'Bandung', 'b@a.test', 'company', 'live', '', now(), now(), now())`);
      await tx.run(sql`update settlement set subaccount_id = ${id} where id = ${OTHER}`);
    });
    const of = (subaccount: string) =>
      listed(`?filters=${encodeURIComponent(JSON.stringify({ subaccount_id: subaccount }))}`);

    expect([await of(id), await of('sub_01K00000000000000000000002')]).toEqual([[OTHER], []]);
    const whose = async (settlement: string) =>
      (await ask(`/${settlement}`)).json<{ data: Settlement }>().data.subaccount_id;
    expect([await whose(OTHER), await whose(SETTLED)]).toEqual([id, null]);
  });

  test('finds by id and by method', async () => {
    expect(await listed(`?search=${SETTLED.toLowerCase()}`)).toEqual([SETTLED]);
    expect(await listed('?search=va')).toEqual([OTHER, SETTLED]);
    expect(await listed('?search=qris')).toEqual([]);
  });

  test('requires the permission to see settlements', async () => {
    const uploader = await app.signIn('uploader@a.test');

    expect((await ask('', uploader.live)).json()).toMatchObject({
      error_code: 'DPAY_FORBIDDEN',
      params: { permission: 'settlement.view' },
    });
  });
});

describe('one settlement', () => {
  test('has the method of its payments', async () => {
    const { data } = (await ask(`/${SETTLED}`)).json<{ data: Settlement }>();
    const payments = (await ask(`/${SETTLED}/payments`)).json<List<Payment>>().data;

    expect(data.method).toBe('va');
    expect(new Set(payments.map(({ method }) => method))).toEqual(new Set([data.method]));
  });

  // spec 2.88
  test('balances to the rupiah: payments less fee and VAT', async () => {
    const { data } = (await ask(`/${SETTLED}`)).json<{ data: Settlement }>();

    expect(data).toMatchObject({ payment_amount: 100_000, mdr_fee: 4_000, ppn: 440, amount: 95_560 });
  });

  test.each([
    ['of another merchant', THEIRS],
    ['that does not exist', idOf('set', 99)],
  ])('%s is not found, nor are its payments and breakdown', async (_, id) => {
    for (const rest of [`/${id}`, `/${id}/payments`, `/${id}/breakdown`]) {
      expect((await ask(rest)).json<Problem>().error_code).toBe('DPAY_SETTLEMENT_NOT_FOUND');
    }
  });

  test('of live is not found in sandbox', async () => {
    const { status } = await app.ask('GET', `/dashboard/settlements/${SETTLED}`, {
      mode: 'sandbox',
      token: owner.sandbox,
    });

    expect(status).toBe(404);
  });
});

describe('its payments', () => {
  const payments = async (rest: string) => (await ask(rest)).json<List<Payment>>();

  test('are complete and only its own, however old', async () => {
    const { data } = await payments(`/${SETTLED}/payments`);

    expect(data.map(({ id }) => id).toSorted()).toEqual([idOf('pay', 1), idOf('pay', 2)]);
  });

  test('page by a cursor that no other settlement accepts', async () => {
    const { page } = await payments(`/${SETTLED}/payments?limit=1`);
    const next = `?limit=1&action=next&cursor=${encodeURIComponent(page.next_cursor)}`;

    expect((await payments(`/${SETTLED}/payments${next}`)).data).toHaveLength(1);
    expect((await ask(`/${OTHER}/payments${next}`)).json()).toMatchObject({
      error_code: 'DPAY_INVALID_CURSOR',
    });
  });
});

describe('its breakdown', () => {
  const MIXED = idOf('set', 5);
  const breakdown = async (id: string) =>
    (await ask(`/${id}/breakdown`)).json<{ data: SettlementBreakdownLine[] }>().data;

  beforeAll(async () => {
    const paid = (number: number, different: Partial<ReturnType<typeof aPayment>>) => ({
      ...paidIn(MIXED, number),
      ...different,
    });
    const promo_id = await addPromo(app.db, A_LIVE, 1);
    await addTrade(app.db, A_LIVE, {
      settlements: [{ id: MIXED }],
      orders: [11, 12, 13, 14].map((number) => anOrder(number, { created_at: '2026-10-01T03:00:00.000Z' })),
      payments: [
        paid(11, { channel: 'BCA', paid_amount: '75000', discount: '5000', promo_id }),
        paid(12, { channel: 'BCA', paid_amount: '125000', discount: '10000', promo_id }),
        paid(13, { channel: 'BCA', paid_amount: '54440', mdr_fee_payer: 'customer' }),
        paid(14, { channel: 'BNI', paid_amount: '90000' }),
      ],
    });
    // A refund of one payment is deducted from two.
    await app.db.system((tx) =>
      tx.run(sql`
        update payment set deducted = case id when ${idOf('pay', 11)} then 30000 else 10000 end
         where id in (${idOf('pay', 11)}, ${idOf('pay', 14)})`),
    );
    await app.db.system((tx) =>
      tx.run(sql`
        update settlement set payment_count = 4, payment_amount = 344440, mdr_fee = 16000, ppn = 1760,
                              refund_count = 1, refund_amount = 40000, created_at = '2026-10-02T03:00:00Z'
         where id = ${MIXED}`),
    );
  });

  test('has one line for each channel and fee payer, largest first', async () => {
    const lines = await breakdown(MIXED);

    expect(lines.map((line) => [line.channel, line.mdr_fee_payer, line.payment_count])).toEqual([
      ['BCA', 'merchant', 2],
      ['BNI', 'merchant', 1],
      ['BCA', 'customer', 1],
    ]);
    expect(lines[0]).toEqual({
      method: 'va',
      channel: 'BCA',
      mdr_fee_payer: 'merchant',
      payment_count: 2,
      payment_amount: 200_000,
      discount: 15_000,
      mdr_fee: 8_000,
      ppn: 880,
      refund_amount: 30_000,
      amount: 161_120,
    });
  });

  // spec 2.89
  test('adds up to the settlement and to the list of its payments', async () => {
    const lines = await breakdown(MIXED);
    const { data: settlement } = (await ask(`/${MIXED}`)).json<{ data: Settlement }>();
    const payments = (await ask(`/${MIXED}/payments`)).json<List<Payment>>().data;
    const sumOf = <Row>(rows: readonly Row[], read: (row: Row) => number) =>
      rows.reduce((total, row) => total + read(row), 0);

    for (const key of [
      'payment_count',
      'payment_amount',
      'mdr_fee',
      'ppn',
      'refund_amount',
      'amount',
    ] as const)
      expect([key, sumOf(lines, (line) => line[key])]).toEqual([key, settlement[key]]);
    expect(sumOf(payments, ({ paid_amount }) => paid_amount)).toBe(settlement.payment_amount);
    expect(sumOf(payments, ({ discount }) => discount)).toBe(sumOf(lines, ({ discount }) => discount));
  });

  test('requires the permission to see settlements', async () => {
    const uploader = await app.signIn('uploader@a.test');

    expect((await ask(`/${MIXED}/breakdown`, uploader.live)).status).toBe(403);
  });
});

test('a sandbox settlement does not exist in live', async () => {
  await addTrade(app.db, A_SANDBOX, { settlements: [{ id: idOf('set', 4) }] });

  expect(await listed('')).toEqual([OTHER, SETTLED]);
});
