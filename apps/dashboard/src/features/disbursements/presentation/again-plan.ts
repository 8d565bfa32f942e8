import { type SplitNotice, splitNotice } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import type { Bank, DisbursementItem } from '../api/types.ts';

type Sent = Pick<DisbursementItem, 'amount' | 'outcome' | 'bank_code'>;

/** The cost of a retry: only the part of each payout that did not arrive, split by its bank's limit. */
export const againPlan = (
  items: readonly Sent[],
  banks: readonly Pick<Bank, 'code' | 'split_limit'>[],
): SplitNotice =>
  splitNotice(
    items.map(({ amount, outcome, bank_code: code }) => {
      const limit = banks.find((bank) => bank.code === code)?.split_limit ?? null;
      return {
        amount: rupiah((amount ?? 0) - (outcome?.arrived.amount ?? 0)),
        splitLimit: limit === null ? null : rupiah(limit),
      };
    }),
  );
