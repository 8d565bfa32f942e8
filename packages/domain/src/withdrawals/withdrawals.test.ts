import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import {
  decideWithdrawal,
  decideWithdrawalReview,
  WITHDRAWAL_STATUSES,
  withdrawalTransitions,
} from './index.ts';

describe('a withdrawal from a balance of Rp 50.000 to a bank that takes Rp 40.000', () => {
  const limits = { available: rupiah(50_000), maximum: rupiah(40_000) };

  it.each([
    // spec 5.71, 9.21
    [9_999, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    // spec 9.21
    [10_000, null],
    [40_000, null],
    [40_001, 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
  ])('of %i', (amount, want) => {
    const decided = decideWithdrawal(rupiah(amount), limits);

    expect(decided.ok ? null : decided.problem.code).toBe(want);
  });
});

describe('the whole balance', () => {
  // spec 5.72
  it('can be withdrawn, but not one rupiah more', () => {
    const limits = { available: rupiah(10_000), maximum: rupiah(9_999_999_999) };

    expect(decideWithdrawal(rupiah(10_000), limits)).toEqual({ ok: true, value: 10_000 });
    expect(decideWithdrawal(rupiah(10_001), limits)).toEqual({
      ok: false,
      problem: { code: 'DPAY_INSUFFICIENT_BALANCE', params: { available: 10_000, needed: 10_001 } },
    });
  });
});

// spec 4.52
it.each(WITHDRAWAL_STATUSES.flatMap((from) => WITHDRAWAL_STATUSES.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    const ends = ['done', 'failed', 'partially_success'];
    const allowed = { need_approval: ['processing', 'rejected'], processing: ends } as Record<
      string,
      string[]
    >;
    expect(withdrawalTransitions.canMove(from, to)).toBe(allowed[from]?.includes(to) ?? false);
  },
);

describe('a review', () => {
  it.each([
    ['approves', 'need_approval', 'usr_1', 'usr_2', 'approve', 'processing'],
    ['approves what nobody made', 'need_approval', null, 'usr_2', 'approve', 'processing'],
    ['rejects', 'need_approval', 'usr_1', 'usr_2', 'reject', 'rejected'],
    ['takes back what is one’s own', 'need_approval', 'usr_1', 'usr_1', 'reject', 'rejected'],
    [
      'does not approve what is one’s own',
      'need_approval',
      'usr_1',
      'usr_1',
      'approve',
      'DPAY_MAKER_IS_APPROVER',
    ],
    ['decides nothing that is sent', 'processing', 'usr_1', 'usr_2', 'reject', 'DPAY_TRANSITION_NOT_ALLOWED'],
    ['decides nothing twice', 'rejected', 'usr_1', 'usr_2', 'approve', 'DPAY_TRANSITION_NOT_ALLOWED'],
  ] as const)('%s', (_, status, makerId, personId, verdict, want) => {
    const decided = decideWithdrawalReview({ status, makerId }, { personId, verdict });
    expect(decided.ok ? decided.value : decided.problem.code).toBe(want);
  });
});
