import { PROBLEM_CODES as LIST_CODES } from '../lists/index.ts';

export const PROBLEM_CODES = [
  ...LIST_CODES,
  'DPAY_REQUIRED',
  'DPAY_EXPORT_COLUMN_UNKNOWN',
  'DPAY_EXPORT_COLUMN_TWICE',
  'DPAY_EXPORT_TOO_MANY_ROWS',
] as const;
