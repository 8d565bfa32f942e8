import { rupiah, type Rupiah, sumRupiah } from '@dasbor/domain/kernel';
import type { DisbursementItem } from '../api/types.ts';

/** What sending these again comes to before fees: of each what has not arrived. */
export function stillOwed(items: readonly Pick<DisbursementItem, 'amount' | 'transfers'>[]): Rupiah {
  return sumRupiah(items.map(({ amount, transfers }) => rupiah((amount ?? 0) - arrivedOf(transfers))));
}

export function arrivedOf(transfers: DisbursementItem['transfers']): number {
  return transfers
    .filter(({ status }) => status === 'done')
    .reduce((sum, transfer) => sum + transfer.amount, 0);
}
