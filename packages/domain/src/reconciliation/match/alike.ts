import type { RecordKind } from '../types.ts';
import { type Board, isBookable } from './board.ts';
import type { OpenLine, OpenRecord } from './open.ts';
import { lowerBound } from './free-list.ts';

/** Lines and records of one direction and amount, both in the order of their days. */
export type Alike = {
  readonly lines: OpenLine[];
  readonly records: OpenRecord[];
  readonly ofKind: Map<RecordKind, OpenRecord[]>;
};

export const alikeOn = ({ lines, records }: Board): Iterable<Alike> => {
  const sides = { in: new Map<number, Alike>(), out: new Map<number, Alike>() };
  for (const one of records) {
    const { amount, kind } = one.record;
    const alike: Alike = sides[one.direction].get(amount) ?? { lines: [], records: [], ofKind: new Map() };
    sides[one.direction].set(amount, alike);
    alike.records.push(one);
    const same = alike.ofKind.get(kind);
    if (same) same.push(one);
    else alike.ofKind.set(kind, [one]);
  }
  for (const one of lines) {
    const { direction, amount, sen } = one.line;
    if (sen === 0) sides[direction].get(amount)?.lines.push(one);
  }
  return [...sides.in.values(), ...sides.out.values()];
};

/** Within one kind, first and last days are in the order of the days: the candidates of a line are neighbours. */
export const rangeOf = ({ day }: OpenLine, records: readonly OpenRecord[]) => ({
  from: lowerBound(records, day, ({ last }) => last),
  to: lowerBound(records, day + 1, ({ first }) => first),
});

export const candidatesOf = (line: OpenLine, ofKind: Alike['ofKind']): number => {
  let many = 0;
  for (const records of ofKind.values()) {
    const { from, to } = rangeOf(line, records);
    many += Math.max(0, to - from);
  }
  return many;
};

export const firstOf = (line: OpenLine, ofKind: Alike['ofKind']): OpenRecord | undefined => {
  for (const records of ofKind.values()) {
    const record = records[rangeOf(line, records).from];
    if (record && isBookable(line, record)) return record;
  }
  return undefined;
};

export const linesOf = ({ first, last }: OpenRecord, lines: readonly OpenLine[]): number =>
  lowerBound(lines, last + 1, ({ day }) => day) - lowerBound(lines, first, ({ day }) => day);
