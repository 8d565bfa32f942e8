import { missing, unknown } from './reconcile.ts';
import type { Decision, ReconciliationRow } from './types.ts';

/** What a person decided, by the key of the probable match. */
export type Decisions = Readonly<Record<string, Decision>>;

/** The rows after a person confirmed or rejected probable matches. A decision about a match that no longer exists changes nothing. */
export const decide = (
  rows: readonly ReconciliationRow[],
  decisions: Decisions,
): readonly ReconciliationRow[] =>
  rows.flatMap((row) => {
    const as = row.group === 'probable' ? decisions[row.key] : undefined;
    if (!as) return [row];
    const decided = { match: row.key, as };
    if (as === 'confirmed') return [{ ...row, group: 'matched', decided }];
    return [...row.records.map((record) => missing(record)), ...row.lines.map(unknown)].map((part) => ({
      ...part,
      decided,
    }));
  });

/** Notes belong to the line, or to the record that has none: they stay when a match is rejected. */
export const noteKey = ({ lines: [line], records: [record] }: ReconciliationRow): string =>
  line ? String(line.row) : (record?.key ?? '');
