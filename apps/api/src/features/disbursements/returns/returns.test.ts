import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { addKey } from '../../../testing/keys.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { A_LIVE, idOf, NOW } from '../../../testing/trade.ts';
import { batchOf, codeOf, FAILS_FOR_NOW, itemOf, setStand } from '../testing/stand.ts';
import { returningOn } from '../testing/returns.ts';

const stand = setStand({ flags: { refund: true, subaccount: true } });
const on = () => returningOn(stand);

/** One row that returns this much of a payment. */
const drafted = async (payment: string, amount: number) => {
  const batch = await stand.made([on().row(payment, amount)]);
  const [item] = await stand.items(batch.id);
  return { batch, item: item! };
};
const change = (id: string, payload: object) => stand.call('PATCH', `disbursement-items/${id}`, { payload });

describe('a payout that returns a payment', () => {
  test('names it from its draft on, and is found by it', async () => {
    const payment = await on().paid();
    const { item } = await drafted(payment, 60_000);

    expect(item.returns_payment_id).toBe(payment);
    expect(await on().returned(payment)).toBe(60_000);
    const filters = encodeURIComponent(JSON.stringify({ returns_payment_id: payment }));
    const found = await stand.call('GET', `disbursement-items?filters=${filters}`, { by: stand.owner });
    expect(found.json<{ data: object[] }>().data).toMatchObject([{ id: item.id }]);
  });

  test('returns at most what was paid, less refunds and other payouts', async () => {
    const payment = await on().paid({ method: 'ewallet' });
    await on().refund(payment, 30_000);
    await drafted(payment, 40_000);

    const above = await stand.create([on().row(payment, 30_001)]);
    const rest = await stand.create([on().row(payment, 30_000)]);

    expect([above.status, codeOf(above)]).toEqual([409, 'DPAY_RETURN_ABOVE_PAID']);
    expect(above.json()).toMatchObject({ params: { payment_id: payment, left: 30_000 } });
    expect(rest.status).toBe(201);
    expect(codeOf(await on().refund(payment, 10_000))).toBe('DPAY_REFUND_PAYMENT_RETURNED');
  });

  test('cannot exceed it by several rows of one batch', async () => {
    const payment = await on().paid();
    const reply = await stand.create([on().row(payment, 60_000), on().row(payment, 60_000)]);

    expect(codeOf(reply)).toBe('DPAY_RETURN_ABOVE_PAID');
    expect(await on().returned(payment)).toBe(0);
  });

  test('cannot exceed it by an edit of the row', async () => {
    const payment = await on().paid();
    const { item } = await drafted(payment, 60_000);

    const above = await change(item.id, { amount: '100001' });
    const all = await change(item.id, { amount: '100000' });

    expect(codeOf(above)).toBe('DPAY_RETURN_ABOVE_PAID');
    expect(itemOf(all).amount).toBe(100_000);
    expect(await on().returned(payment)).toBe(100_000);
  });

  test('of a payment that is not completed, or that does not exist, is refused', async () => {
    const open = await stand.create([on().row(await on().paid({ status: 'processing' }), 50_000)]);
    const none = await stand.create([on().row('pay_01KZZZZZZZZZZZZZZZZZZZZZZZ', 50_000)]);

    expect(codeOf(open)).toBe('DPAY_RETURN_PAYMENT_NOT_COMPLETED');
    expect([none.status, codeOf(none)]).toEqual([404, 'DPAY_PAYMENT_NOT_FOUND']);
  });

  test('is created by key, which sees no payment of the other mode', async () => {
    const payment = await on().paid();
    const ask = async (mode: 'live' | 'sandbox') => {
      const { secret } = await addKey(
        stand.app.db,
        { merchantId: MERCHANT_A, mode },
        mode === 'live' ? 1 : 2,
        {
          scopes: { disbursements: 'write' },
        },
      );
      return stand.app.ask('POST', '/dashboard/disbursements', {
        mode,
        apiKey: secret,
        payload: { name: 'Pengembalian', items: [on().row(payment, 50_000)] },
        headers: { 'idempotency-key': `return-by-key-of-${mode}` },
      });
    };

    expect((await ask('live')).status).toBe(201);
    expect(codeOf(await ask('sandbox'))).toBe('DPAY_PAYMENT_NOT_FOUND');
  });
});

describe('a payment can be returned again', () => {
  test('after the row is removed, or the draft cancelled', async () => {
    const payment = await on().paid();
    const { batch, item } = await drafted(payment, 100_000);
    await stand.call('POST', `disbursements/${batch.id}/items/delete`, { payload: { item_ids: [item.id] } });
    expect(await on().returned(payment)).toBe(0);

    const again = await drafted(payment, 100_000);
    await stand.call('DELETE', `disbursements/${again.batch.id}`);
    expect(await on().returned(payment)).toBe(0);
  });

  test('after the payout failed, and then the payout cannot be retried', async () => {
    const payment = await on().paid();
    const submitted = await stand.submitted([on().row(payment, 100_000, { account_number: FAILS_FOR_NOW })]);
    await stand.approve(submitted);
    expect(await on().returned(payment)).toBe(100_000);
    await stand.afterSeconds(5, 60);
    expect(await on().returned(payment)).toBe(0);

    await drafted(payment, 10_000);
    const retried = await stand.call('POST', `disbursements/${submitted.id}/retrigger`, {
      by: stand.owner,
      payload: {},
    });
    expect([retried.status, codeOf(retried)]).toEqual([409, 'DPAY_RETURN_ABOVE_PAID']);
  });
});

describe('a file', () => {
  test('keeps the payment of a row that is removed and restored', async () => {
    const payment = await on().paid();
    const { id } = batchOf(await on().askByFile(payment, 60_000));
    await on().saveEdits(id, { row: 2, removed: true });
    expect(await on().returned(payment)).toBe(0);

    await on().saveEdits(id, { row: 2 });
    expect(await on().returned(payment)).toBe(60_000);
    expect((await stand.items(id)).map((item) => item.returns_payment_id)).toEqual([payment, null]);
  });

  test('cannot exceed the payment by edits', async () => {
    const payment = await on().paid();
    const { id } = batchOf(await on().askByFile(payment, 60_000));
    const edited = await on().saveEdits(id, { row: 2, cells: { amount: '100001' } });
    expect(codeOf(edited)).toBe('DPAY_RETURN_ABOVE_PAID');

    await on().saveEdits(id, { row: 2, removed: true });
    await drafted(payment, 50_000);
    expect(codeOf(await on().saveEdits(id, { row: 2 }))).toBe('DPAY_RETURN_ABOVE_PAID');
    expect(await stand.items(id)).toHaveLength(1);
  });

  test('refuses a row that it does not have, and `returns` beside `items`', async () => {
    const payment = await on().paid();
    const unknown = await on().askByFile(payment, 60_000, 9);
    const both = await stand.call('POST', 'disbursements', {
      payload: {
        name: 'Pengembalian',
        items: [on().row(payment, 50_000)],
        returns: [{ row: 1, payment_id: payment }],
      },
    });

    expect(unknown.json()).toMatchObject({
      errors: [{ field: 'returns.0.row', code: 'DPAY_FIELD_INVALID' }],
    });
    expect(both.json()).toMatchObject({ errors: [{ field: 'returns', code: 'DPAY_FIELD_UNKNOWN' }] });
  });
});

test('a row without a readable amount returns nothing until it has one', async () => {
  const payment = await on().paid();
  const { id } = batchOf(await stand.create([on().row(payment, 0, { amount: 'seratus ribu' })]));
  const [item] = await stand.items(id);
  expect(await on().returned(payment)).toBe(0);

  expect(codeOf(await change(item!.id, { amount: '100001' }))).toBe('DPAY_RETURN_ABOVE_PAID');
  await change(item!.id, { amount: '100000' });
  expect(await on().returned(payment)).toBe(100_000);
});

test('a sent payout and its payment name each other in the trace', async () => {
  const payment = await on().paid();
  const submitted = await stand.submitted([on().row(payment, 60_000)]);
  await stand.approve(submitted);
  await stand.afterSeconds(5, 60);
  const [item] = await stand.items(submitted.id);

  const trace = await stand.call('GET', `balance/trace/${item!.id}`, { by: stand.owner });

  expect(trace.json()).toMatchObject({
    data: { related: [{ relation: 'payment', reference_id: payment, amount: 60_000, status: 'completed' }] },
  });
});

test('a subaccount pays only for its own payments, also when the payer of a batch changes', async () => {
  const subaccount = idOf('sub', 1);
  await stand.app.db.system((tx) =>
    tx.run(sql`
      insert into subaccount (merchant_id, mode, id, name, email, type, status, activated_at, search_text, created_at, updated_at)
      values (${MERCHANT_A}, 'live', ${subaccount}, 'Toko', 'toko@a.test', 'company', 'live', ${NOW}, '', ${NOW}, ${NOW})`),
  );
  const [mine, theirs] = [await on().paid(), await on().paid({ subaccount })];
  const paidBy = (payment: string, subaccount_id?: string) =>
    stand.call('POST', 'disbursements', {
      payload: {
        name: 'Pengembalian',
        items: [on().row(payment, 30_000)],
        ...(subaccount_id && { subaccount_id }),
      },
    });
  const change = (id: string) =>
    stand.call('PATCH', `disbursements/${id}`, { payload: { subaccount_id: subaccount } });

  const { secret: apiKey } = await addKey(stand.app.db, A_LIVE, 3, {
    scopes: { disbursements: 'write' },
    subaccount_id: subaccount,
  });
  const byKey = (payment: string) =>
    stand.app.ask('POST', '/dashboard/disbursements', {
      apiKey,
      payload: { name: 'Pengembalian', items: [on().row(payment, 10_000)] },
      headers: { 'idempotency-key': `by-key-of-subaccount-${payment}` },
    });

  expect((await byKey(theirs)).status).toBe(201);
  expect(await on().returned(theirs)).toBe(10_000);
  expect(codeOf(await byKey(mine))).toBe('DPAY_PAYMENT_NOT_FOUND');
  expect(codeOf(await paidBy(mine, subaccount))).toBe('DPAY_RETURN_OTHER_BALANCE');
  expect((await paidBy(theirs, subaccount)).status).toBe(201);
  expect(codeOf(await change(batchOf(await paidBy(mine)).id))).toBe('DPAY_RETURN_OTHER_BALANCE');
  expect((await change(batchOf(await paidBy(theirs)).id)).status).toBe(200);
});
