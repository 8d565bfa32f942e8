import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { makeLog } from '../../platform/log.ts';
import { post } from '../../platform/ledger/post.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, addSale, idOf, NOW, standing, topicsOf } from '../../testing/trade.ts';
import type { TestTenant } from '../../testing/trade.ts';
import { moneyInOf } from '../payments/public.ts';
import { settleDue } from './settle.ts';

let app: TestApp;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(new Date('2026-11-23T07:30:00.000Z')));

const run = () => settleDue({ ...app.deps, log: makeLog('silent') });

/** A paid and posted sale of Rp 100.000 that is due on 23 November: 95.560 after fee and VAT. */
const sale = async (tenant: TestTenant = A_LIVE, payment: object = {}) => {
  const number = (count += 1);
  await addSale(app.db, tenant, number, {
    order: { status: 'completed' },
    payment: { status: 'completed', ...payment },
  });
  const { payment: row } = await standing(app.db, tenant, number);
  await app.db.tenant(tenant, async (tx) => post(tx, new Date(NOW), [moneyInOf(row)]));
  return number;
};

type Settled = { id: string; payment_count: number; refund_count: number; net: string };
const settlements = (tenant: TestTenant = A_LIVE) =>
  app.db.tenant(tenant, (tx) =>
    tx.rows<Settled>(sql`
      select id, payment_count, refund_count, payment_amount - refund_amount - mdr_fee - ppn as net
        from settlement order by created_at, id`),
  );
/** Settlements made by `act`. */
const made = async (act: () => Promise<unknown>): Promise<Settled[]> => {
  const before = new Set((await settlements()).map(({ id }) => id));
  await act();
  return (await settlements()).filter(({ id }) => !before.has(id));
};
const available = (tenant: TestTenant = A_LIVE) =>
  app.db.tenant(tenant, async (tx) => {
    const row = await tx.maybe<{ balance: string }>(
      sql`select balance from ledger_account where holder = '' and account = 'available'`,
    );
    return Number(row?.balance ?? 0);
  });

describe('payments that are due', () => {
  test('are paid out together from 14:30 on the due day, and not a moment earlier', async () => {
    const [one, two] = [await sale(), await sale()];
    app.clock.set(new Date('2026-11-23T07:29:59.999Z'));
    await run();
    expect(await settlements()).toEqual([]);

    app.clock.set(new Date('2026-11-23T07:30:00.000Z'));
    await run();

    const [settled, ...more] = await settlements();
    expect(more).toEqual([]);
    expect(settled).toMatchObject({ payment_count: 2, refund_count: 0, net: '191120' });
    expect(await available()).toBe(191_120);
    for (const number of [one, two]) {
      const { order, payment } = await standing(app.db, A_LIVE, number);
      expect(payment).toMatchObject({ settlement_status: 'settled', settlement_id: settled?.id });
      expect(order.settlement_id).toBe(settled?.id);
    }
    expect(await topicsOf(app.db, settled?.id ?? '')).toContain('settlement.updated');
    const events = await app.db.tenant(A_LIVE, (tx) =>
      tx.rows<{ event: string }>(sql`select event from webhook_event where subject_id = ${settled?.id}`),
    );
    expect(events).toEqual([{ event: 'settlement.settled' }]);
  });

  test('are settled once, however many servers look', async () => {
    for (let n = 0; n < 3; n += 1) await sale();

    const settled = await made(async () => {
      await Promise.all(Array.from({ length: 8 }, run));
      await run();
    });

    expect(settled.map(({ payment_count }) => payment_count)).toEqual([3]);
  });

  test('have one settlement per method, day and merchant', async () => {
    const before = [await settlements(), await settlements({ merchantId: MERCHANT_B, mode: 'live' })];
    await sale();
    await sale(A_LIVE, { method: 'ewallet', channel: 'DANA' });
    await sale(A_LIVE, { settlement_due_date: '2026-11-20' });
    await sale({ merchantId: MERCHANT_B, mode: 'live' });

    await run();

    expect(await settlements()).toHaveLength((before[0]?.length ?? 0) + 3);
    expect(await settlements({ merchantId: MERCHANT_B, mode: 'live' })).toHaveLength(
      (before[1]?.length ?? 0) + 1,
    );
  });

  test('of sandbox follow its own clock', async () => {
    await sale(A_SANDBOX, { settlement_due_date: '2026-12-01' });
    await run();
    expect(await settlements(A_SANDBOX)).toEqual([]);

    await app.db.system((tx) =>
      tx.run(sql`
        update merchant_mode set clock_ahead_ms = ${10 * 86_400_000} where merchant_id = ${MERCHANT_A} and mode = 'sandbox'`),
    );
    await run();
    expect(await settlements(A_SANDBOX)).toHaveLength(1);
  });
});

test('a settlement pays what refunds left', async () => {
  const before = await available();
  const number = await sale(A_LIVE, { method: 'qris', channel: 'QRIS' });
  const refund = idOf('rfn', 1);
  await app.db.system(async (tx) => {
    await tx.run(sql`
      insert into refund (merchant_id, mode, id, payment_id, type, status, amount, notes, maker_id, maker_name, approver_id,
                          approver_name, search_text, created_at, updated_at, completed_at)
      values (${MERCHANT_A}, 'live', ${refund}, ${idOf('pay', number)}, 'normal', 'done', 40000, 'x', 'usr_a', 'A', 'usr_b', 'B',
              '', ${NOW}, ${NOW}, ${NOW})`);
    await tx.run(sql`
      insert into refund_deduction (merchant_id, mode, refund_id, payment_id, amount)
      values (${MERCHANT_A}, 'live', ${refund}, ${idOf('pay', number)}, 40000)`);
    await tx.run(sql`
      update payment set deducted = 40000, refund_amount = 40000
       where merchant_id = ${MERCHANT_A} and mode = 'live' and id = ${idOf('pay', number)}`);
  });

  expect(await made(run)).toMatchObject([{ payment_count: 1, refund_count: 1, net: '55560' }]);
  expect(await available()).toBe(before + 55_560);
});

test('a day whose fees exceed its payments waits, and takes nothing from the balance', async () => {
  const before = await available();
  await sale(A_LIVE, { method: 'retail_store', channel: 'ALFAMART', amount: '2000', paid_amount: '2000' });

  expect(await made(run)).toEqual([]);
  expect(await available()).toBe(before);
});

test('the ledger balances after all of this', async () => {
  expect(await checkLedger(app.db)).toEqual([]);
});
