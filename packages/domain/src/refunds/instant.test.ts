import { describe, expect, test } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { PAYMENT_METHODS } from '../payments/index.ts';
import { isRetriggerable, PAYOUT_FAILURE_CODES } from '../payouts/index.ts';
import {
  decideInstant,
  decideRefundRetrigger,
  decideResend,
  fundInstant,
  instantCost,
  REFUND_STATUSES,
  REFUND_TYPES,
} from './index.ts';

const codeOf = (result: { ok: true } | { ok: false; problem: { code: string } }) =>
  result.ok ? 'ok' : result.problem.code;

describe('a refund by link', () => {
  test.each(PAYMENT_METHODS.map((method) => [method, method === 'card' || method === 'ewallet'] as const))(
    'of a payment by %s is possible: %s',
    (method, isPossible) => {
      expect(codeOf(decideInstant(method, rupiah(50_000)))).toBe(
        isPossible ? 'ok' : 'DPAY_REFUND_LINK_NOT_ALLOWED',
      );
      expect(instantCost(method)).toEqual(isPossible ? { fee: 3_000, ppn: 330 } : null);
    },
  );

  test.each([
    [9_999, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    [10_000, 'ok'],
    [1_000_000_000, 'ok'],
    [1_000_000_001, 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
  ])('of Rp %d: %s', (amount, code) => {
    expect(codeOf(decideInstant('card', rupiah(amount)))).toBe(code);
  });

  test.each([
    ['approve', 53_330, 'ok'],
    ['approve', 53_329, 'DPAY_REFUND_BALANCE_INSUFFICIENT'],
    ['retrigger', 53_330, 'ok'],
    ['retrigger', 53_329, 'DPAY_REFUND_RETRIGGER_BALANCE_INSUFFICIENT'],
  ] as const)('needs its amount and its cost to %s: Rp %d %s', (occasion, available, code) => {
    const money = { amount: rupiah(50_000), fee: rupiah(3_000), ppn: rupiah(330) };
    expect(codeOf(fundInstant(money, rupiah(available), occasion))).toBe(code);
  });
});

describe('sending a link again', () => {
  test.each(REFUND_STATUSES.flatMap((status) => REFUND_TYPES.map((type) => [status, type] as const)))(
    'of a %s %s refund',
    (status, type) => {
      const isWaiting = status === 'approved' && type === 'instant';
      expect(codeOf(decideResend({ status, type }))).toBe(
        isWaiting ? 'ok' : 'DPAY_REFUND_LINK_NOT_RESENDABLE',
      );
    },
  );
});

describe('making a failed transfer again', () => {
  test.each(REFUND_STATUSES)('of a %s refund', (status) => {
    const want = status === 'disbursement_failed' ? 'ok' : 'DPAY_TRANSITION_NOT_ALLOWED';
    const failure = 'BANK_TIMEOUT';
    expect(codeOf(decideRefundRetrigger({ status, failure }, 'same_account'))).toBe(want);
    expect(codeOf(decideRefundRetrigger({ status, failure }, 'new_link'))).toBe(want);
  });

  test.each(PAYOUT_FAILURE_CODES)('that failed with %s', (failure) => {
    const failed = { status: 'disbursement_failed', failure } as const;
    expect(codeOf(decideRefundRetrigger(failed, 'same_account'))).toBe(
      isRetriggerable(failure) ? 'ok' : 'DPAY_REFUND_ACCOUNT_NOT_RETRIGGERABLE',
    );
    expect(decideRefundRetrigger(failed, 'new_link')).toEqual({ ok: true, value: 'approved' });
  });
});
