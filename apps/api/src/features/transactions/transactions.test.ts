import { rupiah } from '@dasbor/domain/kernel';
import {
  delivered,
  moved,
  paymentCompleted,
  refundDelivered,
  refundReserved,
  released,
  reserved,
  settlementSettled,
  topUpPaid,
} from '@dasbor/domain/ledger';
import type { MoneyOut, Transfer } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post } from '../../platform/ledger/post.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, addTrade, anOrder, aPayment, idOf, minutesAgo } from '../../testing/trade.ts';
import type { TestTenant } from '../../testing/trade.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import type { Transaction } from './rows.ts';

type List = {
  data: Transaction[];
  page: { next_cursor: string | null; previous_cursor: string | null; total?: number };
};
type Totals = SuccessBody<'getTransactionTotals'>['data'];

let app: TestApp;
let owner: Tokens;

const out = (of: MoneyOut['of'], id: string, amount: number, fee = 3_000, ppn = 330): MoneyOut => ({
  of,
  id,
  attempt: 1,
  amount: rupiah(amount),
  fee: rupiah(fee),
  ppn: rupiah(ppn),
});
const happened = (tenant: TestTenant, minutes: number, ...transfers: Transfer[]) =>
  app.db.tenant(tenant, (tx) => post(tx, new Date(minutesAgo(minutes)), transfers));
const paid = (number: number, amount: number, fee = 4_000, ppn = 440) =>
  paymentCompleted({
    id: idOf('pay', number),
    amount: rupiah(amount),
    fee: rupiah(fee),
    ppn: rupiah(ppn),
  });

beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = '{"balance": true}'`));
  owner = await app.signIn('owner@a.test');
  await addTrade(app.db, A_LIVE, {
    customers: [{ id: idOf('cus', 1), name: 'Sari 0812-3456-7890' }],
    orders: [anOrder(1)],
    payments: [aPayment(1, { status: 'completed', customer_id: idOf('cus', 1) })],
  });
  const [arrives, comesBack] = [
    out('disbursement', 'dis_item_A', 20_000),
    out('disbursement', 'dis_item_B', 30_000),
  ];
  const withdrawal = out('withdrawal', 'wdr_A', 40_000, 0, 0);
  const refund = { id: 'rfn_A', amount: rupiah(10_000) };
  await happened(A_LIVE, 90, topUpPaid({ id: 'top_A', amount: rupiah(200_000) }));
  await happened(A_LIVE, 80, paid(1, 150_000));
  await happened(A_LIVE, 75, paid(2, 2_000, 2_000, 220));
  await happened(A_LIVE, 70, refundReserved(refund));
  await happened(A_LIVE, 65, refundDelivered(refund));
  await happened(A_LIVE, 60, settlementSettled({ id: 'set_A', net: rupiah(135_340) }));
  await happened(A_LIVE, 50, reserved(arrives), reserved(comesBack));
  await happened(A_LIVE, 45, reserved(withdrawal));
  // At one moment, like the payouts of a batch.
  await happened(A_LIVE, 40, delivered(arrives), released(comesBack), delivered(withdrawal));
  await happened(A_LIVE, 30, moved({ id: 'ftr_A', from: '', to: 'sub_A', amount: rupiah(1_000) }));
  await happened(A_LIVE, 20, moved({ id: 'ftr_B', from: 'sub_A', to: '', amount: rupiah(400) }));
  // Of a subaccount and of another merchant.
  await happened(A_LIVE, 15, topUpPaid({ id: 'top_S', amount: rupiah(9_000), holder: 'sub_A' }));
  await happened(
    { merchantId: MERCHANT_B, mode: 'live' },
    10,
    topUpPaid({ id: 'top_B', amount: rupiah(7_000) }),
  );
});
afterAll(() => app.close());

const ask = (rest = '', token = owner.live, mode: 'live' | 'sandbox' = 'live') =>
  app.ask('GET', `/dashboard/transactions${rest}`, { token, mode });
const list = async (query = '', token = owner.live) => (await ask(query, token)).json<List>();
const totals = async (query = '', token = owner.live) =>
  (await ask(`/totals${query}`, token)).json<{ data: Totals }>().data;
const filters = (wanted: object) => `?filters=${encodeURIComponent(JSON.stringify(wanted))}`;

describe('the timeline', () => {
  test('has each movement of money once, newest first, with the sum up to it', async () => {
    const { data } = await list('?limit=20');

    expect(
      data.map((row) => [
        row.kind,
        row.reference_id,
        row.amount,
        row.fee,
        row.money_in,
        row.money_out,
        row.running_sum,
      ]),
    ).toEqual([
      ['fund_transfer', 'ftr_B', 400, 0, 400, 0, 271_410],
      ['fund_transfer', 'ftr_A', 1_000, 0, 0, 1_000, 271_010],
      ['withdrawal', 'wdr_A', 40_000, 0, 0, 40_000, 272_010],
      ['disbursement', 'dis_item_A', 20_000, 3_330, 0, 23_330, 312_010],
      ['refund', 'rfn_A', 10_000, 0, 0, 10_000, 335_340],
      ['payment', idOf('pay', 2), 2_000, 2_220, 0, 220, 345_340],
      ['payment', idOf('pay', 1), 150_000, 4_440, 145_560, 0, 345_560],
      ['top_up', 'top_A', 200_000, 0, 200_000, 0, 200_000],
    ]);
  });

  test('adds up to what the merchant has', async () => {
    const { available, in_flight, pending } = (
      await app.ask('GET', '/dashboard/balance', { token: owner.live })
    ).json<{ data: { available: number; in_flight: number; pending: number } }>().data;

    expect((await totals()).net).toBe(available + in_flight + pending);
  });

  test('names the order and the customer of a payment', async () => {
    const { data } = await list(filters({ kind: ['payment'], direction: 'in' }));

    expect(data).toMatchObject([{ reference: 'INV-1', counterparty: 'Sari 0812-3456-7890' }]);
  });
});

describe('pages', () => {
  const rowsOf = async (action: 'next' | 'previous') => {
    const all: Transaction[][] = [];
    let query = action === 'next' ? '?limit=3' : '?limit=3&action=last';
    for (;;) {
      const { data, page } = await list(query);
      all.push(data);
      const cursor = action === 'next' ? page.next_cursor : page.previous_cursor;
      if (cursor === null) return action === 'next' ? all.flat() : all.toReversed().flat();
      query = `?limit=3&action=${action}&cursor=${encodeURIComponent(cursor)}`;
    }
  };

  test('have the running sums of the whole list, forwards and backwards', async () => {
    const { data } = await list('?limit=20');

    expect(await rowsOf('next')).toEqual(data);
    expect(await rowsOf('previous')).toEqual(data);
  });

  test('count their rows when asked', async () => {
    expect((await list('?count=true&limit=1')).page.total).toBe(8);
  });
});

describe('filters', () => {
  test.each<[string, object, string, string[]]>([
    ['by kind', { kind: ['top_up', 'refund'] }, '', ['rfn_A', 'top_A']],
    ['money in', { direction: 'in' }, '', ['ftr_B', idOf('pay', 1), 'top_A']],
    ['money out', { direction: 'out', kind: ['payment', 'fund_transfer'] }, '', ['ftr_A', idOf('pay', 2)]],
    ['by amount, without the fee', { amount_min: 20_000, amount_max: 40_000 }, '', ['wdr_A', 'dis_item_A']],
    ['by ID', {}, '&search=wdr_a', ['wdr_A']],
    ['by the reference of an order', {}, '&search=inv-1', [idOf('pay', 1)]],
  ])('%s, and the running sum and totals are of what is listed', async (_, wanted, search, found) => {
    const query = `${filters(wanted)}${search}`;
    const { data } = await list(query);
    const { money_in: into, money_out: gone, net } = await totals(query);

    expect(data.map(({ reference_id: id }) => id)).toEqual(found);
    expect(into).toBe(data.reduce((sum, row) => sum + row.money_in, 0));
    expect(gone).toBe(data.reduce((sum, row) => sum + row.money_out, 0));
    expect(data[0]?.running_sum).toBe(net);
    expect(data.at(-1)?.running_sum).toBe((data.at(-1)?.money_in ?? 0) - (data.at(-1)?.money_out ?? 0));
  });

  test('by days: the sum begins with the first day', async () => {
    const day = '?from=2026-11-19&to=2026-11-19';

    expect((await list(day)).data).toEqual([]);
    expect(await totals(day)).toMatchObject({ money_in: 0, money_out: 0, net: 0, from: '2026-11-19' });
  });
});

describe('who sees what', () => {
  test('a kind that the role may not view is in neither list nor sums, and is named', async () => {
    const viewer = await app.signIn('viewer@a.test');
    const { data } = await list('?limit=20', viewer.live);
    const sums = await totals('', viewer.live);

    expect(data.map(({ kind }) => kind)).not.toContain('withdrawal');
    expect(data).toHaveLength(7);
    expect(sums).toMatchObject({ left_out: ['withdrawal'], net: 311_410 });
    expect(data[0]?.running_sum).toBe(sums.net);
    expect((await list(filters({ kind: ['withdrawal'] }), viewer.live)).data).toEqual([]);
  });

  test('without the right to view payments there is no timeline', async () => {
    const uploader = await app.signIn('uploader@a.test');
    const answers = [await ask('', uploader.live), await ask('/totals', uploader.live)];

    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });

  test('another merchant and the other mode have their own', async () => {
    const theirs = await app.signIn('owner@b.test');

    expect((await list('', theirs.live)).data).toMatchObject([{ reference_id: 'top_B', running_sum: 7_000 }]);
    expect((await ask('', owner.sandbox, 'sandbox')).json<List>().data).toEqual([]);
  });
});

test.each<[string, string, string]>([
  ['a kind that does not exist', filters({ kind: ['loan'] }), 'DPAY_INVALID_REQUEST'],
  ['a maximum below the minimum', filters({ amount_min: 2, amount_max: 1 }), 'DPAY_INVALID_REQUEST'],
  ['32 days', '?from=2026-10-20&to=2026-11-20', 'DPAY_DATE_RANGE_TOO_LONG'],
  ['an unknown parameter', '?sort=amount', 'DPAY_INVALID_REQUEST'],
])('%s is refused by the list and by the totals', async (_, query, code) => {
  for (const path of ['', '/totals']) {
    const refused = await ask(`${path}${query}`);

    expect([refused.status, refused.json<Problem>().error_code]).toEqual([400, code]);
  }
});

test('a cursor of other filters is refused', async () => {
  const { page } = await list('?limit=3');
  const refused = await ask(
    `${filters({ kind: ['payment'] })}&action=next&cursor=${encodeURIComponent(page.next_cursor ?? '')}`,
  );

  expect(refused.json<Problem>().errors).toMatchObject([{ field: 'cursor', code: 'DPAY_INVALID_CURSOR' }]);
});

test('the name of a customer is as masked as in the list of customers, and needs the right to see orders', async () => {
  const nameFor = async (person: string) => {
    const { live: token } = await app.signIn(person);
    const reply = await app.ask('GET', `/dashboard/transactions?filters={"kind":["payment"]}`, { token });
    const rows = reply.json<{ data: { reference_id: string; counterparty: string | null }[] }>().data;
    return rows.find((row) => row.reference_id === idOf('pay', 1))?.counterparty;
  };
  expect(await nameFor('owner@a.test')).toBe('Sari 0812-3456-7890');
  expect(await nameFor('viewer@a.test')).toMatch(/^Sari \*+/);

  await app.db.system((tx) =>
    tx.run(sql`update role set permissions = array_remove(permissions, 'order.view') where name = 'Viewer'`),
  );

  expect(await nameFor('viewer@a.test')).toBeNull();
});
