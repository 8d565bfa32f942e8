import { RECONCILIATION_POLICY } from '../policy.ts';
import type { RecordKind } from '../types.ts';
import { alikeOn, candidatesOf, firstOf, linesOf, rangeOf } from './alike.ts';
import { type Board, take } from './board.ts';
import type { OpenLine, OpenRecord } from './open.ts';
import { type FreeList, freeList } from './free-list.ts';

/** One line and one record that have only each other. */
export const matchUnique = (board: Board): void => {
  for (const { lines, ofKind } of alikeOn(board)) {
    for (const line of lines) {
      if (candidatesOf(line, ofKind) !== 1) continue;
      const record = firstOf(line, ofKind);
      if (record && linesOf(record, lines) === 1 && !namesOther(board, line))
        take(board, 'matched', [line], [record], { code: 'UNIQUE' });
    }
  }
};

/** A description that names an open record, which has another amount by now, says that an equal amount is a coincidence. */
const namesOther = ({ named }: Board, line: OpenLine): boolean =>
  (named.get(line) ?? []).some(({ isTaken }) => !isTaken);

/** The rest with the same amount on a possible day: paired on the same day first, then the earliest with the earliest. */
export const proposeSeveral = (board: Board): void => {
  for (const { lines, ofKind } of alikeOn(board)) {
    const free = new Map([...ofKind].map(([kind, records]) => [kind, freeList(records)]));
    const counts = new Map(lines.map((line) => [line, candidatesOf(line, ofKind)]));
    for (const isSameDay of [true, false]) {
      for (const line of lines) {
        if (line.isTaken || namesOther(board, line)) continue;
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
      if (namesOther(board, line)) continue;
      const nearest = free.nearest(line.day, ({ day }) => day);
      const days = line.day - (nearest?.day ?? Infinity);
      if (!nearest || Math.abs(days) > RECONCILIATION_POLICY.probableDays) continue;
      free.drop(nearest);
      take(board, 'probable', [line], [nearest], { code: 'DATE_DIFFERS', days });
    }
  }
};

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
