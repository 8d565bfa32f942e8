import { expect, test } from 'vitest';
import { anItem, FAILS, setStand } from './testing/stand.ts';

const stand = setStand();

type Counted = { count: number; amount: number };
type Snapshot = Record<'to_approve' | 'need_approval' | 'processing' | 'failed_today', Counted>;
const snapshot = async (by = stand.approver) =>
  (await stand.call('GET', 'home/disbursements', { by })).json<{ data: Snapshot }>().data;
const NOTHING = { count: 0, amount: 0 };

// spec 9.39
test('without batches all figures are zero, for the last 30 days in Jakarta', async () => {
  expect(await snapshot()).toEqual({
    from: '2026-10-22',
    to: '2026-11-20',
    to_approve: NOTHING,
    need_approval: NOTHING,
    processing: NOTHING,
    failed_today: NOTHING,
  });
});

test('a waiting batch counts for users who may approve it and did not work on it', async () => {
  const { made, submitted, submit, maker, owner } = stand;
  await submitted([anItem({ amount: 70_000 })]);
  await submit(await made([anItem({ amount: 30_000 })]), { by: owner });
  // Including fees, as in the list of batches.
  const both = { count: 2, amount: 73_330 + 33_330 };

  expect(await snapshot()).toMatchObject({ to_approve: both, need_approval: both });
  expect(await snapshot(owner)).toMatchObject({
    to_approve: { count: 1, amount: 73_330 },
    need_approval: both,
  });
  // A user who cannot approve has nothing to approve.
  expect(await snapshot(maker)).toMatchObject({ to_approve: NOTHING, need_approval: both });
});

test('an approved batch counts as processing, and on the day of its failure as failed', async () => {
  const { app, submitted, approve, afterSeconds } = stand;
  await approve(
    await submitted([anItem({ amount: 40_000 }), anItem({ account_number: FAILS, amount: 25_000 })]),
  );
  expect((await snapshot()).processing).toEqual({ count: 1, amount: 65_000 + 2 * 3_330 });

  await afterSeconds(10, 20, 60);
  expect(await snapshot()).toMatchObject({
    processing: NOTHING,
    failed_today: { count: 1, amount: 25_000 },
  });
  const listed = async (since: string) =>
    (
      await stand.call(
        'GET',
        `disbursement-items?filters=${encodeURIComponent(JSON.stringify({ status: ['failed'], completed_from: since }))}`,
        { by: stand.approver },
      )
    ).json<{ data: unknown[] }>().data.length;
  expect([await listed('2026-11-20'), await listed('2026-11-21')]).toEqual([1, 0]);

  app.clock.set(new Date('2026-11-20T16:59:59.999Z'));
  const later = await app.signIn('approver@a.test');
  expect((await snapshot(later)).failed_today.count).toBe(1);
  app.clock.set(new Date('2026-11-20T17:00:00Z'));
  expect((await snapshot(later)).failed_today).toEqual(NOTHING);
});

// spec 2.70
test('a batch of 30 days ago is not included, nor one of another merchant or mode', async () => {
  const { app, call, approver } = stand;
  const other = await app.signIn('owner@b.test');
  for (const reply of [
    await call('GET', 'home/disbursements', { by: approver, mode: 'sandbox' }),
    await call('GET', 'home/disbursements', { by: other }),
  ]) {
    expect(reply.json<{ data: Snapshot }>().data).toMatchObject({
      need_approval: NOTHING,
      failed_today: NOTHING,
    });
  }

  app.clock.set(new Date('2026-12-19T16:59:00Z'));
  expect((await snapshot(await app.signIn('approver@a.test'))).need_approval.count).toBe(2);
  app.clock.set(new Date('2026-12-19T17:00:00Z'));
  expect((await snapshot(await app.signIn('approver@a.test'))).need_approval).toEqual(NOTHING);
});

test('a user who may not see disbursements is refused', async () => {
  const developer = await stand.app.signIn('developer@a.test');
  const reply = await stand.call('GET', 'home/disbursements', { by: developer });

  expect([reply.status, reply.json<{ error_code: string }>().error_code]).toEqual([403, 'DPAY_FORBIDDEN']);
});
