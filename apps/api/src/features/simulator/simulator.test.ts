import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import {
  A_LIVE,
  A_SANDBOX,
  addSale,
  idOf,
  minutesAgo,
  NOW,
  standing,
  topicsOf,
} from '../../testing/trade.ts';
import type { NewPayment } from '../payments/public.ts';

let app: TestApp;
let owner: Tokens;
let keys = 0;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());

const vaOf = (number: number) => `880810${String(number).padStart(10, '0')}`;
const newKey = () => `simulator-key-${String(++keys).padStart(6, '0')}`;
const sale = (number: number, payment: Partial<NewPayment> = {}) =>
  addSale(app.db, A_SANDBOX, number, { payment });
const inquire = (number: number) =>
  app.ask('GET', `/dashboard/simulator/virtual-accounts/${vaOf(number)}`, {
    mode: 'sandbox',
    token: owner.sandbox,
  });
const pay = (number: number, amount: unknown = 100_000, key = newKey()) =>
  app.ask('POST', `/dashboard/simulator/virtual-accounts/${vaOf(number)}/pay`, {
    mode: 'sandbox',
    token: owner.sandbox,
    payload: { amount },
    headers: { 'idempotency-key': key },
  });
const codeOf = async (asked: ReturnType<typeof pay>) => {
  const reply = await asked;
  return [reply.status, reply.json<Problem>().error_code];
};
const past = { created_at: minutesAgo(180), expires_at: minutesAgo(60) };

describe('looking up a virtual account', () => {
  test('returns what a bank needs to accept the money', async () => {
    await sale(1);

    expect((await inquire(1)).json()).toMatchObject({
      data: {
        number: vaOf(1),
        name: 'KOPI A',
        bank: 'BNI',
        is_closed: true,
        billed_amount: 100_000,
        payable: true,
        refusal: null,
        payment_id: idOf('pay', 1),
      },
    });
  });

  test.each<[string, number, Partial<NewPayment>, string]>([
    ['that is paid', 2, { status: 'completed' }, 'DPAY_VA_ALREADY_PAID'],
    ['that expired', 3, past, 'DPAY_VA_EXPIRED'],
    ['that was withdrawn', 4, { status: 'cancelled' }, 'DPAY_VA_DISABLED'],
  ])('%s: it cannot be paid, and paying is refused', async (_, number, payment, code) => {
    await sale(number, payment);
    const before = await standing(app.db, A_SANDBOX, number);

    expect((await inquire(number)).json()).toMatchObject({ data: { payable: false, refusal: code } });
    expect(await codeOf(pay(number))).toEqual([409, code]);
    expect(await standing(app.db, A_SANDBOX, number)).toEqual(before);
  });

  test('an open one has no billed amount', async () => {
    await sale(5, { va_is_closed: false });

    expect((await inquire(5)).json()).toMatchObject({ data: { is_closed: false, billed_amount: null } });
  });

  test('another merchant’s number does not exist', async () => {
    await addSale(app.db, { merchantId: MERCHANT_B, mode: 'sandbox' }, 6);

    expect(await codeOf(inquire(6))).toEqual([404, 'DPAY_VA_NOT_FOUND']);
    expect(await codeOf(pay(6))).toEqual([404, 'DPAY_VA_NOT_FOUND']);
  });

  test('the simulator does not exist in live mode', async () => {
    await addSale(app.db, A_LIVE, 7);
    const reply = await app.ask('GET', `/dashboard/simulator/virtual-accounts/${vaOf(7)}`, {
      token: owner.live,
    });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([403, 'DPAY_SANDBOX_ONLY']);
  });
});

describe('paying a virtual account', () => {
  // spec 2.86
  test('completes the payment and its order', async () => {
    await sale(10);

    const reply = await pay(10);

    expect(reply.json()).toEqual({
      data: {
        payment_id: idOf('pay', 10),
        order_id: idOf('ord', 10),
        status: 'completed',
        paid_amount: 100_000,
      },
    });
    const { order, payment } = await standing(app.db, A_SANDBOX, 10);
    expect([order.status, payment.status, payment.issuer_name]).toEqual([
      'completed',
      'completed',
      'Bank BNI',
    ]);
    expect(await topicsOf(app.db, payment.id)).toEqual(['payment.updated', 'payment.completed']);
  });

  test('that is open accepts any amount within its limits', async () => {
    await sale(11, { va_is_closed: false, va_maximum: '500000' });

    expect(await codeOf(pay(11, 9_999))).toEqual([400, 'DPAY_AMOUNT_BELOW_MINIMUM']);
    expect(await codeOf(pay(11, 500_001))).toEqual([400, 'DPAY_AMOUNT_ABOVE_MAXIMUM']);
    expect((await pay(11, 500_000)).json()).toMatchObject({ data: { paid_amount: 500_000 } });
    expect((await standing(app.db, A_SANDBOX, 11)).order).toMatchObject({
      status: 'completed',
      remaining_payment: '0',
    });
  });

  test('that is closed accepts exactly the bill, and names it', async () => {
    await sale(12);

    const reply = await pay(12, 99_999);

    expect(reply.json()).toMatchObject({
      error_code: 'DPAY_AMOUNT_NOT_EQUAL_BILL',
      params: { billed: 100_000 },
      errors: [{ field: 'amount', code: 'DPAY_AMOUNT_NOT_EQUAL_BILL', params: { billed: 100_000 } }],
    });
    expect(reply.json<Problem>().error).toContain('Rp\u00a0100.000');
  });

  test.each([
    ['text', '100000'],
    ['a fraction', 100_000.5],
    ['a negative amount', -1],
    ['too much', 1e15],
  ])('%s is refused', async (_, amount) => {
    await sale(1300 + keys);

    expect(await codeOf(pay(1300 + keys, amount))).toEqual([400, 'DPAY_INVALID_REQUEST']);
  });

  test('twice with the same key is one payment and one answer', async () => {
    await sale(14);
    const key = newKey();

    const first = await pay(14, 100_000, key);
    const again = await pay(14, 100_000, key);

    expect(again.text).toBe(first.text);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await topicsOf(app.db, idOf('pay', 14))).toEqual(['payment.updated', 'payment.completed']);
  });

  test('twenty times concurrently credits it once', async () => {
    await sale(15);

    const replies = await Promise.all(Array.from({ length: 20 }, () => pay(15)));

    const paid = replies.filter(({ status }) => status === 200);
    const codes = new Set(
      replies.filter(({ status }) => status !== 200).map((r) => r.json<Problem>().error_code),
    );
    expect(paid).toHaveLength(1);
    expect([...codes]).toEqual(['DPAY_VA_ALREADY_PAID']);
    expect(await topicsOf(app.db, idOf('pay', 15))).toEqual(['payment.updated', 'payment.completed']);
    expect(await topicsOf(app.db, idOf('ord', 15))).toEqual(['order.completed', 'order.updated']);
  });

  test('that is static can be repeated, each time as a new order', async () => {
    await sale(16, { va_type: 'static' });

    const first = (await pay(16)).json<{ data: { payment_id: string; order_id: string } }>().data;
    const second = (await pay(16)).json<{ data: { payment_id: string; order_id: string } }>().data;

    expect(second.payment_id).not.toBe(first.payment_id);
    expect(second.order_id).not.toBe(first.order_id);
    const rows = await app.db.tenant(A_SANDBOX, (tx) =>
      tx.rows(sql`select p.status, p.paid_amount, o.status as order_status, o.remaining_payment
                    from payment p join "order" o on o.id = p.order_id where va_number = ${vaOf(16)}`),
    );
    const done = {
      status: 'completed',
      paid_amount: '100000',
      order_status: 'completed',
      remaining_payment: '0',
    };
    expect(rows).toEqual([done, done]);
  });

  test('is recorded in the audit', async () => {
    const events = await app.db.system((tx) =>
      tx.rows(sql`select action from audit_event where target = ${idOf('pay', 10)}`),
    );

    expect(events).toEqual([{ action: 'virtual_account.paid' }]);
  });

  test('notifies an open dashboard after the commit', async () => {
    await sale(17);
    const heard = new Promise<unknown>((resolve) => {
      const stop = app.deps.events.subscribe(A_SANDBOX, (event) => {
        if (event.aggregate !== idOf('pay', 17)) return;
        stop();
        resolve({ topic: event.topic, status: event.payload['status'] });
      });
    });

    await pay(17);

    expect(await heard).toEqual({ topic: 'payment.updated', status: 'completed' });
  });
});

describe('simulating a payment', () => {
  const simulate = (number: number, status: string, tokens = owner) =>
    app.ask('POST', `/dashboard/payments/${idOf('pay', number)}/simulate`, {
      mode: 'sandbox',
      token: tokens.sandbox,
      payload: { status },
      headers: { 'idempotency-key': newKey() },
    });

  test.each(['processing', 'completed', 'failed', 'rejected', 'cancelled'])(
    'a pending wallet payment can become %s',
    async (to) => {
      const number = 2000 + ++keys;
      await sale(number, { method: 'ewallet', channel: 'OVO', status: 'started' });

      const reply = await simulate(number, to);

      expect([reply.status, reply.json<{ data: { status: string } }>().data.status]).toEqual([200, to]);
      expect((await standing(app.db, A_SANDBOX, number)).payment.updated_at).toBe(NOW);
    },
  );

  test('an ended payment does not change', async () => {
    await sale(30, { status: 'completed' });
    const before = await standing(app.db, A_SANDBOX, 30);

    const reply = await simulate(30, 'failed');

    expect(reply.json()).toMatchObject({
      error_code: 'DPAY_SIMULATION_NOT_ALLOWED',
      params: { from: 'completed', to: 'failed' },
    });
    expect(await standing(app.db, A_SANDBOX, 30)).toEqual(before);
  });

  test('a later sync agrees with the simulation', async () => {
    await sale(31, { method: 'card', channel: 'CARD' });
    await simulate(31, 'completed');

    const reply = await app.ask('POST', `/dashboard/payments/${idOf('pay', 31)}/sync`, {
      mode: 'sandbox',
      token: owner.sandbox,
    });

    expect(reply.json()).toMatchObject({ data: { outcome: 'webhook_resent', status: 'completed' } });
  });

  test('another merchant’s payment does not exist', async () => {
    const stranger = await app.signIn('owner@b.test');

    expect((await simulate(31, 'completed', stranger)).json<Problem>().error_code).toBe(
      'DPAY_PAYMENT_NOT_FOUND',
    );
  });
});

test('a paid account is posted once, less fee and PPN, even if it is paid twice', async () => {
  await sale(80);

  await Promise.all([pay(80), pay(80), pay(80)]);

  const lines = await app.db.tenant(A_SANDBOX, (tx) =>
    tx.rows(sql`select account, amount from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
                 where ref = ${idOf('pay', 80)} order by account`),
  );
  expect(lines).toEqual([
    { account: 'acquirer', amount: '-100000' },
    { account: 'fee', amount: '4000' },
    { account: 'pending', amount: '95560' },
    { account: 'ppn', amount: '440' },
  ]);
});
