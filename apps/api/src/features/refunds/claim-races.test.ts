import { REFUND_LINK_LIVES_MS } from '@dasbor/domain/refund-claims';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { A_LIVE, NOW } from '../../testing/trade.ts';
import { claimOf, GOOD, INACTIVE, instantOn, REJECTED_ONCE, tokenOf } from './testing/instant.ts';
import { codeOf, setStand } from './testing/stand.ts';

const stand = setStand();
const instant = instantOn(stand);
const ROUNDS = 5;
const WHOLE = 103_330;

const approved = async () => {
  await instant.topUp();
  return instant.approved();
};
const inFlight = async () => (await stand.accounts())['in_flight'] ?? 0;
const transfersOf = (id: string) =>
  stand.app.db.tenant(A_LIVE, (tx) =>
    tx.rows<{ account_number: string; status: string }>(
      sql`select account_number, status from bank_transfer where owner_id = ${id} order by attempt`,
    ),
  );

test('concurrent approvals of one refund: one link, and the money is reserved once', async () => {
  await instant.topUp();
  const id = await instant.requested();
  const before = await inFlight();
  const ready = [];
  for (const token of [stand.approver.live, stand.owner.live, stand.approver.live])
    ready.push(await stand.readyToApprove(id, token));

  const replies = await Promise.all(ready.map((approve) => approve()));

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(replies.filter((reply) => reply.status === 200 && tokenOf(reply))).toHaveLength(1);
  expect(await inFlight()).toBe(before + WHOLE);
});

test('concurrent approvals with money for one: one is approved, and the balance never goes below zero', async () => {
  await instant.topUp();
  const [one, other] = [await instant.requested(), await instant.requested()];
  const ready = [await stand.readyToApprove(one), await stand.readyToApprove(other)];
  const { available = 0 } = await stand.accounts();
  await instant.spend(available - WHOLE);

  const replies = await Promise.all(ready.map((approve) => approve()));

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(['DPAY_REFUND_BALANCE_INSUFFICIENT', 'DPAY_INSUFFICIENT_BALANCE']).toContain(
    codeOf(replies.find(({ status }) => status !== 200)!),
  );
  expect((await stand.accounts())['available']).toBe(0);
});

test('concurrent approval and rejection: one of them wins', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await instant.topUp();
    const id = await instant.requested();
    const before = await inFlight();
    const approve = await stand.readyToApprove(id);
    const [yes, no] = await Promise.all([approve(), stand.reject(id, stand.owner.live)]);

    // A rejection after the approval cancels it.
    const { status, link } = await stand.read(id);
    const isCancelled = no.status === 200;
    expect([status, link?.state]).toEqual(
      isCancelled ? ['rejected', yes.status === 200 ? 'cancelled' : undefined] : ['approved', 'open'],
    );
    expect(await inFlight()).toBe(before + (isCancelled ? 0 : WHOLE));
  }
});

test('concurrent claims to different accounts: one is paid', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, token } = await approved();
    const accounts = [10, 12, 14, 16, 18].map((end) => ({
      bank_code: 'bca',
      account_number: `84226470${end}`,
    }));

    const replies = await Promise.all(accounts.map((account) => instant.claim(token, account)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect([reply.status, codeOf(reply)]).toEqual([409, 'DPAY_REFUND_LINK_USED']);
    const winner = accounts[replies.findIndex(({ status }) => status === 200)];
    expect(await transfersOf(id)).toMatchObject([{ account_number: winner?.account_number }]);
  }
});

test('concurrent claims to the same account are one claim', async () => {
  const { id, token } = await approved();
  const replies = await Promise.all(Array.from({ length: 8 }, () => instant.claim(token)));

  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  await instant.transfer();
  expect((await stand.read(id)).status).toBe('done');
  expect(await transfersOf(id)).toHaveLength(1);
});

test('a claim beside a resend: either the claim counts, or its link was replaced', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    stand.app.clock.set(new Date(NOW));
    const { id, token } = await approved();
    instant.aMinuteLater();
    const [claimed, resent] = await Promise.all([instant.claim(token), instant.resend(id)]);

    if (claimed.status === 200) {
      expect(codeOf(resent)).toBe('DPAY_REFUND_LINK_NOT_RESENDABLE');
      expect(claimOf(await instant.open(token)).state).toBe('used');
    } else {
      expect(codeOf(claimed)).toBe('DPAY_REFUND_LINK_REPLACED');
      expect(claimOf(await instant.open(tokenOf(resent))).state).toBe('open');
    }
    const states = await linkStatesOf(id);
    expect(states.filter((state) => state === 'open' || state === 'used')).toHaveLength(1);
  }
});

test('a claim beside a withdrawal: the money leaves or comes back, never both', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, token } = await approved();
    const before = await stand.accounts();
    const [claimed, cancelled] = await Promise.all([instant.claim(token), stand.reject(id)]);

    expect([claimed.status, cancelled.status].toSorted()).toEqual([200, 409]);
    await instant.transfer();
    const after = await stand.accounts();
    expect((after['in_flight'] ?? 0) - (before['in_flight'] ?? 0)).toBe(-WHOLE);
    expect((after['available'] ?? 0) - (before['available'] ?? 0)).toBe(claimed.status === 200 ? 0 : WHOLE);
  }
});

test('a claim in the last millisecond counts, and one at the end does not, whoever is first', async () => {
  const { id, token } = await approved();
  instant.later(REFUND_LINK_LIVES_MS);
  const { live } = await stand.app.signIn('owner@a.test');
  const late = await Promise.all([instant.claim(token, GOOD), instant.claim(token, INACTIVE)]);
  expect(late.map(codeOf)).toEqual(['DPAY_REFUND_LINK_EXPIRED', 'DPAY_REFUND_LINK_EXPIRED']);

  const newer = tokenOf(await instant.resend(id, live));
  instant.later(REFUND_LINK_LIVES_MS - 1);
  expect((await instant.claim(newer)).status).toBe(200);
});

test('concurrent retriggers: one transfer', async () => {
  const { id, token } = await approved();
  await instant.claim(token, REJECTED_ONCE);
  await instant.transfer();
  const replies = await Promise.all(
    ['same_account', 'new_link', 'same_account', 'new_link'].map((way) => instant.retrigger(id, way)),
  );

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await transfersOf(id)).toHaveLength(2);
});

test('the database allows one link that can be claimed', async () => {
  const { id } = await approved();
  const second = stand.app.db.tenant(A_LIVE, (tx) =>
    tx.run(sql`
      insert into refund_link (merchant_id, mode, refund_id, number, token_hash, created_by, created_at, expires_at)
      select merchant_id, mode, refund_id, number + 1, 'another', created_by, created_at, expires_at
        from refund_link where refund_id = ${id}`),
  );
  await expect(second).rejects.toThrow('refund_link_current');
});

test('the ledger balances after all of this', async () => {
  expect(await checkLedger(stand.app.db)).toEqual([]);
});

const linkStatesOf = async (id: string): Promise<string[]> => {
  const rows = await stand.app.db.tenant(A_LIVE, (tx) =>
    tx.rows<{ state: string }>(sql`select state from refund_link where refund_id = ${id}`),
  );
  return rows.map(({ state }) => state);
};
