import { type Rupiah, toldSum } from '@dasbor/domain/kernel';
import type { SettlementBreakdownLine } from '../api/types.ts';

type Amount = 'payment_amount' | 'discount' | 'mdr_fee' | 'ppn' | 'refund_amount' | 'amount';
export type BreakdownSums = Readonly<Record<Amount, Rupiah>> & { readonly payment_count: number };

/** The last row of the table: the sum of each column. */
export const breakdownSums = (lines: readonly SettlementBreakdownLine[]): BreakdownSums => ({
  payment_count: lines.reduce((total, line) => total + line.payment_count, 0),
  payment_amount: toldSum(lines.map((line) => line.payment_amount)),
  discount: toldSum(lines.map((line) => line.discount)),
  mdr_fee: toldSum(lines.map((line) => line.mdr_fee)),
  ppn: toldSum(lines.map((line) => line.ppn)),
  refund_amount: toldSum(lines.map((line) => line.refund_amount)),
  amount: toldSum(lines.map((line) => line.amount)),
});
