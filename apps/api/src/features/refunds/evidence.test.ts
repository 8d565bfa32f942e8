import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { SuccessBody } from '../../spec/handlers.ts';
import { A_LIVE, addTrade, idOf } from '../../testing/trade.ts';
import { codeOf, setStand } from './testing/stand.ts';

const stand = setStand();
const CUSTOMER = idOf('cus', 1);
const evidence = async (id: string, token = stand.approver.live) =>
  stand.app.ask('GET', `/dashboard/refunds/${id}/evidence`, { token });
const dataOf = async (id: string) =>
  (await evidence(id)).json<{ data: SuccessBody<'getRefundEvidence'>['data'] }>().data;

test('shows the payment, the maker and what pays for it, and counts neither rejected refunds nor this one', async () => {
  const payment = await stand.paid();
  await stand.reject(await stand.requested(payment, { amount: 20_000 }));
  await stand.requested(payment, { amount: 30_000 });
  const id = await stand.requested(payment, { amount: 40_000 });

  expect(await dataOf(id)).toMatchObject({
    payment: { paid_amount: 100_000, other_refunds_amount: 30_000, left_amount: 30_000 },
    maker: { refund_count: 1, refund_amount: 30_000, rejected_count: 1 },
    funding: { source: 'unsettled_payments', available: 95_560, after: 55_560 },
  });
});

test('shows other refunds of the customer, of every payment', async () => {
  const [first, second] = [await stand.paid(), await stand.paid()];
  await addTrade(stand.app.db, A_LIVE, { customers: [{ id: CUSTOMER, name: 'Budi Santoso' }] });
  await stand.app.db.tenant(A_LIVE, (tx) =>
    tx.run(sql`update payment set customer_id = ${CUSTOMER} where id = any(${[first, second]})`),
  );
  const earlier = await stand.requested(first, { amount: 25_000 });
  const id = await stand.requested(second, { amount: 10_000 });

  const { customer } = await dataOf(id);
  expect(customer).toMatchObject({
    refund_count: 1,
    refund_amount: 25_000,
    latest: [{ id: earlier }],
    contact_changed_at: null,
  });

  // Somebody changed where a link would go.
  const payload = { version: 1, email: 'lain@contoh.id' };
  await stand.app.ask('PATCH', `/dashboard/customers/${CUSTOMER}`, { token: stand.owner.live, payload });
  expect((await dataOf(id)).customer).toMatchObject({ contact_changed_by: expect.any(String) });
});

test('shows a shortage before anybody approves, and no funding after the decision', async () => {
  const payment = await stand.paid({ method: 'qris', channel: 'QRIS' });
  const id = await stand.requested(payment, { amount: 99_000 });
  expect((await dataOf(id)).funding?.after).toBeLessThan(0);

  await stand.reject(id);
  expect((await dataOf(id)).funding).toBeNull();
});

test('is nothing for another merchant, and needs the permission to see refunds', async () => {
  const id = await stand.requested(await stand.paid());
  const theirs = await evidence(id, stand.foreign.live);
  expect([theirs.status, codeOf(theirs)]).toEqual([404, 'DPAY_REFUND_NOT_FOUND']);
});
