import type { BankLine, Direction, OurRecord } from '../types.ts';

/** A line that is not matched yet. */
export type OpenLine = { readonly line: BankLine; readonly day: number; isTaken: boolean };

/** A record that is not matched yet, and the days on which the bank may book it. */
export type OpenRecord = {
  readonly record: OurRecord;
  readonly direction: Direction;
  readonly day: number;
  readonly first: number;
  readonly last: number;
  isTaken: boolean;
};
