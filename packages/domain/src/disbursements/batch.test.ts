import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok, rupiah } from '../kernel/index.ts';
import {
  BATCH_STATUSES,
  batchStatusOf,
  type BatchStatus,
  type BatchToDecide,
  batchTransitions,
  decideApprove,
  decideBatchSize,
  decideEdit,
  decideReject,
  decideRetrigger,
  decideSendAgain,
  decideSubmit,
  duplicatesIn,
  ITEM_STATUSES,
  type ItemStatus,
  itemTransitions,
  splitNotice,
  type Submission,
} from './index.ts';

const payout = (amount: number, limit: number | null = 250_000_000) => ({
  amount: rupiah(amount),
  splitLimit: limit === null ? null : rupiah(limit),
});
const NOTICE = splitNotice([payout(100_000), payout(600_000_000)]);
const batch = (different: Partial<BatchToDecide> = {}): BatchToDecide => ({
  status: 'need_approval',
  makerIds: ['usr_first_maker', 'usr_maker'],
  version: 7,
  notice: NOTICE,
  ...different,
});
const approval = { approverId: 'usr_approver', version: 7, total: NOTICE.total };
const available = rupiah(1_000_000_000);
const codeOf = (decided: { ok: true } | { ok: false; problem: { code: string } }) =>
  decided.ok ? null : decided.problem.code;

describe('the notice of a batch', () => {
  // spec 2.141, 3.31, 9.36
  it('counts transfers, fees and PPN after splitting', () => {
    expect(NOTICE).toEqual({
      payouts: 2,
      transfers: 4,
      split: 1,
      amount: 600_100_000,
      fee: 12_000,
      ppn: 1_320,
      total: 600_113_320,
    });
  });

  it.each([
    [0, 0, 'DPAY_DISBURSEMENT_EMPTY'],
    [10_000, 20_000, null],
    // spec 8.76, 9.34
    [10_001, 10_001, 'DPAY_DISBURSEMENT_TOO_MANY_ITEMS'],
    // spec 8.77
    [10_000, 20_001, 'DPAY_DISBURSEMENT_TOO_MANY_TRANSFERS'],
  ])('of %i payouts in %i transfers: %s', (payouts, transfers, want) => {
    expect(codeOf(decideBatchSize({ payouts, transfers }))).toBe(want);
  });
});

describe('submitting', () => {
  const submit = (one: BatchToDecide, different: Partial<Submission>) =>
    decideSubmit(one, { version: 7, invalidItems: 0, validatingItems: 0, ...different });

  it.each<[string, Partial<Submission>, string]>([
    ['of a version that was changed since', { version: 6 }, 'DPAY_DISBURSEMENT_CHANGED'],
    ['while a bank is being asked', { validatingItems: 1 }, 'DPAY_DISBURSEMENT_VALIDATING'],
  ])('%s is refused', (_, different, want) => {
    expect(codeOf(submit(batch({ status: 'draft' }), different))).toBe(want);
  });

  // spec 4.37, 4.45
  it.each<[BatchStatus, number, string | null]>([
    ['draft', 0, null],
    ['need_revision', 0, null],
    ['draft', 1, 'DPAY_DISBURSEMENT_HAS_INVALID_ITEMS'],
    ['need_approval', 0, 'DPAY_TRANSITION_NOT_ALLOWED'],
    ['processing', 0, 'DPAY_TRANSITION_NOT_ALLOWED'],
  ])('a batch that is %s with %i invalid rows: %s', (status, invalidItems, want) => {
    expect(codeOf(submit(batch({ status }), { invalidItems }))).toBe(want);
  });
});

describe('approving', () => {
  it('needs another person, the version and total they saw, and enough balance', () => {
    expect(decideApprove(batch(), approval, { available })).toEqual({ ok: true, value: true });
  });

  it.each([
    ['its maker', { approverId: 'usr_maker' }, 'DPAY_MAKER_IS_APPROVER'],
    ['a version that nobody saw', { version: 6 }, 'DPAY_DISBURSEMENT_CHANGED'],
    ['another total', { total: rupiah(NOTICE.total - 1) }, 'DPAY_DISBURSEMENT_CHANGED'],
  ])('is refused for %s', (_, different, want) => {
    expect(codeOf(decideApprove(batch(), { ...approval, ...different }, { available }))).toBe(want);
  });

  it('needs amount, fee and PPN to the exact rupiah', () => {
    const enough = (balance: number) =>
      codeOf(decideApprove(batch(), approval, { available: rupiah(balance) }));

    expect([enough(NOTICE.total), enough(NOTICE.total - 1)]).toEqual([null, 'DPAY_INSUFFICIENT_BALANCE']);
  });

  it.each(BATCH_STATUSES.filter((status) => status !== 'need_approval'))(
    'is refused where a batch is %s',
    (status) => {
      expect(codeOf(decideApprove(batch({ status }), approval, { available }))).toBe(
        'DPAY_TRANSITION_NOT_ALLOWED',
      );
    },
  );
});

it('the maker cannot reject either', () => {
  expect(codeOf(decideReject(batch(), 'usr_maker'))).toBe('DPAY_MAKER_IS_APPROVER');
  expect(codeOf(decideReject(batch(), 'usr_approver'))).toBeNull();
  expect(codeOf(decideReject(batch({ status: 'draft' }), 'usr_approver'))).toBe(
    'DPAY_TRANSITION_NOT_ALLOWED',
  );
});

it.each(BATCH_STATUSES)('rows of a %s batch can be changed only while its maker owns it', (status) => {
  const isTheirs = status === 'draft' || status === 'need_revision';
  expect(decideEdit({ status })).toEqual(
    isTheirs ? ok(true) : err('DPAY_DISBURSEMENT_NOT_EDITABLE', { status }),
  );
});

describe('retrying', () => {
  const items = { retriggerable: 2, processing: 0 };
  const some = { ...items, needed: rupiah(20_000), available: rupiah(20_000) };
  const WANTED: Partial<Record<BatchStatus, string | null>> = {
    failed: null,
    partially_success: null,
    processing: 'DPAY_DISBURSEMENT_STILL_SENDING',
  };

  it.each(BATCH_STATUSES)('in a batch that is %s', (status) => {
    const want = status in WANTED ? WANTED[status] : 'DPAY_TRANSITION_NOT_ALLOWED';
    expect(codeOf(decideSendAgain({ status }, items))).toBe(want);
    expect(codeOf(decideRetrigger({ status }, some))).toBe(want);
  });

  it('waits for pending payouts, and returns their number', () => {
    expect(decideSendAgain({ status: 'processing' }, { retriggerable: 1, processing: 3 })).toEqual(
      err('DPAY_DISBURSEMENT_STILL_SENDING', { count: 3 }),
    );
  });

  it.each([
    [{ retriggerable: 0 }, 'DPAY_DISBURSEMENT_NOTHING_TO_RETRIGGER'],
    [{ available: rupiah(19_999) }, 'DPAY_INSUFFICIENT_BALANCE'],
  ])('with %o is refused', (different, want) => {
    expect(codeOf(decideRetrigger({ status: 'failed' }, { ...some, ...different }))).toBe(want);
  });
});

// spec 4.38
it.each([
  [{ total: 3, processing: 1, done: 1, failed: 1 }, 'processing'],
  [{ total: 3, processing: 0, done: 3, failed: 0 }, 'success'],
  [{ total: 3, processing: 0, done: 0, failed: 3 }, 'failed'],
  [{ total: 3, processing: 0, done: 1, failed: 2 }, 'partially_success'],
  // One item, partially paid.
  [{ total: 1, processing: 0, done: 0, failed: 0 }, 'partially_success'],
])('a batch with %o is %s', (counts, want) => {
  expect(batchStatusOf(counts)).toBe(want);
});

describe('the statuses of a batch and of its items', () => {
  const BATCH: Record<BatchStatus, readonly BatchStatus[]> = {
    draft: ['need_approval', 'cancelled'],
    need_approval: ['need_revision', 'processing'],
    need_revision: ['need_approval', 'cancelled'],
    processing: ['success', 'partially_success', 'failed'],
    success: [],
    partially_success: ['processing'],
    failed: ['processing'],
    cancelled: [],
  };
  const ITEM: Record<ItemStatus, readonly ItemStatus[]> = {
    need_validation: ['valid', 'invalid'],
    valid: ['need_validation', 'processing'],
    invalid: ['need_validation'],
    processing: ['done', 'failed', 'partially_success'],
    done: [],
    failed: ['processing'],
    partially_success: ['processing'],
  };

  // spec 4.34, 4.35
  it.each(BATCH_STATUSES.flatMap((from) => BATCH_STATUSES.map((to) => [from, to] as const)))(
    'batch from %s to %s',
    (from, to) => {
      expect(batchTransitions.canMove(from, to)).toBe(BATCH[from].includes(to));
    },
  );

  // spec 4.39
  it.each(ITEM_STATUSES.flatMap((from) => ITEM_STATUSES.map((to) => [from, to] as const)))(
    'item from %s to %s',
    (from, to) => {
      expect(itemTransitions.canMove(from, to)).toBe(ITEM[from].includes(to));
    },
  );
});

describe('duplicate rows', () => {
  const same = { bank_code: 'bca', account_number: '8422647001', amount: rupiah(10_000) };

  it('are reported with the first row of their kind', () => {
    const other = { ...same, amount: rupiah(10_001) };
    const found = duplicatesIn([
      [2, same],
      [3, other],
      [4, same],
      [9, same],
    ]);

    expect([...found]).toEqual([
      [4, 2],
      [9, 2],
    ]);
  });

  it('number as many as the rows minus the distinct ones', () => {
    const anyPayout = fc.record({
      bank_code: fc.constantFrom('bca', 'bri'),
      account_number: fc.constantFrom('1', '2', '3'),
      amount: fc.constantFrom(rupiah(1), rupiah(2)),
    });

    fc.assert(
      fc.property(fc.array(anyPayout), (payouts) => {
        const kinds = new Set(payouts.map((one) => JSON.stringify(one))).size;
        expect(duplicatesIn(payouts.entries()).size).toBe(payouts.length - kinds);
      }),
    );
  });
});
