import type { ItemStatus } from '@dasbor/domain/disbursements';
import type { Tone } from '../../../shared/ui/tone.ts';
import type { DisbursementCounts } from '../api/types.ts';

export type Segment = {
  status: ItemStatus;
  palette: Tone | 'brand';
  count: number;
};

/** Item counts by status, final statuses first. Empty statuses are omitted. */
export const segmentsOf = (counts: DisbursementCounts): readonly Segment[] =>
  ORDER.map(([status, palette]) => ({ status, palette, count: counts[status] })).filter(
    ({ count }) => count > 0,
  );

/** The progress to display: checked accounts or finished payouts. */
export type Progress = {
  kind: 'validating' | 'processing';
  done: number;
  total: number;
};

export const progressOf = (status: string, counts: DisbursementCounts): Progress | null => {
  const { total, need_validation: waiting, processing } = counts;
  if (waiting > 0) return { kind: 'validating', done: total - waiting, total };
  if (status === 'processing') return { kind: 'processing', done: total - processing, total };
  return null;
};

const ORDER: readonly (readonly [ItemStatus, Segment['palette']])[] = [
  ['done', 'success'],
  ['valid', 'brand'],
  ['partially_success', 'warning'],
  ['processing', 'info'],
  ['need_validation', 'info'],
  ['failed', 'danger'],
  ['invalid', 'danger'],
];
