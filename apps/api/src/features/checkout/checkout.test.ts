import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSlug } from '../../platform/slug.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, TestApp } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, addSale, addTrade, anOrder, idOf, minutesAgo } from '../../testing/trade.ts';
import type { NewOrder } from '../orders/public.ts';
import type { Checkout } from './rows.ts';

const mode = 'sandbox';
const ITEMS = [{ name: 'Kopi Gayo', quantity: 2, price: 50_000 }];
let app: TestApp;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** An order of Rp 100.000 that is open until tomorrow. */
const newOrder = async (different: Partial<NewOrder> = {}) => {
  const slug = newSlug();
  const order = anOrder(++number, {
    status: 'started',
    expires_at: minutesAgo(-2_880),
    items: ITEMS,
    checkout_slug: slug,
    ...different,
  });
  await addTrade(app.db, A_SANDBOX, { orders: [order] });
  return { slug, id: order.id };
};
const get = (slug: string, ask: Ask = {}) => app.ask('GET', `/checkout/${slug}`, { mode, ...ask });
const shown = async (slug: string) => (await get(slug)).json<{ data: Checkout }>().data;
const choose = (slug: string, choice: object = {}) =>
  app.ask('POST', `/checkout/${slug}/payments`, {
    mode,
    payload: { method: 'va', channel: 'BCA', ...choice },
  });
const chosen = async (slug: string, choice: object = {}) => {
  const reply = await choose(slug, choice);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.json<{ data: Checkout }>().data;
};
const codeOf = (reply: { json: <T>() => T }) => reply.json<Problem>().error_code;
/** The money is there, and we have not heard of it. */
const paidAtAcquirer = (paymentId: string | undefined) =>
  app.db.system((tx) =>
    tx.run(
      sql`update acquirer.payment set status = 'completed', paid_amount = 100000 where payment_id = ${paymentId}`,
    ),
  );
const paymentsOf = (orderId: string) =>
  app.db.tenant(A_SANDBOX, (tx) =>
    tx.rows<{ id: string; status: string; channel: string }>(
      sql`select id, status, channel from payment where order_id = ${orderId} order by channel, status`,
    ),
  );

describe('opening the page of an order', () => {
  test('shows what is sold and every way to pay it, and nothing of other customers', async () => {
    const { slug } = await newOrder({ notes: 'Dikirim besok' });
    const data = await shown(slug);

    expect(data).toMatchObject({
      state: 'open',
      mode,
      merchant_name: 'A',
      items: ITEMS,
      notes: 'Dikirim besok',
      remaining_payment: 100_000,
      paid_amount: 0,
      payment: null,
    });
    expect(data.ways.map(({ method }) => method)).toEqual([
      'qris',
      'ewallet',
      'va',
      'retail_store',
      'card',
      'online_banking',
      'direct_debit',
      'bnpl',
    ]);
    expect(Object.keys(data).filter((key) => /customer|id$/.test(key))).toEqual([]);
  });

  test('adds the fee that the customer pays, and never to QRIS', async () => {
    const { slug } = await newOrder({ mdr_fee_payer: 'customer' });
    const amounts = (await shown(slug)).ways.flatMap(({ channels }) =>
      channels
        .filter(({ channel }) => ['QRIS', 'BCA'].includes(channel))
        .map(({ channel, amount, admin_fee: fee }) => [channel, amount, fee]),
    );

    expect(amounts).toEqual([
      ['QRIS', 100_000, 0],
      ['BCA', 104_440, 4_440],
    ]);
  });

  test('a guess, a slug of the other mode and a text that is no slug get the same answer', async () => {
    const { slug } = await newOrder();
    const replies = await Promise.all([
      get(newSlug()),
      get(slug, { mode: 'live' }),
      get('%27;--'),
      choose(newSlug()),
      app.ask('POST', `/checkout/${newSlug()}/check`, { mode }),
    ]);

    expect(replies.map((reply) => [reply.status, codeOf(reply)])).toEqual(
      replies.map(() => [404, 'DPAY_CHECKOUT_NOT_FOUND']),
    );
  });

  test.each([
    ['completed', 'paid'],
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
  ] as const)('an order that is %s is %s, and offers nothing', async (status, state) => {
    const completed_at = status === 'completed' ? minutesAgo(5) : null;
    const { slug } = await newOrder({ status, completed_at });

    expect(await shown(slug)).toMatchObject({ state, ways: [], paid_at: completed_at });
  });

  test('an order is expired at its expiry, and cannot be paid any more', async () => {
    const { slug } = await newOrder({ expires_at: minutesAgo(0) });

    expect((await shown(slug)).state).toBe('expired');
    expect(codeOf(await choose(slug))).toBe('DPAY_ORDER_EXPIRED');
  });

  // spec 4.73
  test('a suspended merchant receives nothing', async () => {
    const { slug, id } = await newOrder();
    const suspend = (suspended: boolean) =>
      app.db.system((tx) =>
        tx.run(sql`update merchant set is_suspended = ${suspended} where merchant_id = ${MERCHANT_A}`),
      );
    await suspend(true);

    expect(await shown(slug)).toMatchObject({ state: 'suspended', ways: [] });
    expect(codeOf(await choose(slug))).toBe('DPAY_CHECKOUT_SUSPENDED');
    expect(await paymentsOf(id)).toEqual([]);
    await suspend(false);
  });
});

describe('choosing how to pay', () => {
  test('by virtual account returns the number and how to pay it in both languages', async () => {
    const { slug } = await newOrder();
    const { payment } = await chosen(slug);

    expect(payment).toMatchObject({ status: 'processing', amount: 100_000, channel_name: 'BCA' });
    expect(payment?.virtual_account_number).toMatch(/^190061002\d{9}$/);
    expect(payment?.instructions.map(({ channel, from_another_bank: other }) => [channel, other])).toEqual([
      ['mobile_app', false],
      ['atm', false],
      ['internet_banking', false],
      ['mobile_app', true],
      ['atm', true],
      ['internet_banking', true],
    ]);
    expect(JSON.stringify(payment?.instructions)).not.toMatch(/\{\w+\}/);
    expect(payment?.instructions[0]?.en.steps.join()).toContain(payment?.virtual_account_number);
  });

  test('a bank without steps of its own has those for other banks', async () => {
    const { payment } = await chosen((await newOrder()).slug, { channel: 'BSI' });

    expect(payment?.instructions.map(({ from_another_bank: other }) => other)).toEqual([true, true, true]);
  });

  test('by another method returns what the customer needs for it', async () => {
    const by = async (choice: object) => (await chosen((await newOrder()).slug, choice)).payment;

    expect((await by({ method: 'qris', channel: 'QRIS' }))?.qris_content).toMatch(/^000201/);
    expect((await by({ method: 'retail_store', channel: 'ALFAMART' }))?.payment_code).toMatch(/^8829\d{12}$/);
    expect((await by({ method: 'ewallet', channel: 'DANA' }))?.redirect_url).toContain('/simulator/');
    expect(await by({ method: 'ewallet', channel: 'OVO', phone: '0812-3456-7890' })).toMatchObject({
      channel: 'OVO',
    });
  });

  test('the page of the acquirer returns to the page of the order', async () => {
    const { slug } = await newOrder();
    const { payment } = await chosen(slug, { method: 'card', channel: 'CARD' });
    const [saved] = await app.db.tenant(A_SANDBOX, (tx) =>
      tx.rows<{ url: string }>(
        sql`select details->'redirect'->>'return_url' as url from payment where id = ${payment?.id}`,
      ),
    );

    expect(saved?.url).toBe(`${app.deps.checkoutUrls.sandbox}/${slug}`);
  });

  test('the same choice again, at once or later, returns the same payment', async () => {
    const { slug, id } = await newOrder();
    const both = await Promise.all([chosen(slug), chosen(slug)]);
    const later = await chosen(slug);

    expect(new Set([...both, later].map(({ payment }) => payment?.id)).size).toBe(1);
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test('another method replaces the open payment that the customer saw, and no other', async () => {
    const { slug, id } = await newOrder();
    const first = (await chosen(slug)).payment;
    const unseen = await choose(slug, { method: 'qris', channel: 'QRIS' });
    const stale = await choose(slug, { method: 'qris', channel: 'QRIS', replaces: idOf('pay', 999) });
    const second = await chosen(slug, { method: 'qris', channel: 'QRIS', replaces: first?.id });

    expect([codeOf(unseen), codeOf(stale)]).toEqual(['DPAY_PAYMENT_IN_PROGRESS', 'DPAY_PAYMENT_IN_PROGRESS']);
    expect(unseen.json<Problem>().params).toEqual({ payment_id: first?.id });
    expect(second.payment).toMatchObject({ channel: 'QRIS', status: 'processing' });
    expect((await paymentsOf(id)).map(({ channel, status }) => [channel, status])).toEqual([
      ['BCA', 'cancelled'],
      ['QRIS', 'processing'],
    ]);
  });

  test('a refused choice leaves the open payment', async () => {
    const { slug, id } = await newOrder({ items: [] });
    const { payment } = await chosen(slug);
    const refused = await Promise.all([
      choose(slug, { replaces: payment?.id, method: 'bnpl', channel: 'KREDIVO' }),
      choose(slug, { replaces: payment?.id, method: 'ewallet', channel: 'LINKAJA' }),
      choose(slug, { replaces: payment?.id, method: 'ewallet', channel: 'OVO' }),
      choose(slug, { replaces: payment?.id, channel: 'MARS' }),
    ]);

    expect(refused.map(codeOf)).toEqual([
      'DPAY_CHANNEL_NEEDS_ITEMS',
      'DPAY_CHANNEL_NEEDS_ITEMS',
      'DPAY_INVALID_REQUEST',
      'DPAY_CHANNEL_UNKNOWN',
    ]);
    expect((await paymentsOf(id)).map(({ status }) => status)).toEqual(['processing']);
  });

  test('thirty changes in an hour are enough, and the last payment stays', async () => {
    const { slug, id } = await newOrder();
    const channels = ['BCA', 'BNI'];
    let last: string | undefined;
    for (let at = 0; at < 30; at += 1)
      last = (await chosen(slug, { channel: channels[at % 2], ...(last && { replaces: last }) })).payment?.id;
    const refused = await choose(slug, { channel: 'BRI', replaces: last });

    expect([refused.status, codeOf(refused)]).toEqual([429, 'DPAY_RATE_LIMITED']);
    expect((await shown(slug)).payment?.id).toBe(last);
    expect(await paymentsOf(id)).toHaveLength(30);
  });

  test('money that came before the other method was chosen pays the order', async () => {
    const { slug, id } = await newOrder();
    const { payment } = await chosen(slug);
    await paidAtAcquirer(payment?.id);
    const after = await chosen(slug, { method: 'qris', channel: 'QRIS', replaces: payment?.id });

    expect(after).toMatchObject({ state: 'paid', payment: { id: payment?.id, status: 'completed' } });
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test('an overdue number is ended, and a new one is given', async () => {
    const { slug, id } = await newOrder();
    const { payment } = await chosen(slug);
    await app.db.tenant(A_SANDBOX, (tx) =>
      tx.run(sql`update payment set expires_at = ${minutesAgo(1)} where id = ${payment?.id}`),
    );

    expect((await shown(slug)).payment).toBeNull();
    const again = await chosen(slug);
    expect(again.payment?.virtual_account_number).not.toBe(payment?.virtual_account_number);
    expect((await paymentsOf(id)).map(({ status }) => status)).toEqual(['cancelled', 'processing']);
  });

  test('paying later keeps where the customer lives', async () => {
    const { slug } = await newOrder();
    const address = { name: 'Sari', phone: '081234567890', street: 'Jl. Melati 1', city: 'Bandung' };
    const missing = await choose(slug, {
      method: 'bnpl',
      channel: 'KREDIVO',
      address: { ...address, postal_code: '4' },
    });
    const made = await chosen(slug, {
      method: 'bnpl',
      channel: 'KREDIVO',
      address: { ...address, postal_code: '40135' },
    });
    const [saved] = await app.db.tenant(A_SANDBOX, (tx) =>
      tx.rows(sql`select details->'buyer'->>'city' as city from payment where id = ${made.payment?.id}`),
    );

    expect(missing.json<Problem>().errors).toMatchObject([
      { field: 'address.postal_code', code: 'DPAY_POSTAL_CODE_INVALID' },
    ]);
    expect(saved).toEqual({ city: 'Bandung' });
    expect(JSON.stringify(made)).not.toContain('Melati');
  });

  test('of 200 customers who choose at once, one gets the payment and the others are told', async () => {
    const { slug, id } = await newOrder();
    const channels = ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA'];
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, at) => choose(slug, { channel: channels[at % channels.length] })),
    );
    const [made, ...more] = await paymentsOf(id);

    expect(more).toEqual([]);
    for (const [at, reply] of replies.entries())
      expect([reply.status, channels[at % channels.length]]).toEqual([
        made?.channel === channels[at % channels.length] ? 200 : 409,
        channels[at % channels.length],
      ]);
  });
});

test('a channel that the merchant turned off is not offered and takes no new payment; an open one stays', async () => {
  const slug = newSlug();
  const order = anOrder(++number, { status: 'started', expires_at: minutesAgo(-60), checkout_slug: slug });
  await addTrade(app.db, A_LIVE, { orders: [order] });
  const live = (choice: object) =>
    app.ask('POST', `/checkout/${slug}/payments`, { mode: 'live', payload: { method: 'va', ...choice } });
  const turn = (channel: string, status: string) =>
    app.db.tenant(A_LIVE, (tx) =>
      tx.run(sql`
        insert into payment_channel (merchant_id, mode, channel, status, changed_at)
        values (${MERCHANT_A}, 'live', ${channel}, ${status}, ${minutesAgo(1)})
        on conflict (merchant_id, mode, channel) do update set status = excluded.status`),
    );
  const opened = (await live({ channel: 'BCA' })).json<{ data: Checkout }>().data.payment;
  await turn('BCA', 'off');
  await turn('BNI', 'off');

  const { ways, payment } = (await get(slug, { mode: 'live' })).json<{ data: Checkout }>().data;
  const offered = ways.flatMap(({ channels }) => channels.map(({ channel }) => channel));
  expect([offered.includes('BCA'), offered.includes('BRI'), offered.includes('INDODANA')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(payment?.id).toBe(opened?.id);
  expect(codeOf(await live({ channel: 'BNI', replaces: opened?.id }))).toBe('DPAY_CHANNEL_OFF');
  expect((await live({ channel: 'BCA' })).json<{ data: Checkout }>().data.payment?.id).toBe(opened?.id);
  expect((await live({ channel: 'BRI', replaces: opened?.id })).status).toBe(200);
  await turn('BCA', 'active');
  await turn('BNI', 'active');
});

describe('asking whether it is paid', () => {
  test('shows the money that the acquirer has', async () => {
    const { slug } = await newOrder();
    const { payment } = await chosen(slug);
    await paidAtAcquirer(payment?.id);
    const reply = await app.ask('POST', `/checkout/${slug}/check`, { mode });

    expect(reply.json<{ data: Checkout }>().data).toMatchObject({
      state: 'paid',
      remaining_payment: 0,
      payment: { status: 'completed', instructions: [] },
    });
  });

  test('changes nothing for a page without a payment', async () => {
    const { slug } = await newOrder();

    expect((await app.ask('POST', `/checkout/${slug}/check`, { mode })).json()).toEqual({
      data: await shown(slug),
    });
  });
});

test('another merchant’s or mode’s order has a page of its own', async () => {
  const slug = newSlug();
  const order = anOrder(++number, { status: 'started', expires_at: minutesAgo(-60), checkout_slug: slug });
  await addTrade(app.db, A_LIVE, { orders: [order] });
  await addSale(app.db, A_SANDBOX, 900, { order: { status: 'started' } });

  expect((await get(slug, { mode: 'live' })).json<{ data: Checkout }>().data.mode).toBe('live');
  expect((await get(slug)).status).toBe(404);
});
