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
  refundSentAfter,
  REFUND_STATUSES,
  REFUND_TYPES,
  resendPossibleAt,
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
  const MADE_AT = '2026-11-20T03:00:00.000Z';
  const later = (ms: number) => new Date(Date.parse(MADE_AT) + ms);

  test.each(REFUND_STATUSES.flatMap((status) => REFUND_TYPES.map((type) => [status, type] as const)))(
    'of a %s %s refund',
    (status, type) => {
      const isWaiting = status === 'approved' && type === 'instant';
      expect(codeOf(decideResend({ status, type, linkMadeAt: MADE_AT }, later(60_000)))).toBe(
        isWaiting ? 'ok' : 'DPAY_REFUND_LINK_NOT_RESENDABLE',
      );
    },
  );

  test.each([
    ['at once', 0, 60],
    ['in the last millisecond of the minute', 59_999, 1],
    ['a minute later', 60_000, null],
  ] as const)('%s', (_, ms, wait) => {
    const sent = { status: 'approved', type: 'instant', linkMadeAt: MADE_AT } as const;
    expect(decideResend(sent, later(ms))).toEqual(
      wait === null
        ? { ok: true, value: 'approved' }
        : { ok: false, problem: { code: 'DPAY_RATE_LIMITED', params: { retry_after: wait } } },
    );
    expect(resendPossibleAt(sent)).toEqual(later(60_000));
  });

  test('never becomes possible by waiting after a claim', () => {
    const claimed = { status: 'disbursement_pending', type: 'instant', linkMadeAt: MADE_AT } as const;
    expect(resendPossibleAt(claimed)).toBeNull();
  });
});

describe('a transfer that no bank has yet', () => {
  const at = (clock: string) => ({ now: new Date(`2026-11-20T${clock}+07:00`), clockAheadMs: 0 });

  test.each(REFUND_STATUSES)('of a %s refund waits for the end of the daily pause', (status) => {
    const isUnsent = ['approved', 'disbursement_pending', 'disbursement_re_triggered'].includes(status);
    expect(refundSentAfter(status, at('23:45:00'))).toEqual(
      isUnsent ? new Date('2026-11-20T17:00:00.000Z') : null,
    );
  });

  test.each([
    ['23:29:59.999', false],
    ['23:30:00', true],
    ['23:59:59.999', true],
    ['00:00:00', false],
  ])('at %s waits: %s', (clock, waits) => {
    expect(refundSentAfter('disbursement_pending', at(clock)) !== null).toBe(waits);
  });

  test('waits by the sandbox clock until a real time', () => {
    const clock = { now: new Date('2026-11-20T10:00:00+07:00'), clockAheadMs: (13 * 60 + 45) * 60_000 };
    expect(refundSentAfter('approved', clock)).toEqual(new Date('2026-11-20T10:15:00+07:00'));
  });
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
