import { rupiah } from '@dasbor/domain/kernel';
import { settlementSettled } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { post } from '../../platform/ledger/post.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { A_LIVE, addTrade, idOf, minutesAgo, NOW } from '../../testing/trade.ts';
import type { Refund } from './rows.ts';
import { instantOn } from './testing/instant.ts';
import { setStand } from './testing/stand.ts';

const stand = setStand();

type Trace = SuccessBody<'traceMoney'>['data'];

const related = async (reference: string, token = stand.owner.live) => {
  const reply = await stand.app.ask('GET', `/dashboard/balance/trace/${reference}`, { token });
  const rows = reply.json<{ data: Trace }>().data.related;
  return rows.map(({ relation, reference_id, amount, status }) => [relation, reference_id, amount, status]);
};
const deducted = async (payment: string) =>
  (await stand.app.ask('GET', `/dashboard/payments/${payment}`, { token: stand.owner.live })).json<{
    data: { deducted_amount: number };
  }>().data.deducted_amount;

test('a refund is traced to its payment, to the payment that paid for it and to its settlement, and back', async () => {
  const settled = await stand.paid({ method: 'qris', channel: 'QRIS' });
  await stand.settle(settled);
  const funding = await stand.paid({ method: 'qris', channel: 'QRIS' });
  const id = await stand.requested(settled, { amount: 50_000 });
  await stand.approve(id);
  await stand.app.refunds.drain();

  expect(await related(settled)).toEqual([['refund', id, 50_000, 'done']]);
  expect(await related(funding)).toEqual([['funded_refund', id, 50_000, 'done']]);
  expect([await deducted(settled), await deducted(funding)]).toEqual([0, 50_000]);
  expect(await related(id)).toEqual([
    ['funding_payment', funding, 50_000, 'completed'],
    ['payment', settled, 50_000, 'completed'],
  ]);

  const settlement = idOf('set', 1);
  await addTrade(stand.app.db, A_LIVE, { settlements: [{ id: settlement }] });
  await stand.app.db.tenant(A_LIVE, async (tx) => {
    await tx.run(sql`
      update payment set settlement_status = 'settled', settlement_id = ${settlement} where id = ${funding}`);
    post(tx, new Date(NOW), [settlementSettled({ id: settlement, net: rupiah(45_560), holder: '' })]);
  });

  expect((await related(id)).at(-1)).toEqual(['settlement', settlement, 50_000, 'settled']);
  expect(await related(settlement)).toEqual([['funded_refund', id, 50_000, 'done']]);
  const filters = encodeURIComponent(JSON.stringify({ settlement_id: settlement }));
  const listed = await stand.app.ask('GET', `/dashboard/refunds?filters=${filters}`, {
    token: stand.owner.live,
  });
  expect(listed.json<{ data: Refund[] }>().data).toMatchObject([{ id, settlement_id: settlement }]);
});

test('a failed refund took nothing in the end, so only its own payment names it', async () => {
  const payment = await stand.paid({ channel: 'GOPAY' });
  const id = await stand.requested(payment, { amount: 50_000 });
  await stand.approve(id);
  await stand.app.db.tenant(A_LIVE, (tx) =>
    tx.run(sql`update refund_deduction set returned = true where refund_id = ${id}`),
  );

  expect(await related(id)).toEqual([['payment', payment, 50_000, 'completed']]);
});

test('an instant refund of a settled payment is shown on both sides', async () => {
  const on = instantOn(stand);
  await on.topUp();
  const payment = await on.paid({ completedAt: minutesAgo(90) });
  await stand.settle(payment);
  const id = await stand.requested(payment, { use_refund_link: true, amount: 40_000 });
  await stand.approve(id);

  expect(await related(payment)).toEqual([['refund', id, 40_000, 'approved']]);
  expect(await related(id)).toEqual([['payment', payment, 40_000, 'completed']]);
});

test('records that a person may not view are left out', async () => {
  const payment = await stand.paid();
  await stand.requested(payment, { amount: 50_000 });
  await stand.app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"refund": false, "balance": true}'`),
  );

  expect(await related(payment)).toEqual([]);
});
