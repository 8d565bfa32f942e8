import { type Rupiah, toldSum } from '@dasbor/domain/kernel';
import type { Grid } from '../intake/rows/grid.ts';

/** The sum of the rows that can be used. */
export const totalOf = <Value>({ rows }: Grid<Value>, amountOf: (value: Value) => number): Rupiah =>
  toldSum(rows.flatMap(({ value, removed }) => (value === null || removed ? [] : [amountOf(value)])));
