import { rupiah } from '@dasbor/domain/kernel';
import { delivered, moved, released, reserved, topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTransfers } from '../../platform/payouts/transfers.ts';
import { post } from '../../platform/ledger/post.ts';
import { DEMO_MERCHANTS, DEMO_PASSWORD } from '../../seed/accounts.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import type { SuccessBody } from '../../spec/handlers.ts';

type Trace = SuccessBody<'traceMoney'>['data'];

// Uses the demo data: payments that really completed and settled.
let app: TestApp;
let owner: Tokens;
const merchantId = DEMO_MERCHANTS.kopi.id;
const id = (prefix: string, number: number) => `${prefix}_01K${String(number).padStart(23, '0')}`;

beforeAll(async () => {
  app = await startTestApp({ hasDemo: true });
  owner = await app.signIn('owner@demo.test', DEMO_PASSWORD);
}, 120_000);
afterAll(() => app.close());

const ask = (reference: string, token = owner.live) =>
  app.ask('GET', `/dashboard/balance/trace/${reference}`, { token });
const trace = async (reference: string) => (await ask(reference)).json<{ data: Trace }>().data;
const amounts = (moves: Trace['standing']) =>
  Object.fromEntries(moves.map(({ account, amount }) => [account, amount]));
const payment = (condition: ReturnType<typeof sql>) =>
  app.db.tenant({ merchantId, mode: 'live' }, (tx) =>
    tx.one<{ id: string; settlement_id: string | null; paid: string; mdr_fee: string; ppn: string }>(sql`
      select id, settlement_id, paid_amount as paid, mdr_fee, ppn from payment where ${condition} order by id limit 1`),
  );

test('a settled payment is traced from the customer to the balance, and adds up to the rupiah', async () => {
  const paid = await payment(sql`settlement_status = 'settled' and mdr_fee > 0`);
  const net = Number(paid.paid) - Number(paid.mdr_fee) - Number(paid.ppn);

  const { steps, standing } = await trace(paid.id);

  expect(steps.map(({ kind, reference_id }) => [kind, reference_id])).toEqual([
    ['payment.completed', paid.id],
    ['settlement.settled', paid.settlement_id],
  ]);
  expect(amounts(standing)).toEqual({
    acquirer: -Number(paid.paid),
    fee: Number(paid.mdr_fee),
    ppn: Number(paid.ppn),
    available: net,
  });
});

test('one that is not settled yet is pending', async () => {
  const paid = await payment(sql`settlement_status = 'need_to_settle' and mdr_fee > 0`);

  expect(Object.keys(amounts((await trace(paid.id)).standing)).toSorted()).toEqual([
    'acquirer',
    'fee',
    'pending',
    'ppn',
  ]);
});

test('the parts shown for its payments add up to the settlement', async () => {
  const { settlement_id: settlement } = await payment(sql`settlement_status = 'settled'`);
  const ids = await app.db.tenant({ merchantId, mode: 'live' }, (tx) =>
    tx.rows<{ id: string }>(sql`select id from payment where settlement_id = ${settlement}`),
  );

  const parts = await Promise.all(ids.map((one) => trace(one.id)));
  const sum = parts.reduce((total, { standing }) => total + (amounts(standing)['available'] ?? 0), 0);

  expect(sum).toBe(amounts((await trace(settlement as string)).standing)['available']);
});

/** Withdraws everything that is available. */
const spendAll = async (number: number) => {
  const { balance } = await app.db.tenant({ merchantId, mode: 'live' }, (tx) =>
    tx.one<{ balance: string }>(
      sql`select balance from ledger_account where holder = '' and account = 'available'`,
    ),
  );
  const spent = {
    of: 'withdrawal',
    id: id('wdr', number),
    attempt: 1,
    fee: rupiah(0),
    ppn: rupiah(0),
  } as const;
  await app.db.tenant({ merchantId, mode: 'live' }, async (tx) =>
    post(tx, app.clock.now(), [reserved({ ...spent, amount: rupiah(Number(balance)) })]),
  );
  return spent.id;
};

test('what was paid with the money of its payments adds up to what was paid with the settlement', async () => {
  const { settlement_id: settlement } = await payment(sql`settlement_status = 'settled'`);
  const ids = await app.db.tenant({ merchantId, mode: 'live' }, (tx) =>
    tx.rows<{ id: string }>(sql`select id from payment where settlement_id = ${settlement}`),
  );

  await spendAll(90);

  const parts = await Promise.all(ids.map((one) => trace(one.id)));
  const whole = await trace(settlement as string);
  const byRecord = (traces: readonly Trace[]) => {
    const sums: Record<string, number> = {};
    for (const { reference_id: id, amount } of traces.flatMap(({ uses }) => uses))
      sums[id ?? ''] = (sums[id ?? ''] ?? 0) + amount;
    return sums;
  };

  expect(whole.uses.length).toBeGreaterThan(0);
  expect(byRecord(parts)).toEqual(byRecord([whole]));
  for (const { uses, unspent, standing } of [whole, ...parts]) {
    const used = uses.reduce((total, { amount }) => total + amount, 0);
    expect(used + unspent).toBe(amounts(standing)['available']);
  }
});

test('a record is found again from the other end', async () => {
  const top = id('top', 91);
  await app.db.tenant({ merchantId, mode: 'live' }, async (tx) =>
    post(tx, app.clock.now(), [topUpPaid({ id: top, amount: rupiah(70_000) })]),
  );
  const spent = await spendAll(91);

  expect((await trace(top)).uses).toMatchObject([{ reference_id: spent, amount: 70_000 }]);
  expect((await trace(spent)).sources.at(-1)).toMatchObject({ reference_id: top, amount: 70_000 });
});

test('a split withdrawal shows each transfer: one arrived, one returned', async () => {
  const [top, withdrawal] = [id('top', 1), id('wdr', 1)];
  const now = app.clock.now();
  await app.db.tenant({ merchantId, mode: 'live' }, async (tx) => {
    const out = await addTransfers(tx, now, [
      {
        ownerKind: 'withdrawal',
        ownerId: withdrawal,
        attempt: 1,
        holder: '',
        bankCode: 'bca',
        accountNumber: '8422647002',
        accountName: 'KOPI',
        amount: rupiah(1_500_000_000),
        splitLimit: rupiah(1_000_000_000),
        feePerTransfer: rupiah(0),
      },
    ]);
    post(tx, now, [topUpPaid({ id: top, amount: rupiah(1_500_000_000) }), ...out.map(reserved)]);
  });
  await app.db.tenant({ merchantId, mode: 'live' }, async (tx) => {
    const part = (number: number, amount: number) =>
      ({
        of: 'withdrawal',
        id: `${withdrawal}-${number}`,
        attempt: 1,
        amount: rupiah(amount),
        fee: rupiah(0),
        ppn: rupiah(0),
      }) as const;
    post(tx, now, [delivered(part(1, 1_000_000_000)), released(part(2, 500_000_000))]);
  });

  const { steps, standing } = await trace(withdrawal);
  expect(steps.map(({ kind, reference_id }) => `${kind} ${reference_id.slice(-2)}`)).toEqual([
    'withdrawal.reserved -1',
    'withdrawal.reserved -2',
    'withdrawal.delivered -1',
    'withdrawal.released -2',
  ]);
  expect(amounts(standing)).toEqual({ available: -1_000_000_000, bank: 1_000_000_000 });
  expect(amounts((await trace(top)).standing)).toEqual({ bank: -1_500_000_000, available: 1_500_000_000 });
});

test('an arrived payout earned its fee and PPN, and a transfer between balances names the subaccount', async () => {
  const [item, transfer] = [id('dis_item', 1), id('ftr', 1)];
  const now = app.clock.now();
  const payout = {
    of: 'disbursement',
    id: item,
    attempt: 1,
    amount: rupiah(50_000),
    fee: rupiah(3_000),
    ppn: rupiah(330),
  } as const;
  await app.db.tenant({ merchantId, mode: 'live' }, (tx) =>
    post(tx, now, [reserved(payout), moved({ id: transfer, from: '', to: 'sub_1', amount: rupiah(7_000) })]),
  );
  await app.db.tenant({ merchantId, mode: 'live' }, (tx) => post(tx, now, [delivered(payout)]));

  expect(amounts((await trace(item)).standing)).toEqual({
    available: -53_330,
    bank: 50_000,
    fee: 3_000,
    ppn: 330,
  });
  expect((await trace(transfer)).standing).toEqual([
    { account: 'available', subaccount_id: null, amount: -7_000 },
    { account: 'available', subaccount_id: 'sub_1', amount: 7_000 },
  ]);
});

test('a record without postings, or of another merchant, has no trace', async () => {
  const waiting = await payment(sql`status = 'processing'`);
  const theirs = await app.signIn('owner@second.test', DEMO_PASSWORD);
  const paid = await payment(sql`settlement_status = 'settled'`);

  for (const reply of [await ask(waiting.id), await ask(paid.id, theirs.live), await ask(id('wdr', 99))]) {
    expect(reply.json<Problem>().error_code).toBe('DPAY_TRACE_NOT_FOUND');
  }
});

test('a user who may not see the record may not see its money', async () => {
  const uploader = await app.signIn('uploader@demo.test', DEMO_PASSWORD);

  expect((await ask(id('pay', 1), uploader.live)).json()).toMatchObject({
    error_code: 'DPAY_FORBIDDEN',
    params: { permission: 'payment.view' },
  });
});
