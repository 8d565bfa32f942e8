import { PROBLEM_CODES as INVOICE_CODES } from '../invoices/index.ts';

export const PROBLEM_CODES = [
  ...INVOICE_CODES,
  'DPAY_DATE_IN_PAST',
  'DPAY_DATE_TOO_FAR',
  'DPAY_RECURRING_END_BEFORE_FIRST',
  'DPAY_RECURRING_NOT_ACTIVE',
  'DPAY_RECURRING_NOT_PAUSED',
  'DPAY_RECURRING_OVER',
] as const;

export type RecurringInvoiceProblemCode = (typeof PROBLEM_CODES)[number];
