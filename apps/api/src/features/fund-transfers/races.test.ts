import { describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { codeOf, setStand } from './testing/stand.ts';

const stand = setStand();

describe('races', () => {
  test('two concurrent approvals: one succeeds, and the money moves once', async () => {
    await stand.fund('', 50_000);
    const before = await stand.balances('');
    const { id } = await stand.asked({ amount: 10_000, destination_subaccount_id: stand.branch });
    const replies = await stand.approveAtOnce(
      [1, 2, 3, 4].map((n) => ({ id, token: n % 2 ? stand.approver.live : stand.owner.live })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await stand.balances('')).available).toBe(before.available - 10_000);
  });

  test('concurrent approval and rejection: one of them wins', async () => {
    await stand.fund('', 50_000);
    const before = await stand.balances('');
    const { id } = await stand.asked({ amount: 10_000, destination_subaccount_id: stand.branch });
    const approve = await stand.readyToApprove(id);
    const [yes, no] = await Promise.all([approve(), stand.reject(id, {}, stand.owner.live)]);
    expect([yes.status, no.status].toSorted()).toEqual([200, 409]);
    const { status } = await stand.read(id);
    expect(status).toBe(yes.status === 200 ? 'completed' : 'rejected');
    expect((await stand.balances('')).available).toBe(
      before.available - (status === 'completed' ? 10_000 : 0),
    );
  });

  test('ten transfers with money for one: one is approved, the others are refused and wait', async () => {
    const source = await stand.liveSubaccount('Cabang Balapan');
    await stand.fund(source, 100_000);
    const ids = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await stand.asked({ source_subaccount_id: source, amount: 100_000 })).id,
      ),
    );
    const replies = await stand.approveAtOnce(ids.map((id) => ({ id })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(codeOf(reply)).toBe('DPAY_INSUFFICIENT_BALANCE');
    }
    expect(await stand.balances(source)).toEqual({ available: 0, in_flight: 0 });
    const left = await Promise.all(ids.map(stand.read));
    expect(left.filter(({ status }) => status === 'need_approval')).toHaveLength(9);
  });

  test('concurrent transfers in a circle neither deadlock nor lose money', async () => {
    await stand.fund(stand.branch, 100_000);
    await stand.fund(stand.other, 100_000);
    const before =
      (await stand.balances(stand.branch)).available + (await stand.balances(stand.other)).available;
    const there = {
      source_subaccount_id: stand.branch,
      destination_subaccount_id: stand.other,
      amount: 10_000,
    };
    const back = {
      source_subaccount_id: stand.other,
      destination_subaccount_id: stand.branch,
      amount: 10_000,
    };
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) ids.push((await stand.asked(n % 2 ? there : back)).id);
    const replies = await stand.approveAtOnce(ids.map((id) => ({ id })));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(
      (await stand.balances(stand.branch)).available + (await stand.balances(stand.other)).available,
    ).toBe(before);
  });
});

test('the ledger balances after all of this', async () => {
  expect(await checkLedger(stand.app.db)).toEqual([]);
});
