import { MAX_RUPIAH, MAX_RUPIAH_SUM, rupiah } from '@dasbor/domain/kernel';
import { moved, paymentCompleted, released, reserved, topUpPaid } from '@dasbor/domain/ledger';
import type { MoneyOut, Transfer } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post } from '../../platform/ledger/post.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import {
  A_LIVE,
  A_SANDBOX,
  addTrade,
  anOrder,
  aPayment,
  idOf,
  minutesAgo,
  NOW,
} from '../../testing/trade.ts';
import type { TestTenant } from '../../testing/trade.ts';
import type { NewPayment } from '../payments/public.ts';
import type { Balance, BalanceEntry } from './rows.ts';

type List = { data: BalanceEntry[]; page: { next_cursor: string; previous_cursor: string; total?: number } };

let app: TestApp;
let owner: Tokens;

const payout = (id: string, amount: number): MoneyOut => ({
  of: 'disbursement',
  id,
  attempt: 1,
  amount: rupiah(amount),
  fee: rupiah(3_000),
  ppn: rupiah(330),
});
const happened = (tenant: TestTenant, minutes: number, ...transfers: Transfer[]) =>
  app.db.tenant(tenant, (tx) => post(tx, new Date(minutesAgo(minutes)), transfers));

beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = '{"balance": true}'`));
  owner = await app.signIn('owner@a.test');
  const [arrives, comesBack] = [payout('dis_item_A', 20_000), payout('dis_item_B', 30_000)];
  await happened(A_LIVE, 50, topUpPaid({ id: 'top_A', amount: rupiah(200_000) }));
  await happened(
    A_LIVE,
    40,
    paymentCompleted({ id: 'pay_A', amount: rupiah(150_000), fee: rupiah(4_000), ppn: rupiah(440) }),
  );
  // With one timestamp, like the payouts of a batch.
  await happened(A_LIVE, 30, reserved(arrives), reserved(comesBack));
  await happened(A_LIVE, 20, released(comesBack));
  await happened(A_LIVE, 10, moved({ id: 'ftr_A', from: '', to: 'sub_A', amount: rupiah(1_000) }));
});
afterAll(() => app.close());

const ask = (rest = '', token = owner.live, mode: 'live' | 'sandbox' = 'live') =>
  app.ask('GET', `/dashboard/balance${rest}`, { token, mode });
const entries = async (query = '') => (await ask(`/ledger${query}`)).json<List>();
const filtered = async (filters: object) =>
  (await entries(`?filters=${encodeURIComponent(JSON.stringify(filters))}`)).data.map(
    ({ sequence }) => sequence,
  );

describe('the balance', () => {
  test('shows available, pending and expected money', async () => {
    expect((await ask()).json<{ data: Balance }>().data).toEqual({
      available: 175_670,
      in_flight: 23_330,
      pending: 145_560,
      next_settlement: null,
      currency: 'IDR',
      low_since: null,
      automatic_withdrawals: [],
      as_of: NOW,
    });
  });

  test('of a mode without activity is zero', async () => {
    const { data } = (await ask('', owner.sandbox, 'sandbox')).json<{ data: Balance }>();

    expect(data).toMatchObject({ available: 0, in_flight: 0, pending: 0 });
  });

  test('of another merchant is separate', async () => {
    await happened(
      { merchantId: MERCHANT_B, mode: 'live' },
      5,
      topUpPaid({ id: 'top_B', amount: rupiah(7_000) }),
    );
    const theirs = await app.signIn('owner@b.test');

    expect((await ask('', theirs.live)).json<{ data: Balance }>().data.available).toBe(7_000);
    expect((await ask()).json<{ data: Balance }>().data.available).toBe(175_670);
  });
});

describe('the next settlement', () => {
  const due = (number: number, date: string, different: Partial<NewPayment> = {}) =>
    aPayment(number, {
      status: 'completed',
      order_id: idOf('ord', 1),
      settlement_due_date: date,
      ...different,
    });

  test('is the first day from today on, with the net sum of its payments', async () => {
    await app.db.system((tx) =>
      tx.run(sql`
        insert into subaccount (merchant_id, mode, id, name, email, type, status, search_text, created_at, updated_at, activated_at)
        select merchant_id, mode, 'sub_B', 'Cabang Depok', 'depok@contoh.id', 'company', 'live', 'sub_b', ${NOW}, ${NOW}, ${NOW}
          from merchant_mode where merchant_id = ${A_SANDBOX.merchantId} and mode = 'sandbox'`),
    );
    await addTrade(app.db, A_SANDBOX, {
      orders: [anOrder(1)],
      payments: [
        due(1, '2026-11-23'),
        due(2, '2026-11-23'),
        due(3, '2026-11-24'),
        // Overdue, settled, and of a subaccount.
        due(4, '2026-11-19'),
        due(5, '2026-11-20', { settlement_status: 'settled' }),
        due(6, '2026-11-20', { subaccount_id: 'sub_B' }),
        // Its fees exceed it, so it is not settled by itself, neither on a day of its own nor beside others.
        due(7, '2026-11-20', { method: 'retail_store', channel: 'ALFAMART', amount: '2000' }),
        due(8, '2026-11-23', { method: 'retail_store', channel: 'ALFAMART', amount: '2000' }),
      ],
    });

    const { data } = (await ask('', owner.sandbox, 'sandbox')).json<{ data: Balance }>();

    expect(data.next_settlement).toEqual({ date: '2026-11-23', amount: 2 * 95_560 });
  });
});

describe('the history', () => {
  // spec 2.116
  test('is newest first, and each closing balance follows from the one below', async () => {
    const { data } = await entries();

    expect(
      data.map(({ kind, debit, credit, closing_balance }) => [kind, debit, credit, closing_balance]),
    ).toEqual([
      ['fund_transfer.moved', 1_000, 0, 175_670],
      ['disbursement.released', 0, 33_330, 176_670],
      ['disbursement.reserved', 33_330, 0, 143_340],
      ['disbursement.reserved', 23_330, 0, 176_670],
      ['top_up.paid', 0, 200_000, 200_000],
    ]);
    expect(data.map(({ sequence }) => sequence)).toEqual([5, 4, 3, 2, 1]);
    expect(data[0]).toMatchObject({
      reference_id: 'ftr_A',
      transaction_time: minutesAgo(10),
      currency: 'IDR',
    });
  });

  test('pages between entries with the same timestamp without losing or repeating one, in both directions', async () => {
    const first = await entries('?limit=3&count=true');
    const second = await entries(`?limit=3&action=next&cursor=${encodeURIComponent(first.page.next_cursor)}`);
    const back = await entries(
      `?limit=3&action=previous&cursor=${encodeURIComponent(second.page.previous_cursor)}`,
    );

    expect([first, second, back].map(({ data }) => data.map(({ sequence }) => sequence))).toEqual([
      [5, 4, 3],
      [2, 1],
      [5, 4, 3],
    ]);
    expect(first.page.total).toBe(5);
  });

  test.each([
    [{ direction: 'debit' }, [5, 3, 2]],
    [{ direction: 'credit' }, [4, 1]],
    [{ kind: ['top_up.paid', 'fund_transfer.moved'] }, [5, 1]],
    [{ kind: ['disbursement.reserved'], direction: 'credit' }, []],
  ])('can be filtered by %j', async (filters, want) => {
    expect(await filtered(filters)).toEqual(want);
  });

  test('is searched by the subject of an entry, in any case', async () => {
    expect((await entries('?search=DIS_ITEM_b')).data.map(({ sequence }) => sequence)).toEqual([4, 3]);
    expect((await entries('?search=%25')).data).toEqual([]);
  });

  test('covers the requested days', async () => {
    expect((await entries('?from=2026-11-19&to=2026-11-19')).data).toEqual([]);
    expect((await ask('/ledger?from=2026-09-01&to=2026-11-01')).json<Problem>().error_code).toBe(
      'DPAY_DATE_RANGE_TOO_LONG',
    );
  });

  test('has nothing of the other mode', async () => {
    await happened(A_SANDBOX, 5, topUpPaid({ id: 'top_S', amount: rupiah(9_000) }));

    const { data } = (await ask('/ledger', owner.sandbox, 'sandbox')).json<List>();
    expect(data.map(({ reference_id }) => reference_id)).toEqual(['top_S']);
  });
});

describe('more money than the maximum amount', () => {
  const largest = (id: string) => topUpPaid({ id, amount: MAX_RUPIAH });
  const told = async () => {
    const { available } = (await ask('', owner.sandbox, 'sandbox')).json<{ data: Balance }>().data;
    const { data } = (await ask('/ledger?limit=1', owner.sandbox, 'sandbox')).json<List>();
    return [available, data[0]?.closing_balance];
  };

  test('is exact to the rupiah, and capped at the largest exact number', async () => {
    await happened(A_SANDBOX, 3, largest('top_1'), largest('top_2'));
    expect(await told()).toEqual([2_000_000_000_008_998, 2_000_000_000_008_998]);

    await happened(A_SANDBOX, 2, ...[3, 4, 5, 6, 7, 8, 9, 10].map((number) => largest(`top_${number}`)));
    expect(await told()).toEqual([MAX_RUPIAH_SUM, MAX_RUPIAH_SUM]);
  });
});

describe('neither is shown', () => {
  test.each(['', '/ledger'])('without the permission to see withdrawals (%s)', async (path) => {
    const uploader = await app.signIn('developer@a.test');

    expect((await ask(path, uploader.live)).json()).toMatchObject({
      error_code: 'DPAY_FORBIDDEN',
      params: { permission: 'withdrawal.view' },
    });
  });

  test.each(['', '/ledger'])('if the balance feature is off (%s)', async (path) => {
    await app.db.system((tx) =>
      tx.run(sql`update merchant_mode set feature_config = '{}' where merchant_id = ${MERCHANT_B}`),
    );
    const theirs = await app.signIn('owner@b.test');

    expect((await ask(path, theirs.live)).json<Problem>().error_code).toBe('DPAY_FEATURE_DISABLED');
  });
});
