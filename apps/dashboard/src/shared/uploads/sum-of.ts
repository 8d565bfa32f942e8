import { type Rupiah, toldSum } from '@dasbor/domain/kernel';
import type { Grid } from '../intake/rows/grid.ts';
import type { AmountsOf } from './types.ts';

/** How many records the rows become once they have no problem, and the sum of those that have none. */
export type RecordSum = { readonly many: number; readonly total: Rupiah };

export const sumOf = <Value>({ rows }: Grid<Value>, amountsOf: AmountsOf<Value>): RecordSum => {
  const amounts = amountsOf(rows.filter(({ removed }) => !removed).map(({ value }) => value));
  return { many: amounts.length, total: toldSum(amounts.filter((amount) => amount !== null)) };
};
