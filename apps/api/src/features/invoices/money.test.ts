import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { codeOf, dataOf, fieldsOf, IN_PARTS, setStand } from '../../testing/invoices.ts';
import type { Invoice } from '../../testing/invoices.ts';

const stand = setStand();
const PAID_ON = { paid_on: '2026-11-20' };
const eventNames = async (id: string) => (await stand.eventsOf(id)).map(({ event }) => event);

/** What the rows of an invoice say, which is what its order says. */
const isExact = async ({ id }: Invoice) => {
  const { total_amount: total, outstanding_amount: left, payments = [] } = await stand.read(id);
  const paid = payments
    .filter(({ status }) => status !== 'reversed')
    .reduce((sum, { amount }) => sum + amount, 0);
  return total - paid === left && left >= 0;
};

describe('a customer', () => {
  test('pays in full on the page, and the invoice says how', async () => {
    const invoice = await stand.made();
    await stand.payOnline(invoice, 500_000);
    const paid = await stand.read(invoice.id);

    expect(paid).toMatchObject({
      status: 'paid',
      outstanding_amount: 0,
      paid_at: expect.any(String),
      payments: [
        { method: 'va', channel: 'BCA', amount: 500_000, status: 'completed', paid_on: '2026-11-20' },
      ],
    });
    expect(paid.history?.map(({ kind }) => kind)).toEqual(['created', 'issued', 'attempt', 'paid']);
    expect(await eventNames(invoice.id)).toEqual(['invoice.transaction', 'invoice.paid']);
    expect(JSON.parse((await stand.eventsOf(invoice.id))[1]?.body ?? '')).toMatchObject({
      data: {
        reference_id: invoice.number,
        customer: { name: 'Sari Dewi' },
        remaining_amount: 0,
        status: 'paid',
        transaction: { method: 'va', status: 'completed', amount: 500_000, paid_on: '2026-11-20' },
      },
    });
  });

  test('who pays the fee takes only the price off the invoice', async () => {
    await stand.app.ask('PUT', '/dashboard/mdr-preference', {
      token: stand.owner.sandbox,
      mode: 'sandbox',
      payload: { fee_payer: 'customer' },
    });
    const invoice = await stand.made();
    await stand.app.ask('PUT', '/dashboard/mdr-preference', {
      token: stand.owner.sandbox,
      mode: 'sandbox',
      payload: { fee_payer: 'merchant' },
    });
    await stand.payOnline(invoice, 504_440);

    expect(await stand.read(invoice.id)).toMatchObject({ status: 'paid', payments: [{ amount: 500_000 }] });
  });

  test('who began to pay makes it pending, and it is outstanding again when that ends', async () => {
    const invoice = await stand.made();
    const chosen = dataOf<{ payment: { id: string } }>(await stand.choose(invoice));
    expect((await stand.read(invoice.id)).status).toBe('pending');

    await stand.app.ask('POST', `/dashboard/payments/${chosen.payment.id}/cancel`, {
      apiKey: stand.apiKey,
      mode: 'sandbox',
      headers: { 'idempotency-key': 'cancel-of-the-open-payment' },
    });
    expect((await stand.read(invoice.id)).status).toBe('outstanding');
  });

  test('can still pay a late invoice', async () => {
    const invoice = await stand.made({ start_date: '2026-10-01', due_date: '2026-10-31' });
    expect(invoice.status).toBe('late');
    await stand.payOnline(invoice, 500_000);

    expect((await stand.read(invoice.id)).status).toBe('paid');
  });
});

describe('a payment by hand', () => {
  // spec 4.67
  test('lowers what remains until the invoice is paid', async () => {
    const invoice = await stand.made();
    const half = dataOf(await stand.record(invoice.id, 200_000));
    expect(half).toMatchObject({ status: 'outstanding', outstanding_amount: 300_000 });
    const paid = dataOf(await stand.record(invoice.id, 300_000));

    expect(paid).toMatchObject({ status: 'paid', outstanding_amount: 0 });
    expect(await eventNames(invoice.id)).toEqual([
      'invoice.transaction',
      'invoice.transaction',
      'invoice.paid',
    ]);
    expect(codeOf(await stand.record(invoice.id, 1))).toBe('DPAY_INVOICE_PAID');
  });

  test('tells webhooks the day on which it was paid, and when it was recorded', async () => {
    const { id } = await stand.made();
    await stand.send(`/${id}/payments`, { amount: 200_000, paid_on: '2026-11-17' });

    const [event] = await stand.eventsOf(id);
    expect(JSON.parse(event?.body ?? '')).toMatchObject({
      data: {
        transaction: {
          status: 'paid_manually',
          paid_on: '2026-11-17',
          paid_at: stand.app.clock.now().toISOString(),
        },
      },
    });
  });

  test.each([
    [0, 400, 'amount DPAY_AMOUNT_BELOW_MINIMUM'],
    [500_001, 409, 'DPAY_AMOUNT_ABOVE_REMAINING'],
  ])('of %i is refused', async (amount, status, what) => {
    const { id } = await stand.made();
    const reply = await stand.record(id, amount);

    expect([reply.status, fieldsOf(reply)[0] ?? codeOf(reply)]).toEqual([status, what]);
    expect((await stand.read(id)).outstanding_amount).toBe(500_000);
  });

  test('is not of tomorrow, and not by people who only read', async () => {
    const { id } = await stand.made();
    const tomorrow = await stand.send(`/${id}/payments`, { amount: 1_000, paid_on: '2026-11-21' });

    expect(fieldsOf(tomorrow)).toEqual(['paid_on DPAY_DATE_IN_FUTURE']);
    expect(codeOf(await stand.record(id, 1_000, { token: stand.viewer.sandbox }))).toBe('DPAY_FORBIDDEN');
  });

  test('counts also when the page of an old invoice has ended', async () => {
    const invoice = await stand.made({ start_date: '2020-06-01', due_date: '2020-06-30' });
    await stand.app.ask('POST', `/dashboard/orders/${invoice.order_id}/sync`, {
      token: stand.owner.sandbox,
      mode: 'sandbox',
    });
    expect(codeOf(await stand.choose(invoice))).toBe('DPAY_ORDER_EXPIRED');

    expect(dataOf(await stand.record(invoice.id, 500_000))).toMatchObject({
      status: 'paid',
      outstanding_amount: 0,
    });
    const unpaid = await stand.made({ start_date: '2020-06-01', due_date: '2020-06-30' });
    expect((await stand.send(`/${unpaid.id}`, undefined, { method: 'DELETE' })).status).toBe(204);
  });

  test('withdraws the open payment of a customer, which would pay too much', async () => {
    const invoice = await stand.made();
    await stand.choose(invoice);
    await stand.record(invoice.id, 200_000);
    await stand.paidAtAcquirer(invoice, 500_000);
    await stand.check(invoice);

    expect(await stand.read(invoice.id)).toMatchObject({
      status: 'outstanding',
      outstanding_amount: 300_000,
    });
    expect(await isExact(invoice)).toBe(true);
  });

  test('is refused if the customer had paid before, whose money counts', async () => {
    const invoice = await stand.made();
    await stand.choose(invoice);
    await stand.paidAtAcquirer(invoice, 500_000);

    expect(codeOf(await stand.record(invoice.id, 200_000))).toBe('DPAY_INVOICE_PAID');
    expect(await stand.read(invoice.id)).toMatchObject({
      status: 'paid',
      payments: [{ method: 'va', amount: 500_000 }],
    });
  });
});

describe('a reversal', () => {
  const recorded = async (amount: number) => {
    const invoice = await stand.made();
    const { payments } = dataOf(await stand.record(invoice.id, amount));
    return { invoice, payment: payments?.at(-1)?.id ?? '' };
  };
  const reverse = (
    invoice: Invoice,
    payment: string,
    token = stand.finance.sandbox,
    reason = 'Salah invoice',
  ) => stand.send(`/${invoice.id}/payments/${payment}/reverse`, { reason }, { token });

  test('by a second person with a reason takes the record back, once', async () => {
    const { invoice, payment } = await recorded(200_000);

    expect(codeOf(await reverse(invoice, payment, stand.owner.sandbox))).toBe('DPAY_MAKER_IS_APPROVER');
    expect(fieldsOf(await reverse(invoice, payment, undefined, ' '))).toEqual(['reason DPAY_REQUIRED']);
    const replies = await Promise.all([reverse(invoice, payment), reverse(invoice, payment)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stand.read(invoice.id)).toMatchObject({
      outstanding_amount: 500_000,
      payments: [
        { status: 'reversed', reversal_reason: 'Salah invoice', reversed_by_name: expect.any(String) },
      ],
    });
    expect(codeOf(await reverse(invoice, payment))).toBe('DPAY_INVOICE_PAYMENT_REVERSED');
  });

  test('opens a paid invoice again, which can then be paid online', async () => {
    const { invoice, payment } = await recorded(500_000);
    expect((await stand.read(invoice.id)).status).toBe('paid');

    expect(dataOf(await reverse(invoice, payment))).toMatchObject({
      status: 'outstanding',
      outstanding_amount: 500_000,
      paid_at: null,
    });
    await stand.payOnline(invoice, 500_000);
    expect((await stand.read(invoice.id)).status).toBe('paid');
    expect(await eventNames(invoice.id)).toEqual([
      'invoice.transaction',
      'invoice.paid',
      'invoice.transaction',
      'invoice.transaction',
      'invoice.paid',
    ]);
  });

  test('does not take back money of a customer, nor a payment of another invoice or merchant', async () => {
    const invoice = await stand.made();
    await stand.payOnline(invoice, 500_000);
    const [online] = (await stand.read(invoice.id)).payments ?? [];
    const other = await recorded(100_000);

    expect(codeOf(await reverse(invoice, online?.id ?? ''))).toBe('DPAY_INVOICE_PAYMENT_NOT_MANUAL');
    expect(codeOf(await reverse(invoice, other.payment))).toBe('DPAY_INVOICE_PAYMENT_NOT_FOUND');
    expect(codeOf(await reverse(other.invoice, other.payment, stand.foreign.sandbox))).toBe(
      'DPAY_INVOICE_NOT_FOUND',
    );
  });
});

describe('marking as paid', () => {
  // spec 4.68
  test('records what remains for good, and withdraws what customers began', async () => {
    const invoice = await stand.made(IN_PARTS);
    await stand.record(invoice.id, 100_000);
    await stand.choose(invoice);
    const paid = dataOf(await stand.send(`/${invoice.id}/mark-paid`, { ...PAID_ON, note: 'Tunai' }));

    expect(paid).toMatchObject({ status: 'paid', outstanding_amount: 0 });
    const marked = paid.payments?.find(({ is_permanent: isPermanent }) => isPermanent);
    expect(marked).toMatchObject({ amount: 400_000, note: 'Tunai' });
    const reversal = await stand.send(
      `/${invoice.id}/payments/${marked?.id}/reverse`,
      { reason: 'Salah' },
      { token: stand.finance.sandbox },
    );
    expect(codeOf(reversal)).toBe('DPAY_INVOICE_PAYMENT_PERMANENT');
    expect(codeOf(await stand.send(`/${invoice.id}/mark-paid`, PAID_ON))).toBe('DPAY_INVOICE_PAID');
  });
});

describe('deleting', () => {
  const remove = ({ id }: Invoice) => stand.send(`/${id}`, undefined, { method: 'DELETE' });

  test('ends the page and cancels the open payment', async () => {
    const invoice = await stand.made();
    await stand.choose(invoice);
    expect((await remove(invoice)).status).toBe(204);

    expect(codeOf(await stand.get(`/${invoice.id}`))).toBe('DPAY_INVOICE_NOT_FOUND');
    expect(codeOf(await remove(invoice))).toBe('DPAY_INVOICE_NOT_FOUND');
    expect(codeOf(await stand.choose(invoice))).toBe('DPAY_ORDER_NOT_PAYABLE');
  });

  test('and issuing at the same time leave no page that can be paid', async () => {
    for (let round = 0; round < 8; round += 1) {
      const draft = await stand.made({ is_draft: true });
      await Promise.all([remove(draft), stand.send(`/${draft.id}/issue`)]);
      const open = await stand.app.db.system((tx) =>
        tx.rows(sql`select id from "order" where invoice_id = ${draft.id} and status = 'started'`),
      );

      expect(open).toEqual([]);
    }
  });

  test('and a payment at the same time end in one of the two', async () => {
    for (let round = 0; round < 8; round += 1) {
      const invoice = await stand.made();
      await stand.choose(invoice);
      await stand.paidAtAcquirer(invoice, 500_000);
      const [deleted] = await Promise.all([remove(invoice), stand.check(invoice)]);

      expect([deleted.status, codeOf(deleted)]).toEqual([409, 'DPAY_INVOICE_PAID']);
    }
  });

  test('and a record at the same time end in one of the two', async () => {
    for (let round = 0; round < 12; round += 1) {
      const invoice = await stand.made();
      const acts = [() => remove(invoice), () => stand.record(invoice.id, 500_000)];
      const replies = await Promise.all((round % 2 ? acts.toReversed() : acts).map((act) => act()));

      expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
    }
  });

  // spec 4.69, 8.42
  test('is refused of a paid and of a partly paid one, each in its own words', async () => {
    const paid = await stand.made();
    await stand.record(paid.id, 500_000);
    const partly = await stand.made();
    await stand.record(partly.id, 1);

    expect(codeOf(await remove(paid))).toBe('DPAY_INVOICE_PAID');
    expect(codeOf(await remove(partly))).toBe('DPAY_INVOICE_PARTLY_PAID');
  });

  test('is refused if a customer paid meanwhile, whose money counts', async () => {
    const invoice = await stand.made();
    await stand.choose(invoice);
    await stand.paidAtAcquirer(invoice, 500_000);

    expect(codeOf(await remove(invoice))).toBe('DPAY_INVOICE_PAID');
    expect((await stand.read(invoice.id)).status).toBe('paid');
  });

  // spec 4.70
  test('is refused of an invoice that is deleted already', async () => {
    const invoice = await stand.made();
    expect((await remove(invoice)).status).toBe(204);

    expect(codeOf(await remove(invoice))).toBe('DPAY_INVOICE_NOT_FOUND');
  });

  // spec 4.71
  test('is refused with more than one active transaction', async () => {
    const invoice = await stand.made(IN_PARTS);
    await stand.choose(invoice);
    await stand.app.db.system((tx) =>
      tx.run(sql`
        insert into payment select (p).* from (
          select jsonb_populate_record(p, jsonb_build_object('id', 'pay_01K00000000000000000000TWO')) as p
            from payment p where order_id = ${invoice.order_id}) copies`),
    );

    expect(codeOf(await remove(invoice))).toBe('DPAY_INVOICE_PAYMENTS_OPEN');
  });

  test('is the only way to end the order of an invoice', async () => {
    const invoice = await stand.made();
    const cancel = await stand.app.ask('POST', `/dashboard/orders/${invoice.order_id}/cancel`, {
      apiKey: stand.apiKey,
      mode: 'sandbox',
      headers: { 'idempotency-key': 'cancel-order-of-invoice' },
    });

    expect(codeOf(cancel)).toBe('DPAY_ORDER_OF_INVOICE');
  });
});

describe('at the same time', () => {
  test('a record, a customer and marking as paid never pay more than the total', async () => {
    for (let round = 0; round < 10; round += 1) {
      const invoice = await stand.made(IN_PARTS);
      await stand.choose(invoice);
      await stand.paidAtAcquirer(invoice, 500_000);
      await Promise.all([
        stand.check(invoice),
        stand.record(invoice.id, 300_000),
        stand.record(invoice.id, 300_000, { token: stand.finance.sandbox }),
        stand.send(`/${invoice.id}/mark-paid`, PAID_ON),
      ]);

      expect(await isExact(invoice)).toBe(true);
      expect((await stand.read(invoice.id)).status).toBe('paid');
    }
    expect(await checkLedger(stand.app.db)).toEqual([]);
  });

  test('a hundred customers pay what is left once', async () => {
    const invoice = await stand.made(IN_PARTS);
    await Promise.all(
      Array.from({ length: 100 }, (_, at) => stand.choose(invoice, at % 2 ? {} : { channel: 'BNI' })),
    );
    const open = await stand.app.db.system((tx) =>
      tx.rows(sql`select id from payment where order_id = ${invoice.order_id} and status = 'processing'`),
    );
    expect(open).toHaveLength(1);

    await stand.paidAtAcquirer(invoice, 500_000);
    await Promise.all(Array.from({ length: 20 }, () => stand.check(invoice)));
    expect(await isExact(invoice)).toBe(true);
    expect((await stand.read(invoice.id)).payments).toHaveLength(1);
  });
});
