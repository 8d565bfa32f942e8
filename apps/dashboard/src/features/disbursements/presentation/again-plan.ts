import { type SplitNotice, splitNotice } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import type { Bank, DisbursementItem } from '../api/types.ts';

type Sent = Pick<DisbursementItem, 'amount' | 'transfers' | 'bank_code'>;

/** What sending these again comes to: of each what has not arrived, in as many transfers as its bank's limit asks for. */
export function againPlan(
  items: readonly Sent[],
  banks: readonly Pick<Bank, 'code' | 'split_limit'>[],
): SplitNotice {
  return splitNotice(
    items.map(({ amount, transfers, bank_code: code }) => {
      const limit = banks.find((bank) => bank.code === code)?.split_limit ?? null;
      return {
        amount: rupiah((amount ?? 0) - arrivedOf(transfers)),
        splitLimit: limit === null ? null : rupiah(limit),
      };
    }),
  );
}

export function arrivedOf(transfers: DisbursementItem['transfers']): number {
  return transfers
    .filter(({ status }) => status === 'done')
    .reduce((sum, transfer) => sum + transfer.amount, 0);
}
