import { type Rupiah, toldSum } from '@dasbor/domain/kernel';
import type { Grid } from '../intake/rows/grid.ts';
import type { RecordsOf } from './types.ts';

/** The sum of the records whose rows can be used. */
export const totalOf = <Value>({ rows }: Grid<Value>, { amounts }: RecordsOf<Value>): Rupiah =>
  toldSum(amounts(rows.flatMap(({ value, removed }) => (value === null || removed ? [] : [value]))));

/** How many records the rows become once they have no problem. */
export const countOf = <Value>({ rows }: Grid<Value>, { count }: RecordsOf<Value>): number =>
  count(rows.flatMap(({ value, removed }) => (removed ? [] : [value])));
