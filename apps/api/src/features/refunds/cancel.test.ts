import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import type { Problem } from '../../testing/app.ts';
import { A_LIVE, topicsOf } from '../../testing/trade.ts';
import { codeOf, dataOf, setStand } from './testing/stand.ts';

const stand = setStand();

describe('a maker who cancels their own request', () => {
  test('needs no permission to decide and no reason, and the amount can be refunded again', async () => {
    const payment = await stand.paid();
    const id = await stand.requested(payment);
    const before = await stand.accounts();

    const reply = await stand.cancel(id);

    expect([reply.status, dataOf(reply)]).toMatchObject([
      200,
      {
        status: 'rejected',
        rejection_notes: null,
        approver_name: null,
        decided_at: null,
        approved_at: null,
        cancelled_by_name: expect.any(String),
        cancelled_at: expect.any(String),
      },
    ]);
    expect(dataOf(reply).cancelled_by_name).toBe(dataOf(reply).maker_name);
    expect(await stand.refundAmountOf(payment)).toBe(0);
    expect(await stand.accounts()).toEqual(before);
    expect(await topicsOf(stand.app.db, id)).toContain('refund.updated');
    expect((await stand.request(payment)).status).toBe(201);
  });

  test('may give a reason, which others read', async () => {
    const id = await stand.requested(await stand.paid());
    expect(dataOf(await stand.cancel(id, { notes: ' Salah pesanan ' })).rejection_notes).toBe(
      'Salah pesanan',
    );
    expect((await stand.read(id, stand.approver.live)).rejection_notes).toBe('Salah pesanan');
  });

  test('is refused beside the reason if it has a hidden character', async () => {
    const id = await stand.requested(await stand.paid());
    const { errors } = (await stand.cancel(id, { notes: 'Salah\u200B' })).json<Problem>();
    expect(errors).toMatchObject([{ field: 'notes', code: 'DPAY_FIELD_HIDDEN_CHARACTER' }]);
    expect((await stand.read(id)).status).toBe('started');
  });

  test('does it once, and nobody can decide about it afterwards', async () => {
    const id = await stand.requested(await stand.paid());
    await stand.cancel(id);
    for (const reply of [await stand.cancel(id), await stand.approve(id), await stand.reject(id)])
      expect(codeOf(reply)).toBe('DPAY_TRANSITION_NOT_ALLOWED');
  });

  test('is too late after a decision', async () => {
    const [approved, rejected] = [
      await stand.requested(await stand.paid()),
      await stand.requested(await stand.paid()),
    ];
    await stand.approve(approved);
    await stand.reject(rejected);
    for (const id of [approved, rejected])
      expect(codeOf(await stand.cancel(id))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
    expect((await stand.read(rejected)).cancelled_by_name).toBeNull();
  });

  test('is in the security history by name of the action', async () => {
    const id = await stand.requested(await stand.paid());
    await stand.cancel(id);
    const actions = await stand.app.db.system((tx) =>
      tx.rows<{ action: string }>(sql`select action from audit_event where target = ${id} order by id`),
    );
    expect(actions.map(({ action }) => action)).toEqual(['refund.requested', 'refund.cancelled']);
  });
});

describe('anybody else', () => {
  test('cancels no request, whatever their role', async () => {
    const payment = await stand.paid();
    const id = await stand.requested(payment);

    expect(codeOf(await stand.cancel(id, {}, stand.owner.live))).toBe('DPAY_REFUND_NOT_YOURS');
    for (const token of [stand.approver.live, stand.viewer.live])
      expect(codeOf(await stand.cancel(id, {}, token))).toBe('DPAY_FORBIDDEN');
    const theirs = await stand.cancel(id, {}, stand.foreign.live);
    expect([theirs.status, codeOf(theirs)]).toEqual([404, 'DPAY_REFUND_NOT_FOUND']);
    expect((await stand.read(id)).status).toBe('started');
    expect(await stand.refundAmountOf(payment)).toBe(100_000);
  });

  test('is not let in by the database either', async () => {
    const id = await stand.requested(await stand.paid());
    const cancelledBy = (who: string) =>
      stand.app.db.tenant(A_LIVE, (tx) =>
        tx.run(sql`
          update refund set status = 'rejected', cancelled_by_id = ${who}, cancelled_by_name = 'X', cancelled_at = now()
           where id = ${id}`),
      );
    await expect(cancelledBy('usr_somebody')).rejects.toThrow(/refund_cancelled_by/);
  });
});

test('of a cancellation and an approval at the same moment, one happens', async () => {
  const payment = await stand.paid();
  const id = await stand.requested(payment);
  const approve = await stand.readyToApprove(id);

  const replies = await Promise.all([approve(), stand.cancel(id)]);

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { status, cancelled_by_name: canceller } = await stand.read(id);
  expect(canceller === null).toBe(status === 'processing');
  expect(await stand.refundAmountOf(payment)).toBe(status === 'processing' ? 100_000 : 0);
  expect(await checkLedger(stand.app.db)).toEqual([]);
});
