import { rupiah } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { addKey } from '../../testing/keys.ts';
import { A_SANDBOX, idOf, NOW } from '../../testing/trade.ts';
import { offeredPromo } from './public.ts';
import { codeOf, dataOf, errorsOf, FLAT, setStand } from './testing/stand.ts';

const stand = setStand();

describe('a payment with a code', () => {
  test('costs less, and completes its order', async () => {
    const { id, name } = await stand.running();
    const payment = await stand.charged({ promo_code: ` ${name.toLowerCase()} ` });

    expect(payment).toMatchObject({ amount: 90_000, discount: 10_000, promo_id: id, admin_fee: 0 });
    expect(await stand.read(id)).toMatchObject({ reserved_count: 1, reserved_amount: 10_000, remaining: 99 });

    expect(await stand.simulate(payment.id, 'completed')).toMatchObject({
      paid_amount: 90_000,
      mdr_fee: 4_000,
      ppn: 440,
    });
    expect(await stand.orderOf(payment.order_id)).toMatchObject({
      status: 'completed',
      remaining_payment: 0,
      net_amount: 100_000,
    });
    expect(await stand.read(id)).toMatchObject({
      used_count: 1,
      used_amount: 10_000,
      reserved_count: 0,
      remaining: 99,
    });
    expect(await stand.usesOf(id)).toMatchObject([
      { id: payment.id, price: 100_000, amount: 10_000, status: 'used', method: 'va' },
    ]);
  });

  test('has a fee of what is left, also when the customer pays the fee', async () => {
    const { name } = await stand.running();
    const wish = { method: 'ewallet', channel: 'GOPAY', promo_code: name };
    const byMerchant = await stand.charged(wish);
    const byCustomer = await stand.charged({ ...wish, mdr_fee_payer: 'customer' });

    // 1,5 % of 90.000 and PPN of 11 % on it.
    expect(await stand.simulate(byMerchant.id, 'completed')).toMatchObject({ mdr_fee: 1_350, ppn: 149 });
    expect(byCustomer).toMatchObject({ amount: 91_499, admin_fee: 1_499, discount: 10_000 });
    await stand.simulate(byCustomer.id, 'completed');
    expect((await stand.orderOf(byCustomer.order_id)).status).toBe('completed');
  });

  test('with cashback costs the full price, and the cashback is recorded', async () => {
    const { id, name } = await stand.running({ sub_type: 'cashback' });
    const payment = await stand.charged({ promo_code: name });
    await stand.simulate(payment.id, 'completed');

    expect(payment).toMatchObject({ amount: 100_000, discount: 0, promo_id: id });
    expect(await stand.usesOf(id)).toMatchObject([{ amount: 10_000, status: 'used' }]);
    expect((await stand.orderOf(payment.order_id)).status).toBe('completed');
  });

  test('is refunded up to what was paid', async () => {
    const { name } = await stand.running();
    const payment = await stand.charged({ method: 'ewallet', channel: 'DANA', promo_code: name });
    await stand.simulate(payment.id, 'completed');
    const refundable = await stand.app.ask('GET', `/dashboard/payments/${payment.id}/refundable`, {
      mode: 'sandbox',
      token: stand.owner.sandbox,
    });

    expect(dataOf(refundable)).toMatchObject({ refundable_amount: 90_000 });
  });

  test('may bring an amount within the limit of its channel', async () => {
    const { name } = await stand.running();
    const large = { total_amount: '10010000', remaining_payment: '10010000' };
    const wish = { method: 'qris', channel: 'QRIS' };

    expect((await stand.charged({ ...wish, promo_code: name }, large)).amount).toBe(9_990_000);
    const refused = await stand.charge(await stand.newOrder(large), wish);
    expect(codeOf(refused)).toBe('DPAY_AMOUNT_ABOVE_MAXIMUM');
  });

  test('can be for certain cards', async () => {
    const { name } = await stand.running({ type: 'card', bin_numbers: ['411111'] });
    const wish = { method: 'card', channel: 'CARD', promo_code: name };

    expect((await stand.charged({ ...wish, card_bin: '411111' })).discount).toBe(10_000);
    for (const bin of [{}, { card_bin: '555555' }]) {
      const refused = await stand.charge(await stand.newOrder(), { ...wish, ...bin });
      expect(errorsOf(refused)).toEqual(['promo_code DPAY_PROMO_CARD_NOT_INCLUDED']);
    }
  });
});

describe('a code that does not apply', () => {
  const refused = async (code: string, wish: object = {}, order: object = {}) => {
    const orderId = await stand.newOrder(order);
    const reply = await stand.charge(orderId, { promo_code: code, ...wish });
    expect(await stand.orderOf(orderId)).toMatchObject({ status: 'started' });
    return errorsOf(reply);
  };

  test.each<[string, object, object, string]>([
    ['for another method', { type: 'ewallet' }, {}, 'METHOD_NOT_INCLUDED'],
    ['of a smaller order', { minimum_purchase: 100_001 }, {}, 'BELOW_MINIMUM'],
    ['before its first day', { effective_from: '2026-11-21' }, {}, 'NOT_STARTED'],
    ['for an order in parts', {}, { payment_type: 'partial' }, 'ORDER_IN_PARTS'],
  ])('%s charges nothing and says why', async (_, terms, order, code) => {
    const { id, name } = await stand.running(terms);

    expect(await refused(name, {}, order)).toEqual([`promo_code DPAY_PROMO_${code}`]);
    expect((await stand.read(id)).reserved_count).toBe(0);
  });

  test('because it is unknown, not active, paused, deleted or over', async () => {
    const draft = await stand.created();
    const paused = await stand.running();
    await stand.act(paused.id, 'pause');
    const gone = await stand.running();
    await stand.send('DELETE', `/dashboard/promos/${gone.id}`);
    const over = await stand.running();
    await stand.end(over.id);

    expect(await refused('APASAJA')).toEqual(['promo_code DPAY_PROMO_NOT_FOUND']);
    expect(await refused(draft.name)).toEqual(['promo_code DPAY_PROMO_NOT_FOUND']);
    expect(await refused(gone.name)).toEqual(['promo_code DPAY_PROMO_NOT_FOUND']);
    expect(await refused(paused.name)).toEqual(['promo_code DPAY_PROMO_PAUSED']);
    expect(await refused(over.name)).toEqual(['promo_code DPAY_PROMO_ENDED']);
  });

  test('because the discounted amount is too small for the channel: nothing stays reserved', async () => {
    const { id, name } = await stand.running({ ...FLAT, minimum_purchase: 10_001 });
    const order = await stand.newOrder({ total_amount: '15000', remaining_payment: '15000' });

    expect(codeOf(await stand.charge(order, { promo_code: name }))).toBe('DPAY_AMOUNT_BELOW_MINIMUM');
    expect(await stand.read(id)).toMatchObject({ reserved_count: 0, reserved_amount: 0 });
  });

  test('is never for an order of a subaccount, not even by its own key', async () => {
    const branch = idOf('sub', 1);
    await stand.app.db.tenant(A_SANDBOX, (tx) =>
      tx.run(sql`
        insert into subaccount (merchant_id, mode, id, name, email, type, status, search_text, created_at, updated_at, activated_at)
        values (${A_SANDBOX.merchantId}, 'sandbox', ${branch}, 'Cabang', 'cabang@a.test', 'company', 'live', 'cabang', ${NOW}, ${NOW}, ${NOW})`),
    );
    const { secret } = await addKey(stand.app.db, A_SANDBOX, 2, {
      subaccount_id: branch,
      scopes: { orders: 'write', payments: 'write' },
    });
    await stand.running({ type: 'va', application: 'automatic' });
    const { name } = await stand.running();
    const order = () => stand.newOrder({ subaccount_id: branch });

    expect(errorsOf(await stand.charge(await order(), { promo_code: name }))).toEqual([
      'promo_code DPAY_PROMO_ORDER_OF_SUBACCOUNT',
    ]);
    const body = { order_id: await order(), method: 'va', channel: 'BNI' };
    const byBranch = await stand.byKey('/dashboard/payments', body, secret);
    expect(dataOf(byBranch)).toMatchObject({ promo_id: null, amount: 100_000 });
  });

  test('says first what is wrong with the order', async () => {
    const { name } = await stand.running();
    const paid = await stand.newOrder({ status: 'completed' });

    expect(codeOf(await stand.charge(paid, { promo_code: name }))).toBe('DPAY_ORDER_NOT_PAYABLE');
  });

  test('of another merchant does not exist', async () => {
    const { name } = await stand.running();
    const found = await stand.app.db.tenant({ ...A_SANDBOX, mode: 'live' }, (tx) =>
      offeredPromo(tx, { amount: rupiah(100_000), method: 'va', channel: 'BCA', code: name }, new Date()),
    );

    expect(found).toMatchObject({ ok: false, problem: { code: 'DPAY_PROMO_NOT_FOUND' } });
  });
});

describe('a promo without a code', () => {
  test('is not taken if it would give less than a rupiah', async () => {
    const terms = { application: 'automatic', discount_value: 1, minimum_purchase: 2, maximum_discount: 1 };
    const { id } = await stand.running(terms);
    const wish = { method: 'qris', channel: 'QRIS' };
    const payment = await stand.charged(wish, { total_amount: '99', remaining_payment: '99' });

    expect(payment).toMatchObject({ amount: 99, discount: 0, promo_id: null });
    expect(await stand.read(id)).toMatchObject({ reserved_count: 0, remaining: 100 });
    await stand.act(id, 'pause');
  });

  const wish = { method: 'online_banking', channel: 'JENIUSPAY' };
  const automatic = { type: 'online_banking', application: 'automatic' };

  test('applies by itself, the largest discount first; a typed code goes before', async () => {
    const small = await stand.running({ ...automatic, discount_value: 5, limit_value: 2 });
    const large = await stand.running({ ...automatic, discount_value: 15, limit_value: 1 });
    const typed = await stand.running({ discount_value: 1 });

    expect(await stand.charged({ ...wish, promo_code: typed.name })).toMatchObject({ promo_id: typed.id });
    expect(await stand.charged(wish)).toMatchObject({ promo_id: large.id, discount: 15_000 });
    // Used up, so the next one applies, and then none.
    expect(await stand.charged(wish)).toMatchObject({ promo_id: small.id, discount: 5_000 });
    expect(await stand.charged(wish)).toMatchObject({ promo_id: small.id });
    expect(await stand.charged(wish)).toMatchObject({ promo_id: null, discount: 0, amount: 100_000 });
  });

  test('never makes an order too small to be charged', async () => {
    await stand.running({ type: 'va', application: 'automatic', ...FLAT, minimum_purchase: 12_000 });
    const small = { total_amount: '15000', remaining_payment: '15000' };

    expect(await stand.charged({}, small)).toMatchObject({ promo_id: null, amount: 15_000 });
    expect(await stand.charged()).toMatchObject({ discount: 10_000, amount: 90_000 });
  });

  test('is not for an order in parts, nor for another method', async () => {
    await stand.running(automatic);

    expect((await stand.charged(wish, { payment_type: 'partial' })).promo_id).toBeNull();
    expect((await stand.charged({ method: 'qris', channel: 'QRIS' })).promo_id).toBeNull();
  });
});

describe('a discount is given back', () => {
  test.each(['failed', 'rejected'])('when the payment is %s', async (status) => {
    const { id, name } = await stand.running({ limit_value: 1 });
    const { id: payment } = await stand.charged({ method: 'ewallet', channel: 'GOPAY', promo_code: name });
    const second = await stand.newOrder();
    expect(errorsOf(await stand.charge(second, { promo_code: name }))).toEqual([
      'promo_code DPAY_PROMO_USED_UP',
    ]);

    await stand.simulate(payment, status);

    expect(await stand.read(id)).toMatchObject({ reserved_count: 0, used_count: 0, remaining: 1 });
    expect(await stand.usesOf(id)).toMatchObject([{ status: 'released' }]);
    expect((await stand.charge(second, { promo_code: name })).status).toBe(201);
  });

  test('when the payment is cancelled, or its order is', async () => {
    const { id, name } = await stand.running({ limit_value: 1 });
    const first = await stand.charged({ promo_code: name });
    await stand.byKey(`/dashboard/payments/${first.id}/cancel`);
    const second = await stand.charged({ promo_code: name });
    await stand.byKey(`/dashboard/orders/${second.order_id}/cancel`);

    expect(await stand.read(id)).toMatchObject({ reserved_count: 0, remaining: 1 });
  });

  test('when the payment expires, to the next charge of the order at once', async () => {
    const { id, name } = await stand.running({ limit_value: 1 });
    const first = await stand.charged({ method: 'qris', channel: 'QRIS', promo_code: name });
    stand.app.clock.set(new Date(Date.parse(first.expires_at) + 1_000));
    const again = await stand.charge(first.order_id, { promo_code: name });

    expect(dataOf(again)).toMatchObject({ promo_id: id, discount: 10_000 });
    expect(await stand.read(id)).toMatchObject({ reserved_count: 1, remaining: 0 });
    expect((await stand.usesOf(id)).map(({ status }) => status).toSorted()).toEqual(['released', 'reserved']);
  });

  test('once, and not if the promo was paused or deleted after the charge', async () => {
    const { id, name } = await stand.running({ limit_value: 2 });
    const kept = await stand.charged({ promo_code: name });
    await stand.act(id, 'pause');

    await stand.simulate(kept.id, 'completed');

    expect(await stand.read(id)).toMatchObject({ status: 'paused', used_count: 1, remaining: 1 });
    expect((await stand.orderOf(kept.order_id)).status).toBe('completed');
  });
});

test('the ledger balances after all of this', async () => {
  expect(await checkLedger(stand.app.db)).toEqual([]);
});
