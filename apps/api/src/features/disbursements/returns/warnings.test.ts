import { expect, test } from 'vitest';
import { setStand } from '../testing/stand.ts';
import { returningOn } from '../testing/returns.ts';

const stand = setStand({ flags: { refund: true } });
const on = () => returningOn(stand);

const warningsOf = async (id: string) =>
  (await stand.evidence(id)).warnings.items.flatMap(({ issues }) =>
    issues.map(({ code, params }) => [code, params]),
  );
const withIssue = async (id: string) =>
  stand.items(id, `&filters=${encodeURIComponent(JSON.stringify({ has_issue: true }))}`);

test('a payment that has refunds is reported to the approver with their sum', async () => {
  const payment = await on().paid({ method: 'ewallet' });
  await on().refund(payment, 30_000);
  const batch = await stand.submitted([on().row(payment, 50_000)]);

  expect(await warningsOf(batch.id)).toEqual([
    ['RETURNS_REFUNDED_PAYMENT', { refunded: 30_000, paid: 100_000 }],
  ]);
  expect(await withIssue(batch.id)).toMatchObject([{ issues: [{ code: 'RETURNS_REFUNDED_PAYMENT' }] }]);
});

test('a payment that another payout returns is reported in both, until that payout is gone', async () => {
  const payment = await on().paid();
  const first = await stand.submitted([on().row(payment, 50_000)]);
  const second = await stand.made([on().row(payment, 20_000)]);
  const returned = (batch_id: string, amount: number) => [
    'RETURNS_RETURNED_PAYMENT',
    { batch: 'Gaji November', batch_id, returned: amount, paid: 100_000 },
  ];

  expect(await warningsOf(first.id)).toEqual([returned(second.id, 20_000)]);
  expect(await warningsOf(second.id)).toEqual([returned(first.id, 50_000)]);
  await stand.call('DELETE', `disbursements/${second.id}`);
  expect(await warningsOf(first.id)).toEqual([]);
  expect(await withIssue(first.id)).toEqual([]);
});

test('what happened after the decision is not added to its evidence', async () => {
  const payment = await on().paid();
  const batch = await stand.submitted([on().row(payment, 50_000)]);
  await stand.approve(batch);
  stand.app.clock.set(new Date(stand.app.clock.now().getTime() + 1_000));
  const later = await stand.submitted([on().row(payment, 50_000)]);

  expect(await warningsOf(batch.id)).toEqual([]);
  expect(await warningsOf(later.id)).toMatchObject([['RETURNS_RETURNED_PAYMENT', { batch_id: batch.id }]]);
});
