import { expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { codeOf, setStand } from './testing/stand.ts';

const stand = setStand();

test('concurrent requests for the same money: one is stored', async () => {
  for (let round = 0; round < 5; round += 1) {
    const payment = await stand.paid();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => stand.request(payment, { amount: 60_000 })),
    );

    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 201))
      expect(codeOf(reply)).toBe('DPAY_REFUND_ABOVE_REFUNDABLE');
    expect(await stand.refundAmountOf(payment)).toBe(60_000);
  }
});

test('concurrent approvals of one refund: one succeeds, and the money moves once', async () => {
  const id = await stand.requested(await stand.paid(), { amount: 50_000 });
  const before = await stand.accounts();
  const ready = [];
  for (const token of [stand.approver.live, stand.owner.live, stand.approver.live])
    ready.push(await stand.readyToApprove(id, token));

  const replies = await Promise.all(ready.map((approve) => approve()));

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await stand.accounts())['pending']).toBe((before['pending'] ?? 0) - 50_000);
});

test('concurrent approval and rejection: one of them wins', async () => {
  const payment = await stand.paid();
  const id = await stand.requested(payment, { amount: 50_000 });
  const approve = await stand.readyToApprove(id);

  const [yes, no] = await Promise.all([approve(), stand.reject(id, stand.owner.live)]);

  expect([yes.status, no.status].toSorted()).toEqual([200, 409]);
  const isApproved = yes.status === 200;
  expect((await stand.read(id)).status).toBe(isApproved ? 'processing' : 'rejected');
  expect(await stand.refundAmountOf(payment)).toBe(isApproved ? 50_000 : 0);
});

test('two refunds with unsettled money for one: one is approved, the other waits', async () => {
  const [first, second] = [
    await stand.requested(await stand.paid({ method: 'qris', channel: 'QRIS' }), { amount: 95_000 }),
    await stand.requested(await stand.paid({ method: 'qris', channel: 'QRIS', amount: 99_000 }), {
      amount: 99_000,
    }),
  ];
  const ready = [await stand.readyToApprove(first), await stand.readyToApprove(second)];

  const replies = await Promise.all(ready.map((approve) => approve()));

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(codeOf(replies.find(({ status }) => status === 409)!)).toBe('DPAY_REFUND_UNSETTLED_INSUFFICIENT');
});

test('two workers refund each refund once', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await stand.requested(await stand.paid(), { amount: 20_000 }));
  for (const id of ids) await stand.approve(id);
  const before = await stand.accounts();

  await Promise.all([stand.app.refunds.drain(), stand.app.refunds.drain()]);

  for (const id of ids) expect((await stand.read(id)).status).toBe('done');
  expect((await stand.accounts())['acquirer']).toBeGreaterThanOrEqual((before['acquirer'] ?? 0) + 100_000);
});

test('the ledger balances after all of this', async () => {
  expect(await checkLedger(stand.app.db)).toEqual([]);
});
