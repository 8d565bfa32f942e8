import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Rupiah, rupiah, sumRupiah } from '../kernel/index.ts';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../payments/index.ts';
import {
  decideRefund,
  decideRefundable,
  decideRefundMoment,
  decideRefundCancel,
  decideRefundReview,
  displayedRefundStatus,
  fundRefund,
  REFUND_STATUSES,
  REFUND_TYPES,
  type RefundablePayment,
  refundEndsAt,
  refundNotesProblem,
  refundPossibleAt,
  refundTransitions,
  refundTypeOf,
} from './index.ts';

const codeOf = (result: { ok: true } | { ok: false; problem: { code: string } }) =>
  result.ok ? 'ok' : result.problem.code;

// 14:00 on 1 October in Jakarta.
const PAID_AT = '2026-10-01T07:00:00.000Z';
const payment = (changes: Partial<RefundablePayment> = {}): RefundablePayment => ({
  status: 'completed',
  method: 'ewallet',
  channel: 'DANA',
  paidAmount: rupiah(150_000),
  refundAmount: rupiah(0),
  returnedAmount: rupiah(0),
  completedAt: PAID_AT,
  ...changes,
});
const jakarta = (text: string) => new Date(`${text}+07:00`);

describe('the moment of a refund', () => {
  // spec 9.18
  test.each([
    // spec 5.51
    ['OVO', '2026-10-01T23:59:59.999', 'ok'],
    // spec 5.51
    ['OVO', '2026-10-02T00:00:00.000', 'DPAY_REFUND_PERIOD_EXCEEDED'],
    // spec 5.54
    ['DANA', '2026-11-15T23:59:59.999', 'ok'],
    // spec 5.54
    ['DANA', '2026-11-16T00:00:00.000', 'DPAY_REFUND_PERIOD_EXCEEDED'],
    // spec 5.53
    ['GOPAY', '2026-11-15T23:59:59.999', 'ok'],
    // spec 5.53
    ['GOPAY', '2026-11-16T00:00:00.000', 'DPAY_REFUND_PERIOD_EXCEEDED'],
    ['SHOPEEPAY', '2026-10-02T23:54:59.999', 'ok'],
    // spec 5.55
    ['SHOPEEPAY', '2026-10-02T23:55:00.000', 'DPAY_REFUND_UNAVAILABLE_TIME'],
    ['SHOPEEPAY', '2026-10-03T02:59:59.999', 'DPAY_REFUND_UNAVAILABLE_TIME'],
    // spec 5.55
    ['SHOPEEPAY', '2026-10-03T03:00:00.000', 'ok'],
    // spec 5.52
    ['SHOPEEPAY', '2027-10-01T23:54:59.999', 'ok'],
    // spec 5.52
    ['SHOPEEPAY', '2027-10-02T00:00:00.000', 'DPAY_REFUND_PERIOD_EXCEEDED'],
    ['LINKAJA', '2029-10-01T00:00:00.000', 'ok'],
  ])('%s at %s: %s', (channel, at, code) => {
    expect(codeOf(decideRefundMoment(payment({ channel }), jakarta(at)))).toBe(code);
  });

  // spec 4.33
  test.each(PAYMENT_METHODS.map((method) => [method, ['card', 'qris', 'ewallet'].includes(method)] as const))(
    'payments by %s are refundable: %s',
    (method, isRefundable) => {
      const channel = method === 'ewallet' ? 'GOPAY' : method.toUpperCase();
      expect(codeOf(decideRefundMoment(payment({ method, channel }), PAID_AT))).toBe(
        isRefundable ? 'ok' : 'DPAY_REFUND_METHOD_NOT_REFUNDABLE',
      );
    },
  );

  // spec 4.32, 5.43
  test.each(PAYMENT_STATUSES.filter((status) => status !== 'completed'))('not of a %s payment', (status) => {
    expect(codeOf(decideRefundMoment(payment({ status, completedAt: null }), PAID_AT))).toBe(
      'DPAY_REFUND_PAYMENT_NOT_COMPLETED',
    );
  });

  test('names the first moment after the period, and none for a channel without one', () => {
    expect(refundEndsAt(payment({ channel: 'OVO' }))).toEqual(jakarta('2026-10-02T00:00:00'));
    expect(refundEndsAt(payment({ method: 'qris', channel: 'QRIS' }))).toBeNull();
  });

  // spec 9.19
  test('names when a pause ends, unless the period ends first', () => {
    const shopee = payment({ channel: 'SHOPEEPAY' });
    const at = (now: Date) => {
      const decided = decideRefundMoment(shopee, now);
      return decided.ok ? undefined : refundPossibleAt(decided.problem, shopee, now);
    };

    expect(at(jakarta('2026-10-02T23:55:00'))).toEqual(jakarta('2026-10-03T03:00:00'));
    expect(at(jakarta('2027-10-01T23:56:00'))).toBeNull();
    expect(at(jakarta('2027-10-02T01:00:00'))).toBeNull();
  });
});

describe('the amount of a refund', () => {
  const refund = (amount: number, changes: Partial<RefundablePayment> = {}) => {
    const paid = payment(changes);
    const refundable = decideRefundable(paid, PAID_AT);
    return refundable.ok
      ? codeOf(decideRefund(rupiah(amount), { ...refundable.value, paidAmount: paid.paidAmount }))
      : codeOf(refundable);
  };

  test.each([
    // spec 5.46, 9.17
    ['the least', 10_000, {}, 'ok'],
    // spec 5.46, 9.17
    ['a rupiah too little', 9_999, {}, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    ['everything', 150_000, {}, 'ok'],
    // spec 5.47
    ['a rupiah too much', 150_001, {}, 'DPAY_REFUND_ABOVE_REFUNDABLE'],
    ['the rest', 50_000, { refundAmount: rupiah(100_000) }, 'ok'],
    [
      'a rupiah more than the rest',
      50_001,
      { refundAmount: rupiah(100_000) },
      'DPAY_REFUND_ABOVE_REFUNDABLE',
    ],
    // spec 5.48
    ['a rest below the minimum', 5_000, { refundAmount: rupiah(145_000) }, 'ok'],
    ['a part of such a rest', 4_999, { refundAmount: rupiah(145_000) }, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    ['what a payout does not return', 50_000, { returnedAmount: rupiah(100_000) }, 'ok'],
    [
      'more than a payout leaves',
      50_001,
      { returnedAmount: rupiah(100_000) },
      'DPAY_REFUND_ABOVE_REFUNDABLE',
    ],
    ['what a payout returned', 10_000, { returnedAmount: rupiah(150_000) }, 'DPAY_REFUND_PAYMENT_RETURNED'],
    // spec 8.58
    ['nothing left', 10_000, { refundAmount: rupiah(150_000) }, 'DPAY_REFUND_LIMIT_REACHED'],
    ['all of a small payment', 5_000, { paidAmount: rupiah(5_000) }, 'ok'],
    ['a part of a small payment', 4_999, { paidAmount: rupiah(5_000) }, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    ['all of an OVO payment', 150_000, { channel: 'OVO' }, 'ok'],
    // spec 8.59
    ['a part of an OVO payment', 149_999, { channel: 'OVO' }, 'DPAY_REFUND_PARTIAL_NOT_ALLOWED'],
    // spec 5.50
    [
      'a part of a card payment',
      10_000,
      { method: 'card', channel: 'CARD' },
      'DPAY_REFUND_PARTIAL_NOT_ALLOWED',
    ],
    ['a part of a LinkAja payment', 10_000, { channel: 'LINKAJA' }, 'DPAY_REFUND_PARTIAL_NOT_ALLOWED'],
    // spec 5.50
    ['a part of a QRIS payment', 10_000, { method: 'qris', channel: 'QRIS' }, 'ok'],
  ] as const)('%s (%d): %s', (_, amount, changes, code) => {
    expect(refund(amount, changes)).toBe(code);
  });

  // spec 5.50
  test.each([
    ['DANA', 'ok'],
    ['GOPAY', 'ok'],
    ['SHOPEEPAY', 'ok'],
    ['OVO', 'DPAY_REFUND_PARTIAL_NOT_ALLOWED'],
    ['LINKAJA', 'DPAY_REFUND_PARTIAL_NOT_ALLOWED'],
  ])('a part of a payment by %s: %s', (channel, code) => {
    expect(refund(10_000, { channel })).toBe(code);
  });

  test('never adds up to more than was paid', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 20 }), (amounts) => {
        let refunded = rupiah(0);
        for (const amount of amounts)
          if (refund(amount, { refundAmount: refunded }) === 'ok')
            refunded = sumRupiah([refunded, rupiah(amount)]);
        expect(refunded).toBeLessThanOrEqual(150_000);
      }),
    );
  });
});

describe('the payments that pay for a refund', () => {
  const rp = (amount: number) => amount as Rupiah;

  test('are the refunded one first, then the others in order', () => {
    const unsettled = [
      { id: 'pay_2', left: rp(30_000) },
      { id: 'pay_1', left: rp(20_000) },
      { id: 'pay_3', left: rp(30_000) },
    ];
    expect(fundRefund({ paymentId: 'pay_1', amount: rp(60_000) }, unsettled)).toEqual({
      ok: true,
      value: [
        { paymentId: 'pay_1', amount: 20_000 },
        { paymentId: 'pay_2', amount: 30_000 },
        { paymentId: 'pay_3', amount: 10_000 },
      ],
    });
  });

  // spec 8.62
  test('must have enough together; one whose fee exceeds it counts as nothing', () => {
    const unsettled = [
      { id: 'pay_1', left: rp(-500) },
      { id: 'pay_2', left: rp(9_999) },
    ];
    expect(fundRefund({ paymentId: 'pay_1', amount: rp(10_000) }, unsettled)).toMatchObject({
      problem: { code: 'DPAY_REFUND_UNSETTLED_INSUFFICIENT', params: { available: 9_999, needed: 10_000 } },
    });
  });

  test('pay exactly the amount, none more than it has', () => {
    const left = fc.array(fc.integer({ min: -5_000, max: 100_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(left, fc.integer({ min: 1, max: 300_000 }), (lefts, amount) => {
        const unsettled = lefts.map((one, n) => ({ id: `pay_${n}`, left: rp(one) }));
        const funded = fundRefund({ paymentId: 'pay_1', amount: rp(amount) }, unsettled);
        if (!funded.ok) return;
        expect(sumRupiah(funded.value.map((one) => one.amount))).toBe(amount);
        for (const { paymentId, amount: taken } of funded.value)
          expect(taken).toBeLessThanOrEqual(unsettled.find(({ id }) => id === paymentId)?.left ?? 0);
      }),
    );
  });
});

describe('the status of a refund', () => {
  // spec 4.24
  test.each(REFUND_STATUSES.flatMap((from) => REFUND_STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s',
    (from, to) => {
      const allowed: Partial<Record<string, string[]>> = {
        started: ['approved', 'processing', 'rejected'],
        requested: ['approved', 'processing', 'rejected'],
        approved: ['done', 'failed', 'disbursement_pending', 'rejected'],
        processing: ['done', 'failed'],
        disbursement_pending: ['disbursement_processing', 'disbursement_failed', 'done'],
        disbursement_processing: ['disbursement_failed', 'done'],
        disbursement_failed: ['disbursement_re_triggered', 'approved', 'rejected'],
        disbursement_re_triggered: ['disbursement_processing', 'disbursement_failed', 'done'],
      };
      expect(refundTransitions.canMove(from, to)).toBe(allowed[from]?.includes(to) ?? false);
    },
  );

  // spec 3.26
  test.each([
    // spec 4.18
    ['started', 'normal', 'need_approval'],
    // spec 4.19
    ['requested', 'normal', 'requested'],
    // spec 4.26
    ['approved', 'card', 'processing'],
    // spec 4.20
    ['approved', 'instant', 'waiting_customer_input'],
    // spec 4.23
    ['processing', 'normal', 'processing'],
    ['disbursement_re_triggered', 'instant', 'disbursement_re_triggered'],
    // spec 4.25
    ['done', 'normal', 'completed'],
    // spec 4.22
    ['failed', 'normal', 'failed'],
    // spec 4.21
    ['rejected', 'card', 'rejected'],
  ] as const)('%s of a %s refund is shown as %s', (status, type, shown) => {
    expect(displayedRefundStatus({ status, type })).toBe(shown);
  });
});

describe('the reason of a request or a rejection', () => {
  test.each([
    ['', 'DPAY_REQUIRED'],
    [' \n ', 'DPAY_REQUIRED'],
    ['Rusak\u200B', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['Barang rusak', undefined],
  ])('%j: %s', (notes, code) => {
    expect(refundNotesProblem(notes)?.code).toBe(code);
  });
});

describe('the reviewer', () => {
  const other = { approverId: 'usr_other' };

  test('is someone other than the maker, to approve and to reject', () => {
    for (const verdict of ['approve', 'reject'] as const) {
      const own = { status: 'started', type: 'normal', makerIds: ['usr_other'] } as const;
      expect(codeOf(decideRefundReview(own, { ...other, verdict }))).toBe('DPAY_MAKER_IS_APPROVER');
    }
  });

  test.each([
    // spec 5.44
    ['card', false, 'card', 'approved'],
    ['qris', false, 'normal', 'processing'],
    ['ewallet', false, 'normal', 'processing'],
    ['card', true, 'instant', 'approved'],
    ['ewallet', true, 'instant', 'approved'],
  ] as const)('who approves a refund by %s (link: %s) makes it %s and %s', (method, byLink, type, status) => {
    expect(refundTypeOf(method, byLink)).toBe(type);
    const waiting = { status: 'started', type, makerIds: ['usr_maker'] } as const;
    expect(decideRefundReview(waiting, { ...other, verdict: 'approve' })).toEqual({
      ok: true,
      value: status,
    });
  });

  const NOT_WAITING = REFUND_STATUSES.filter((status) => status !== 'started' && status !== 'requested');

  test.each(NOT_WAITING.flatMap((status) => REFUND_TYPES.map((type) => [status, type] as const)))(
    'decides once: a %s %s refund cannot be approved',
    (status, type) => {
      const decided = { status, type, makerIds: ['usr_maker'] };
      expect(codeOf(decideRefundReview(decided, { ...other, verdict: 'approve' }))).toBe(
        'DPAY_TRANSITION_NOT_ALLOWED',
      );
    },
  );

  test.each(NOT_WAITING.flatMap((status) => REFUND_TYPES.map((type) => [status, type] as const)))(
    'cancels a %s %s refund only while its money is here',
    (status, type) => {
      const isHere = type === 'instant' && (status === 'approved' || status === 'disbursement_failed');
      const decided = { status, type, makerIds: ['usr_maker'] };
      expect(codeOf(decideRefundReview(decided, { ...other, verdict: 'reject' }))).toBe(
        isHere ? 'ok' : 'DPAY_TRANSITION_NOT_ALLOWED',
      );
    },
  );
});

describe('a maker', () => {
  test.each(REFUND_STATUSES)('cancels their own %s request only before a decision', (status) => {
    const isWaiting = status === 'started' || status === 'requested';
    expect(codeOf(decideRefundCancel({ status, makerIds: ['usr_maker'] }, 'usr_maker'))).toBe(
      isWaiting ? 'ok' : 'DPAY_TRANSITION_NOT_ALLOWED',
    );
  });

  test.each([
    [['usr_maker'], 'usr_other', 'DPAY_REFUND_NOT_YOURS'],
    [['key_1', 'usr_maker'], 'usr_maker', 'ok'],
    [['key_1', 'usr_maker'], 'key_1', 'ok'],
    [[], 'usr_maker', 'DPAY_REFUND_NOT_YOURS'],
  ])('of %j: %s gets %s', (makerIds, personId, code) => {
    expect(codeOf(decideRefundCancel({ status: 'requested', makerIds }, personId))).toBe(code);
  });
});
