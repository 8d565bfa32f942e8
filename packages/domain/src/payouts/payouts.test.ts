import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah, sumRupiah } from '../kernel/index.ts';
import {
  costOfTransfer,
  costOfTransfers,
  isRetriggerable,
  PAYOUT_FAILURE_CODES,
  type PayoutStatus,
  payoutStatusOf,
  SMALLEST_PART,
  splitByBankLimit,
  TRANSFER_STATUSES,
  type TransferStatus,
  transferTransitions,
} from './index.ts';

const parts = (amount: number, limit: number | null) =>
  splitByBankLimit(rupiah(amount), limit === null ? null : rupiah(limit));

describe("splitting by a bank's limit", () => {
  it.each([
    ['below the limit', 249_999_999, 250_000_000, [249_999_999]],
    ['exactly the limit', 250_000_000, 250_000_000, [250_000_000]],
    ['a rest that is large enough', 250_010_000, 250_000_000, [250_000_000, 10_000]],
    ['one rupiah above', 250_000_001, 250_000_000, [249_990_001, 10_000]],
    ['a rest that is too small', 250_005_000, 250_000_000, [249_995_000, 10_000]],
    ['twice the limit', 500_000_000, 250_000_000, [250_000_000, 250_000_000]],
    ['three parts with a small rest', 500_000_001, 250_000_000, [250_000_000, 249_990_001, 10_000]],
    ['no limit', 9_999_999_999, null, [9_999_999_999]],
  ])('%s', (_, amount, limit, want) => {
    expect(parts(amount, limit)).toEqual(want);
  });

  // spec 9.35
  it('adds up, stays within the limit, makes no part too small, and uses the fewest parts', () => {
    const anyLimit = fc.constantFrom(50_000_000, 250_000_000, 1_000_000_000);

    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 9_999_999_999 }), anyLimit, (amount, limit) => {
        const split = parts(amount, limit);

        expect(sumRupiah(split)).toBe(amount);
        expect(split.every((part) => part >= SMALLEST_PART && part <= limit)).toBe(true);
        expect(split).toHaveLength(Math.ceil(amount / limit));
      }),
    );
  });
});

describe('the cost of a transfer', () => {
  it('is Rp 3.000 and PPN of Rp 330', () => {
    expect(costOfTransfer()).toEqual({ fee: 3_000, ppn: 330 });
  });

  // spec 9.36
  it('is the same for each part, so that a failed one returns exactly its share', () => {
    expect(costOfTransfers(3)).toEqual({ fee: 9_000, ppn: 990 });
    // PPN is rounded per transfer, not on the sum: 3 × 1,1 is 3 × 1.
    expect(costOfTransfers(3, rupiah(10))).toEqual({ fee: 30, ppn: 3 });
  });
});

describe('a failure that can be retried', () => {
  // spec 4.50
  it('is one of the balance or a provider, not of the account', () => {
    expect(['INSUFFICIENT_BALANCE', 'BANK_TIMEOUT', 'REJECTED_BY_BANK'].map(isRetriggerable)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['ACCOUNT_CLOSED', 'SUSPECTED_FRAUD', 'SIMULATED_FAILURE'].map(isRetriggerable)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each(['', 'toString', 'NEW_CODE'])('is never unknown (%j)', (code) => {
    expect(isRetriggerable(code)).toBe(false);
  });

  it('is defined for each of the 33 reasons', () => {
    expect(new Set(PAYOUT_FAILURE_CODES).size).toBe(33);
  });
});

describe('a transfer', () => {
  const MOVES: Readonly<Record<TransferStatus, readonly TransferStatus[]>> = {
    waiting: ['sending', 'failed'],
    sending: ['waiting', 'unknown', 'done', 'failed'],
    unknown: ['waiting', 'done', 'failed'],
    done: [],
    failed: [],
  };
  const pairs = TRANSFER_STATUSES.flatMap((from) => TRANSFER_STATUSES.map((to) => [from, to] as const));

  it.each(pairs)('from %s to %s', (from, to) => {
    expect(transferTransitions.canMove(from, to)).toBe(MOVES[from].includes(to));
  });
});

describe('a payout of several transfers', () => {
  it.each<[TransferStatus[], PayoutStatus]>([
    [[], 'processing'],
    [['waiting'], 'processing'],
    [['done'], 'done'],
    [['failed'], 'failed'],
    [['done', 'done'], 'done'],
    [['done', 'failed'], 'partially_success'],
    [['failed', 'failed'], 'failed'],
    [['done', 'unknown'], 'processing'],
    [['failed', 'sending'], 'processing'],
  ])('%j is %s', (transfers, want) => {
    expect(payoutStatusOf(transfers)).toBe(want);
  });

  it('never ends while money is in flight', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TRANSFER_STATUSES), { minLength: 1 }), (transfers) => {
        const open = transfers.some((status) => ['waiting', 'sending', 'unknown'].includes(status));
        expect(payoutStatusOf(transfers) === 'processing').toBe(open);
      }),
    );
  });
});
