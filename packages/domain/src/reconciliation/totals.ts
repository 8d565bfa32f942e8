import { type Rupiah, rupiah, toldSum } from '../kernel/index.ts';
import { DIRECTION_OF } from './policy.ts';
import {
  type BankLine,
  type Direction,
  type Group,
  GROUPS,
  type OurRecord,
  type ReconciliationRow,
} from './types.ts';

/** Whole rupiah and hundredths. */
export type Sum = { readonly amount: Rupiah; readonly sen: number };

export type GroupTotal = {
  readonly rows: number;
  /** At the bank. */
  readonly bank: Readonly<Record<Direction, Sum>>;
  readonly ours: Readonly<Record<Direction, Sum>>;
};

export type Totals = Readonly<Record<Group, GroupTotal>>;

/** What each group adds up to, on both sides. */
export const totalsOf = (rows: readonly ReconciliationRow[]): Totals =>
  Object.fromEntries(
    GROUPS.map((group) => {
      const own = rows.filter((row) => row.group === group);
      const lines = own.flatMap((row) => row.lines);
      const records = own.flatMap((row) => row.records);
      return [group, { rows: own.length, bank: bankTotal(lines), ours: ourTotal(records) }];
    }),
  ) as Record<Group, GroupTotal>;

export const bankTotal = (lines: readonly BankLine[]): GroupTotal['bank'] => ({
  in: sumOf(lines.filter(({ direction }) => direction === 'in')),
  out: sumOf(lines.filter(({ direction }) => direction === 'out')),
});

export const ourTotal = (records: readonly OurRecord[]): GroupTotal['ours'] => {
  const of = (direction: Direction) =>
    records
      .filter(({ kind }) => DIRECTION_OF[kind] === direction)
      .map(({ amount }): Sum => ({ amount, sen: 0 }));
  return { in: sumOf(of('in')), out: sumOf(of('out')) };
};

const sumOf = (parts: readonly Sum[]): Sum => {
  const sen = parts.reduce((total, part) => total + part.sen, 0);
  const carried = rupiah(Math.floor(sen / 100));
  return { amount: toldSum([carried, ...parts.map(({ amount }) => amount)]), sen: sen % 100 };
};
