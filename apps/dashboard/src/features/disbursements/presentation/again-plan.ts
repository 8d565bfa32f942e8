import { type SplitNotice, splitNotice } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import type { Bank, DisbursementItem } from '../api/types.ts';

type Sent = Pick<DisbursementItem, 'amount' | 'outcome' | 'bank_code'>;

/** What sending these again comes to: of each what has not arrived, in as many transfers as its bank's limit asks for. */
export function againPlan(
  items: readonly Sent[],
  banks: readonly Pick<Bank, 'code' | 'split_limit'>[],
): SplitNotice {
  return splitNotice(
    items.map(({ amount, outcome, bank_code: code }) => {
      const limit = banks.find((bank) => bank.code === code)?.split_limit ?? null;
      return {
        amount: rupiah((amount ?? 0) - (outcome?.arrived.amount ?? 0)),
        splitLimit: limit === null ? null : rupiah(limit),
      };
    }),
  );
}
