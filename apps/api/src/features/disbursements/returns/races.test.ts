import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { A_LIVE } from '../../../testing/trade.ts';
import { codeOf, setStand } from '../testing/stand.ts';
import { returningOn } from '../testing/returns.ts';

const stand = setStand({ flags: { refund: true } });
const on = () => returningOn(stand);

test('concurrent payouts that return the same payment: one is stored', async () => {
  for (let round = 0; round < 3; round += 1) {
    const payment = await on().paid();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => stand.create([on().row(payment, 60_000)])),
    );

    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 201))
      expect(codeOf(reply)).toBe('DPAY_RETURN_ABOVE_PAID');
    expect(await on().returned(payment)).toBe(60_000);
  }
});

test('a payout and a refund of the same money: one of them is stored', async () => {
  for (let round = 0; round < 3; round += 1) {
    const payment = await on().paid({ method: 'ewallet' });
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => [
        stand.create([on().row(payment, 60_000)]),
        on().refund(payment, 60_000),
      ]).flat(),
    );

    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const { returned_amount: returned, refund_amount: refunded } = await on().read(payment);
    expect(returned + refunded).toBe(60_000);
  }
});

test('batches that return the same payments in another order do not block each other', async () => {
  const payments = await Promise.all(Array.from({ length: 6 }, () => on().paid()));
  const batch = (order: readonly string[]) => order.map((payment) => on().row(payment, 10_000));

  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, n) => stand.create(batch(n % 2 ? payments : payments.toReversed()))),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array<number>(8).fill(201));
  for (const payment of payments) expect(await on().returned(payment)).toBe(80_000);

  const ids = replies.map((reply) => reply.json<{ data: { id: string } }>().data.id);
  const cancelled = await Promise.all(ids.map((id) => stand.call('DELETE', `disbursements/${id}`)));
  expect(cancelled.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
  for (const payment of payments) expect(await on().returned(payment)).toBe(0);
});

test('the database refuses more than was paid, whatever the code forgets', async () => {
  const payment = await on().paid({ method: 'ewallet' });
  await stand.create([on().row(payment, 60_000)]);
  const forgets = (statement: ReturnType<typeof sql>) =>
    stand.app.db.tenant(A_LIVE, (tx) => tx.run(statement));

  await expect(
    forgets(sql`update disbursement_item set amount = 100001 where returns_payment_id = ${payment}`),
  ).rejects.toThrow('refunds_and_returns_of_payment');
  await expect(forgets(sql`update payment set refund_amount = 40001 where id = ${payment}`)).rejects.toThrow(
    'refunds_and_returns_of_payment',
  );
});
