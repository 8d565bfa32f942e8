/** Product spec §9 names the limits without values, except 50 subaccounts. A file of a million rows is the longest that Excel opens. */
export const EXPORT_POLICY = {
  maxDays: 366,
  /** Rows of a file that the browser makes of a list (31 days). */
  quickRows: 25_000,
  maxRows: 1_000_000,
  maxSubaccounts: 50,
  keptDays: 7,
  /** The address of a file works for so long, and not after the sign-in that asked for it. */
  linkMinutes: 10,
  /** Files of one person that are not made yet. */
  maxWaiting: 5,
  /** Rows may be added or deleted while they are read; then the file is made again. */
  tries: 3,
} as const;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_STATUSES = ['waiting', 'making', 'completed', 'failed'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** Why a file was not made. Nothing of a failed file can be downloaded. */
export const EXPORT_FAILURES = [
  'right_removed',
  'rows_changed',
  'storage_failed',
  'damaged',
  'interrupted',
] as const;
export type ExportFailure = (typeof EXPORT_FAILURES)[number];
