import { RECONCILIATION_POLICY } from '../policy.ts';
import type { RecordKind } from '../types.ts';
import { type Board, isBookable, type OpenLine, type OpenRecord, take } from './board.ts';
import { type FreeList, freeList, lowerBound } from './free-list.ts';

/** Lines and records of one direction and amount, both in the order of their days. */
type Alike = {
  readonly lines: OpenLine[];
  readonly records: OpenRecord[];
  readonly ofKind: Map<RecordKind, OpenRecord[]>;
};

/** One line and one record that have only each other. */
export const matchUnique = (board: Board): void => {
  for (const { lines, ofKind } of alikeOn(board)) {
    for (const line of lines) {
      if (candidatesOf(line, ofKind) !== 1) continue;
      const record = firstOf(line, ofKind);
      if (record && linesOf(record, lines) === 1)
        take(board, 'matched', [line], [record], { code: 'UNIQUE' });
    }
  }
};

/** The rest with the same amount on a possible day: paired on the same day first, then the earliest with the earliest. */
export const proposeSeveral = (board: Board): void => {
  for (const { lines, ofKind } of alikeOn(board)) {
    const free = new Map([...ofKind].map(([kind, records]) => [kind, freeList(records)]));
    const counts = new Map(lines.map((line) => [line, candidatesOf(line, ofKind)]));
    for (const isSameDay of [true, false]) {
      for (const line of lines) {
        if (line.isTaken) continue;
        const record = earliestOf(line, free, isSameDay);
        if (!record) continue;
        const candidates = Math.max(counts.get(line) ?? 1, linesOf(record, lines));
        take(board, 'probable', [line], [record], { code: 'SEVERAL', candidates });
      }
    }
  }
};

/** The rest with the same amount on another day, each with the nearest. */
export const proposeOtherDay = (board: Board): void => {
  for (const { lines, records } of alikeOn(board)) {
    const free = freeList(records);
    for (const line of lines) {
      const nearest = free.nearest(line.day, ({ day }) => day);
      const days = line.day - (nearest?.day ?? Infinity);
      if (!nearest || Math.abs(days) > RECONCILIATION_POLICY.probableDays) continue;
      free.drop(nearest);
      take(board, 'probable', [line], [nearest], { code: 'DATE_DIFFERS', days });
    }
  }
};

const alikeOn = ({ lines, records }: Board): Iterable<Alike> => {
  const all = new Map<string, Alike>();
  for (const one of lines) {
    if (one.line.sen !== 0) continue;
    const key = `${one.line.direction} ${one.line.amount}`;
    const alike = all.get(key);
    if (alike) alike.lines.push(one);
    else all.set(key, { lines: [one], records: [], ofKind: new Map() });
  }
  for (const one of records) {
    const alike = all.get(`${one.direction} ${one.record.amount}`);
    if (!alike) continue;
    alike.records.push(one);
    const same = alike.ofKind.get(one.record.kind);
    if (same) same.push(one);
    else alike.ofKind.set(one.record.kind, [one]);
  }
  return all.values();
};

/** Within one kind, first and last days are in the order of the days: the candidates of a line are neighbours. */
const rangeOf = ({ day }: OpenLine, records: readonly OpenRecord[]) => ({
  from: lowerBound(records, day, ({ last }) => last),
  to: lowerBound(records, day + 1, ({ first }) => first),
});

const candidatesOf = (line: OpenLine, ofKind: Alike['ofKind']): number => {
  let many = 0;
  for (const records of ofKind.values()) {
    const { from, to } = rangeOf(line, records);
    many += Math.max(0, to - from);
  }
  return many;
};

const firstOf = (line: OpenLine, ofKind: Alike['ofKind']): OpenRecord | undefined => {
  for (const records of ofKind.values()) {
    const record = records[rangeOf(line, records).from];
    if (record && isBookable(line, record)) return record;
  }
  return undefined;
};

const linesOf = ({ first, last }: OpenRecord, lines: readonly OpenLine[]): number =>
  lowerBound(lines, last + 1, ({ day }) => day) - lowerBound(lines, first, ({ day }) => day);

const earliestOf = (
  line: OpenLine,
  free: ReadonlyMap<RecordKind, FreeList<OpenRecord>>,
  isSameDay: boolean,
): OpenRecord | undefined => {
  let best: OpenRecord | undefined;
  let own: FreeList<OpenRecord> | undefined;
  for (const list of free.values()) {
    const { from, to } = isSameDay ? list.range(line.day, ({ day }) => day) : rangeOf(line, list.all);
    const record = list.firstIn(from, to);
    if (!record || (best && best.day <= record.day)) continue;
    best = record;
    own = list;
  }
  if (best) own?.drop(best);
  return best;
};
