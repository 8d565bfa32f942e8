import type { SnapTimestampProblem } from '@dasbor/domain/snap';

export const TIMESTAMP_CODES = {
  unreadable: 'DPAY_SNAP_TIMESTAMP_UNREADABLE',
  old: 'DPAY_SNAP_TIMESTAMP_OLD',
  ahead: 'DPAY_SNAP_TIMESTAMP_AHEAD',
} as const satisfies Record<SnapTimestampProblem, string>;
