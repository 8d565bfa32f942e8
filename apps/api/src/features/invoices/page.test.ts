import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { codeOf, dataOf, IN_PARTS, setStand } from '../../testing/invoices.ts';
import type { Invoice } from '../../testing/invoices.ts';

type Checkout = SuccessBody<'getCheckout'>['data'];
const stand = setStand();
const mode = 'sandbox';
const QRIS = { method: 'qris', channel: 'QRIS' };

const slugOf = ({ invoice_url: url }: Invoice) => url?.split('/').at(-1) ?? '';
const ask = (invoice: Invoice, query = '') =>
  stand.app.ask('GET', `/checkout/${slugOf(invoice)}${query}`, { mode });
const page = async (invoice: Invoice, query = '') => dataOf<Checkout>(await ask(invoice, query));
const chosen = async (invoice: Invoice, choice: object = {}) => {
  const reply = await stand.choose(invoice, choice);
  if (reply.status !== 200) throw new Error(reply.text);
  return dataOf<Checkout>(reply);
};
const paymentsOf = ({ order_id: id }: Invoice) =>
  stand.app.db.system((tx) =>
    tx.rows<{ status: string; amount: string; channel: string }>(
      sql`select status, amount, channel from payment where order_id = ${id} order by amount, id`,
    ),
  );
const openOf = async (invoice: Invoice) =>
  (await paymentsOf(invoice))
    .filter(({ status }) => status === 'processing')
    .map(({ channel, amount }) => `${channel} ${amount}`);
const amountsIn = ({ ways }: Checkout) => [
  ...new Set(ways.flatMap(({ channels }) => channels.map(({ amount }) => amount))),
];

describe('the page of an invoice', () => {
  test('shows its facts and PPN, and nothing of its customer', async () => {
    const invoice = await stand.made({
      ppn_mode: 'on_top',
      total_amount: 555_000,
      items: [
        {
          name: 'Kopi Gayo',
          sku: 'GAYO-1',
          description: 'Sangrai medium',
          quantity: 5,
          price: 100_000,
        },
      ],
    });
    const reply = await ask(invoice);
    const { data } = reply.json<{ data: Checkout }>();

    expect(data.invoice).toEqual({
      number: invoice.number,
      name: 'Kopi kantor',
      company_name: expect.any(String),
      start_date: '2026-11-20',
      due_date: '2026-11-30',
      is_late: false,
      ppn_mode: 'on_top',
      ppn_basis_points: 1_200,
      subtotal_amount: 500_000,
      tax_base_amount: 458_333,
      ppn_amount: 55_000,
      document_url: `${invoice.invoice_url}/invoice.pdf`,
      payments: [],
    });
    expect(data).toMatchObject({ total_amount: 555_000, takes_promo_code: false, part: null });
    expect(data.items).toEqual([
      {
        name: 'Kopi Gayo',
        sku: 'GAYO-1',
        description: 'Sangrai medium',
        quantity: 5,
        price: 100_000,
        image_id: null,
        image_url: null,
      },
    ]);
    expect(reply.text).not.toMatch(/Sari|sari@|3456/);
  });

  test('of another order has no invoice', async () => {
    const { data } = (
      await stand.app.ask('POST', '/dashboard/orders', {
        apiKey: stand.apiKey,
        mode,
        payload: { reference_id: 'TOKO-1', total_amount: 50_000 },
        headers: { 'idempotency-key': 'order-of-no-invoice' },
      })
    ).json<{ data: { checkout_url: string } }>();

    expect(await page({ invoice_url: data.checkout_url } as Invoice)).toMatchObject({
      invoice: null,
      part: null,
    });
  });

  test('says that it is late from midnight in Jakarta, and can still be paid', async () => {
    const invoice = await stand.made();
    stand.app.clock.set(new Date('2026-11-30T16:59:59.999Z'));
    expect((await page(invoice)).invoice?.is_late).toBe(false);
    stand.app.clock.set(new Date('2026-11-30T17:00:00.000Z'));
    const late = await page(invoice);
    expect([late.invoice?.is_late, late.state]).toEqual([true, 'open']);

    await stand.payOnline(invoice, 500_000);
    expect(await page(invoice)).toMatchObject({ state: 'paid', invoice: { is_late: false } });
  });

  test('that was paid by hand is paid, without a payment of a customer', async () => {
    const invoice = await stand.made();
    await stand.record(invoice.id, 500_000);

    expect(await page(invoice)).toMatchObject({
      state: 'paid',
      payment: null,
      ways: [],
      invoice: {
        payments: [
          {
            payment_id: null,
            method: 'manual',
            channel_name: null,
            amount: 500_000,
            paid_on: '2026-11-20',
          },
        ],
      },
    });
  });

  test('of a deleted invoice is cancelled, and has no document', async () => {
    const invoice = await stand.made({ start_date: '2026-10-01', due_date: '2026-10-31' });
    await stand.send(`/${invoice.id}`, undefined, { method: 'DELETE' });

    expect(await page(invoice)).toMatchObject({
      state: 'cancelled',
      ways: [],
      part: null,
      invoice: { number: invoice.number, document_url: null, is_late: false },
    });
  });

  test('leaves out what was reversed', async () => {
    const invoice = await stand.made();
    const { payments } = dataOf(await stand.record(invoice.id, 200_000));
    await stand.send(
      `/${invoice.id}/payments/${payments?.[0]?.id}/reverse`,
      { reason: 'Salah invoice' },
      { token: stand.finance.sandbox },
    );

    expect(await page(invoice)).toMatchObject({ paid_amount: 0, invoice: { payments: [] } });
  });
});

describe('a part', () => {
  const inParts = () => stand.made(IN_PARTS);

  test('is all that remains at first, and what the customer wants then', async () => {
    const invoice = await inParts();
    const all = await page(invoice);
    const some = await page(invoice, '?amount=200000');

    const range = { minimum: 100_000, maximum: 490_000, problem: null };
    expect([all.part, amountsIn(all)]).toEqual([{ amount: 500_000, ...range }, [500_000]]);
    expect([some.part, amountsIn(some)]).toEqual([{ amount: 200_000, ...range }, [200_000]]);
  });

  test.each([
    [0, 'DPAY_PART_TOO_SMALL'],
    [99_999, 'DPAY_PART_TOO_SMALL'],
    [100_000, undefined],
    [490_000, undefined],
    [490_001, 'DPAY_REST_TOO_SMALL'],
    [500_000, undefined],
    [500_001, 'DPAY_AMOUNT_ABOVE_REMAINING'],
  ])('of %i is answered by the page as by the charge: %s', async (amount, code) => {
    const invoice = await inParts();
    const shown = await page(invoice, `?amount=${amount}`);
    const reply = await stand.choose(invoice, { amount });

    expect([shown.part?.problem ?? undefined, shown.ways.length === 0]).toEqual([code, code !== undefined]);
    expect(code === undefined ? reply.status : codeOf(reply)).toBe(code ?? 200);
    expect(await openOf(invoice)).toEqual(code === undefined ? [`BCA ${amount}`] : []);
  });

  test('of an invoice that is paid in full is not taken', async () => {
    const invoice = await stand.made();

    expect((await page(invoice, '?amount=200000')).part).toBeNull();
    expect(codeOf(await stand.choose(invoice, { amount: 200_000 }))).toBe('DPAY_AMOUNT_NOT_EQUAL_BILL');
    expect((await stand.choose(invoice, { amount: 500_000 })).status).toBe(200);
  });

  test('is all that is left if that is less than the smallest part', async () => {
    const invoice = await inParts();
    await stand.record(invoice.id, 450_000);
    const shown = await page(invoice, '?amount=20000');

    expect([shown.part, amountsIn(shown)]).toEqual([null, [50_000]]);
    expect(codeOf(await stand.choose(invoice, { amount: 49_999 }))).toBe('DPAY_PART_TOO_SMALL');
    await stand.payOnline(invoice, 50_000);
    expect((await page(invoice)).state).toBe('paid');
  });

  test('has the fee of its own amount', async () => {
    const invoice = await inParts();
    await stand.app.db.system((tx) =>
      tx.run(sql`update "order" set mdr_fee_payer = 'customer' where id = ${invoice.order_id}`),
    );
    const { payment } = await chosen(invoice, { amount: 200_000 });

    expect(payment).toMatchObject({ amount: 204_440, admin_fee: 4_440 });
    await stand.paidAtAcquirer(invoice, 204_440);
    await stand.check(invoice);
    expect(await page(invoice)).toMatchObject({
      state: 'open',
      paid_amount: 200_000,
      remaining_payment: 300_000,
      part: { amount: 300_000 },
      invoice: { payments: [{ channel_name: 'BCA', amount: 200_000 }] },
    });
  });

  test('stays the same when the method changes, and another amount replaces it', async () => {
    const invoice = await inParts();
    const first = await chosen(invoice, { amount: 200_000 });
    expect((await page(invoice)).part?.amount).toBe(200_000);

    const same = await chosen(invoice, { amount: 200_000 });
    expect(same.payment?.id).toBe(first.payment?.id);
    expect(codeOf(await stand.choose(invoice, { amount: 300_000 }))).toBe('DPAY_PAYMENT_IN_PROGRESS');
    const more = await chosen(invoice, { amount: 300_000, replaces: first.payment?.id });
    expect(more.payment?.id).not.toBe(first.payment?.id);
    const all = await chosen(invoice, { ...QRIS, replaces: more.payment?.id });
    expect(all).toMatchObject({ payment: { amount: 500_000 }, part: { amount: 500_000 } });
    expect((await paymentsOf(invoice)).map(({ amount, status }) => `${amount} ${status}`)).toEqual([
      '200000 cancelled',
      '300000 cancelled',
      '500000 processing',
    ]);
  });

  test('that is refused leaves the open payment', async () => {
    const invoice = await inParts();
    const { payment } = await chosen(invoice, { amount: 200_000 });

    expect(codeOf(await stand.choose(invoice, { amount: 1, replaces: payment?.id }))).toBe(
      'DPAY_PART_TOO_SMALL',
    );
    expect(await openOf(invoice)).toEqual(['BCA 200000']);
  });

  test('whose money came before another amount was chosen counts, and nothing else is charged', async () => {
    const invoice = await inParts();
    const { payment } = await chosen(invoice, { amount: 200_000 });
    await stand.paidAtAcquirer(invoice, 200_000);
    const after = await chosen(invoice, { amount: 300_000, replaces: payment?.id });

    expect(after).toMatchObject({ state: 'open', paid_amount: 200_000, remaining_payment: 300_000 });
    expect(await openOf(invoice)).toEqual([]);
  });

  test('of an order of the API is at least what most channels take', async () => {
    const { data } = (
      await stand.app.ask('POST', '/dashboard/orders', {
        apiKey: stand.apiKey,
        mode,
        payload: { reference_id: 'CICIL-1', total_amount: 50_000, payment_type: 'partial' },
        headers: { 'idempotency-key': 'order-paid-in-parts' },
      })
    ).json<{ data: { id: string; checkout_url: string } }>();
    const order = { invoice_url: data.checkout_url, order_id: data.id } as Invoice;

    expect((await page(order)).part).toMatchObject({ minimum: 10_000, maximum: 40_000 });
    expect(codeOf(await stand.choose(order, { ...QRIS, amount: 9_999 }))).toBe('DPAY_PART_TOO_SMALL');
    expect(codeOf(await stand.choose(order, { ...QRIS, amount: 45_000 }))).toBe('DPAY_REST_TOO_SMALL');
    await chosen(order, { ...QRIS, amount: 10_000 });
    expect(await openOf(order)).toEqual(['QRIS 10000']);
  });
});

describe('at the same time', () => {
  test('of two customers with two parts, one is charged and the other is told', async () => {
    const invoice = await stand.made(IN_PARTS);
    const replies = await Promise.all([
      stand.choose(invoice, { amount: 100_000 }),
      stand.choose(invoice, { amount: 200_000 }),
    ]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(codeOf(replies.find(({ status }) => status === 409) as (typeof replies)[0])).toBe(
      'DPAY_PAYMENT_IN_PROGRESS',
    );
    expect(await openOf(invoice)).toHaveLength(1);
  });

  test('a record by hand leaves a part that still fits, and withdraws one that does not', async () => {
    const invoice = await stand.made(IN_PARTS);
    await chosen(invoice, { amount: 200_000 });
    await stand.record(invoice.id, 300_000);
    expect(await openOf(invoice)).toEqual(['BCA 200000']);

    const other = await stand.made(IN_PARTS);
    await chosen(other, { amount: 200_000 });
    await stand.record(other.id, 300_001);
    expect(await openOf(other)).toEqual([]);
    expect(await page(other)).toMatchObject({ remaining_payment: 199_999, payment: null });
  });

  test('deleting while a customer chooses or pays keeps the money or the page', async () => {
    for (let round = 0; round < 10; round += 1) {
      const invoice = await stand.made(IN_PARTS);
      const isPaying = round % 2 === 0;
      if (isPaying) {
        await chosen(invoice, { amount: 200_000 });
        await stand.paidAtAcquirer(invoice, 200_000);
      }
      const [, removed] = await Promise.all([
        isPaying ? stand.check(invoice) : stand.choose(invoice, { amount: 200_000 }),
        stand.send(`/${invoice.id}`, undefined, { method: 'DELETE' }),
      ]);
      const { state, paid_amount: paid } = await page(invoice);

      if (isPaying) expect([removed.status, state, paid]).toEqual([409, 'open', 200_000]);
      else if (removed.status === 204) expect([state, await openOf(invoice)]).toEqual(['cancelled', []]);
      else expect([state, (await openOf(invoice)).length]).toEqual(['open', 1]);
    }
  });

  test('customers and records never pay more than the total', async () => {
    for (let round = 0; round < 10; round += 1) {
      const invoice = await stand.made(IN_PARTS);
      await chosen(invoice, { amount: 200_000 });
      await stand.paidAtAcquirer(invoice, 200_000);
      await Promise.all([
        stand.check(invoice),
        stand.choose(invoice, { amount: 300_000 }),
        stand.record(invoice.id, 250_000),
        stand.record(invoice.id, 250_000, { token: stand.finance.sandbox }),
      ]);
      const { total_amount: total, paid_amount: paid, remaining_payment: left } = await page(invoice);

      expect([total, paid + left, left >= 0]).toEqual([500_000, 500_000, true]);
    }
    expect(await checkLedger(stand.app.db)).toEqual([]);
  });
});
