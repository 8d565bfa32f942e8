import { describe, expect, test } from 'vitest';
import { A_LIVE, NOW, topicsOf } from '../../testing/trade.ts';
import sql from 'sql-template-tag';
import { codeOf, dataOf, fieldsOf, ITEMS, SARI, setStand } from './testing/stand.ts';

const stand = setStand();

/** The same time a day later, signed in again. */
const tomorrow = async () => {
  stand.app.clock.set(new Date('2026-11-21T03:00:00.000Z'));
  return (await stand.app.signIn('payment-link-maker@a.test')).live;
};

describe('creating a link', () => {
  // spec 9.10, 9.78
  test('makes an order with a page that ends after three days', async () => {
    const link = await stand.made();

    expect(link).toMatchObject({
      status: 'unpaid',
      amount: 35_000,
      expiry_days: 3,
      customer: null,
      items: [],
      created_by_name: expect.any(String),
      created_at: NOW,
      expires_at: '2026-11-23T03:00:00.000Z',
      method: null,
      sent_at: null,
      history: [expect.objectContaining({ kind: 'created' })],
    });
    expect(link.url).toMatch(/^http:\/\/dasbor\.test\/pay\/[2-9a-hjkmnp-z]{22}$/);
    expect(link.reference_id).toBe(`LINK-${link.id.slice(-8)}`);
    const order = await stand.app.ask('GET', `/dashboard/orders/${link.order_id}`, {
      token: stand.owner.live,
    });
    expect(dataOf(order)).toMatchObject({
      is_payment_link: true,
      checkout_url: link.url,
      mdr_fee_payer: 'merchant',
      total_amount: 35_000,
    });
    expect(await topicsOf(stand.app.db, link.order_id)).toEqual(['order.created', 'order.updated']);
    expect(await topicsOf(stand.app.db, link.id)).toEqual(['payment_link.updated']);
  });

  // spec 9.78
  test('of sandbox has a page on the host of sandbox', async () => {
    const link = dataOf(await stand.create({}, { mode: 'sandbox', token: stand.maker.sandbox }));

    expect(link.url).toMatch(/^http:\/\/sandbox\.dasbor\.test\/pay\//);
  });

  // spec 3.16
  test('keeps the customer, the items and the fee payer', async () => {
    const link = await stand.made({
      amount: 168_000,
      expiry_days: 31,
      reference_id: 'INV-7',
      customer: SARI,
      items: ITEMS,
      notes: ' Kirim\nSenin ',
      admin_fee_method: 'excluded',
    });

    expect(link).toMatchObject({
      reference_id: 'INV-7',
      customer: { ...SARI, mobile: '+6281234567890', id: expect.stringMatching(/^cus_/) },
      items: ITEMS,
      notes: 'Kirim\nSenin',
      admin_fee_method: 'excluded',
      expires_at: '2026-12-21T03:00:00.000Z',
    });
    const order = await stand.app.ask('GET', `/dashboard/orders/${link.order_id}`, {
      token: stand.owner.live,
    });
    expect(dataOf(order)).toMatchObject({ mdr_fee_payer: 'customer', customer_id: link.customer?.id });
  });

  test('finds the customer of an earlier link by the phone, and keeps the earlier link as it was', async () => {
    const customer = { ...SARI, mobile: '081233334444', name: 'Budi' };
    const first = await stand.made({ customer });
    const second = await stand.made({
      customer: { ...customer, name: 'Budi Santoso', mobile: '+62 812-3333-4444' },
    });

    expect(second.customer?.id).toBe(first.customer?.id);
    expect((await stand.read(first.id)).customer?.name).toBe('Budi');
  });

  test('repeated with the same key is one link', async () => {
    const headers = { 'idempotency-key': 'the-same-intention-1' };
    const [one, two] = [await stand.create({}, { headers }), await stand.create({}, { headers })];

    expect(two.text).toBe(one.text);
    expect((await stand.create({ amount: 2 }, { headers })).status).toBe(409);
  });

  // spec 8.4
  test.each([
    ['no amount', { amount: 0 }, 'amount DPAY_FIELD_TOO_SMALL'],
    ['an amount above all amounts', { amount: 1_000_000_000_000_000 }, 'amount DPAY_FIELD_TOO_LARGE'],
    ['half a rupiah', { amount: 1.5 }, 'amount DPAY_FIELD_WRONG_TYPE'],
    ['32 days', { expiry_days: 32 }, 'expiry_days DPAY_FIELD_TOO_LARGE'],
    ['no day', { expiry_days: 0 }, 'expiry_days DPAY_FIELD_TOO_SMALL'],
    ['no fee payer', { admin_fee_method: undefined }, 'admin_fee_method DPAY_REQUIRED'],
    [
      'a customer without a phone',
      { customer: { ...SARI, mobile: undefined } },
      'customer.mobile DPAY_REQUIRED',
    ],
    ['a blank name', { customer: { ...SARI, name: ' ' } }, 'customer.name DPAY_REQUIRED'],
    ['a wrong email', { customer: { ...SARI, email: 'sari' } }, 'customer.email DPAY_EMAIL_INVALID'],
    ['a wrong phone', { customer: { ...SARI, mobile: '12345' } }, 'customer.mobile DPAY_PHONE_INVALID'],
    [
      'a name that reads backwards',
      { customer: { ...SARI, name: '\u202eiraS' } },
      'customer.name DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    [
      '101 items',
      { items: Array.from({ length: 101 }, () => ({ name: 'A', quantity: 1, price: 1 })) },
      'items DPAY_FIELD_TOO_MANY',
    ],
    ['items that add up to more', { items: ITEMS }, 'items DPAY_ITEMS_NOT_TOTAL'],
    [
      'items beyond every number',
      {
        items: Array.from({ length: 100 }, () => ({
          name: 'A',
          quantity: 9_999,
          price: 999_999_999_999_999,
        })),
      },
      'items DPAY_ITEMS_NOT_TOTAL',
    ],
    ['an item without a name', { items: [{ quantity: 1, price: 35_000 }] }, 'items.0.name DPAY_REQUIRED'],
    [
      'a subject that adds a header',
      { customer: SARI, is_notification_enabled: true, email_subject: 'Lunas\r\nBcc: a@b.id' },
      'email_subject DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    ['a mail to nobody', { is_notification_enabled: true }, 'customer.email DPAY_REQUIRED'],
    ['an unknown field', { url: 'https://evil.example' }, 'url DPAY_FIELD_UNKNOWN'],
  ])('is refused with %s, and nothing is stored', async (_, payload, wanted) => {
    const before = (await stand.list()).length;

    const reply = await stand.create(payload);

    expect([reply.status, ...fieldsOf(reply)]).toEqual([400, wanted]);
    expect(await stand.list()).toHaveLength(before);
  });

  test('a script in a name is text and nothing else', async () => {
    const name = '<script>alert(1)</script>';
    const link = await stand.made({ customer: { ...SARI, name, mobile: '0812 5555 6666' } });

    expect(link.customer?.name).toBe(name);
  });
});

describe('a duplicate', () => {
  // spec 2.99
  test('has the same contents, a new page, reference and expiry, and is not mailed', async () => {
    const first = await stand.made({
      amount: 168_000,
      customer: SARI,
      items: ITEMS,
      notes: 'Pesanan',
      is_notification_enabled: true,
      reference_id: 'INV-8',
    });
    await stand.setOrder(first, 'cancelled');
    const token = await tomorrow();

    const copy = dataOf(await stand.send(`/${first.id}/duplicate`, undefined, { token }));

    const same = ['amount', 'customer', 'items', 'notes', 'expiry_days', 'admin_fee_method'] as const;
    for (const field of same) expect(copy[field]).toEqual(first[field]);
    expect(copy).toMatchObject({ status: 'unpaid', sent_at: null, expires_at: '2026-11-24T03:00:00.000Z' });
    expect([copy.url === first.url, copy.reference_id === 'INV-8']).toEqual([false, false]);
  });
});

describe('cancelling', () => {
  test('ends the order and its open payment, and names who did it', async () => {
    const link = await stand.made();
    const payment = await stand.attempt(link, 9_001);

    const cancelled = dataOf(await stand.send(`/${link.id}/cancel`));

    expect(cancelled.status).toBe('cancelled');
    expect(cancelled.history?.map(({ kind }) => kind)).toEqual(['payment', 'created', 'cancelled']);
    expect(cancelled.history?.at(-1)?.by_name).toBe(link.created_by_name);
    expect(cancelled.history?.find(({ kind }) => kind === 'payment')).toMatchObject({
      payment_id: payment,
      payment_status: 'cancelled',
    });
    expect(await topicsOf(stand.app.db, link.id)).toEqual(['payment_link.updated', 'payment_link.updated']);
  });

  test.each([
    ['completed', 'paid'],
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
  ])('is refused of a %s order', async (order, status) => {
    const link = await stand.made();
    await stand.setOrder(link, order);

    const reply = await stand.send(`/${link.id}/cancel`);

    expect([reply.status, codeOf(reply)]).toEqual([409, 'DPAY_PAYMENT_LINK_NOT_OPEN']);
    expect((await stand.read(link.id)).status).toBe(status);
  });

  test('is refused from the moment of the expiry on, although nothing has updated the order', async () => {
    const link = await stand.made({ expiry_days: 1 });
    const token = await tomorrow();

    expect(codeOf(await stand.send(`/${link.id}/cancel`, undefined, { token }))).toBe(
      'DPAY_PAYMENT_LINK_NOT_OPEN',
    );
    expect((await stand.read(link.id, token)).history?.at(-1)).toMatchObject({
      kind: 'expired',
      at: '2026-11-21T03:00:00.000Z',
    });
  });

  test('twice at the same time succeeds once', async () => {
    const link = await stand.made();

    const replies = await Promise.all([1, 2, 3].map(() => stand.send(`/${link.id}/cancel`)));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('mailing', () => {
  const email = 'pembeli@contoh.example';

  test('at once sends the words of the merchant, the amount and the link, marked in sandbox', async () => {
    const payload = {
      amount: 35_000,
      admin_fee_method: 'included',
      customer: { ...SARI, email, mobile: '0812 7777 8888' },
      is_notification_enabled: true,
      email_subject: 'Pesanan <b>Anda</b>',
      email_content: 'Terima kasih.\nSampai jumpa.',
    };
    const link = dataOf(await stand.send('', payload, { token: stand.maker.sandbox, mode: 'sandbox' }));

    const [mail] = await stand.mailsTo(email);
    expect(mail?.subject).toBe('Sandbox: Pesanan <b>Anda</b>');
    expect(mail?.body).toMatch(/^Terima kasih\.\nSampai jumpa\.\n\n/);
    expect(mail?.body).toContain(link.url);
    expect(mail?.body).toMatch(/menagih Anda Rp\s35\.000/);
    expect(mail?.body).toMatch(/bills you Rp\s35,000/);
    expect(link).toMatchObject({ sent_at: NOW });
    expect(link.history?.at(-1)).toMatchObject({ kind: 'sent', sent_to: email });
  });

  test('again waits a minute, and may go to another address', async () => {
    const link = await stand.made({ customer: { ...SARI, mobile: '0812 9999 8888' } });
    const send = (payload: object = {}) => stand.send(`/${link.id}/send`, payload);

    expect((await send({ email: 'lain@contoh.example', content: 'Pengingat' })).status).toBe(200);
    const again = { headers: { 'idempotency-key': 'the-same-mail-once-more' } };
    const tooSoon = await stand.send(`/${link.id}/send`, {}, again);
    expect([codeOf(tooSoon), tooSoon.headers['retry-after']]).toEqual(['DPAY_RATE_LIMITED', '60']);
    // The same key works after the wait: a refusal for haste is not an answer to keep.
    stand.app.clock.set(new Date('2026-11-20T03:01:00.000Z'));
    const sent = dataOf(await stand.send(`/${link.id}/send`, {}, again));

    expect(sent.history?.flatMap(({ sent_to: to }) => to ?? [])).toEqual(['lain@contoh.example', SARI.email]);
    expect((await stand.mailsTo('lain@contoh.example'))[0]?.body).toMatch(/^Pengingat\n/);
  });

  test('ten times at once sends one mail', async () => {
    const link = await stand.made();

    const replies = await Promise.all(
      Array.from({ length: 10 }, () => stand.send(`/${link.id}/send`, { email: 'satu@contoh.example' })),
    );

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stand.mailsTo('satu@contoh.example')).toHaveLength(1);
  });

  test.each([
    ['nobody', {}, 'email DPAY_REQUIRED'],
    ['no address', { email: 'x' }, 'email DPAY_EMAIL_INVALID'],
    ['a second header', { email, subject: 'a\nBcc: b' }, 'subject DPAY_FIELD_HIDDEN_CHARACTER'],
  ])('to %s is refused', async (_, payload, wanted) => {
    const link = await stand.made();

    expect(fieldsOf(await stand.send(`/${link.id}/send`, payload))).toEqual([wanted]);
  });

  test('a paid link is refused', async () => {
    const link = await stand.made();
    await stand.setOrder(link, 'completed');

    expect(codeOf(await stand.send(`/${link.id}/send`, { email }))).toBe('DPAY_PAYMENT_LINK_NOT_OPEN');
  });
});

test('the history names every attempt and the payment', async () => {
  const link = await stand.made();
  await stand.attempt(link, 9_101, { status: 'cancelled', created_at: '2026-11-20T03:10:00.000Z' });
  await stand.attempt(link, 9_102, {
    status: 'completed',
    method: 'qris',
    channel: 'QRIS',
    created_at: '2026-11-20T03:20:00.000Z',
  });
  await stand.setOrder(link, 'completed');

  const paid = await stand.read(link.id);

  expect(paid).toMatchObject({
    status: 'paid',
    method: 'qris',
    channel: 'QRIS',
    paid_at: '2026-11-20T04:00:00.000Z',
  });
  expect(paid.history?.map(({ kind, payment_status: status }) => [kind, status])).toEqual([
    ['created', null],
    ['payment', 'cancelled'],
    ['payment', 'completed'],
    ['paid', null],
  ]);
});

test('a cancellation by a server of the merchant names nobody', async () => {
  const link = await stand.made();
  await stand.app.db.tenant(A_LIVE, (tx) =>
    tx.run(sql`update "order" set status = 'cancelled' where id = ${link.order_id}`),
  );

  expect((await stand.read(link.id)).history?.at(-1)).toMatchObject({ kind: 'cancelled', by_name: null });
});
