import type { Rupiah } from '../kernel/index.ts';

/** What the specification leaves open (docs/decisions/0001): Xendit's and Flip's published limits. */
export const DISBURSEMENT_POLICY = {
  mostItems: 10_000,
  /** After payouts above a bank's limit are split. */
  mostTransfers: 20_000,
  smallestItem: 10_000 as Rupiah,
  longestName: 128,
  longestNotes: 200,
  maxFileBytes: 20 * 1024 * 1024,
  /** An amount more than so many times the usual of an account, or below that part of it, once it was paid often enough. */
  unusual: { times: 3, leastEarlier: 3 },
  /** An uploaded file of which no batch was made. */
  unusedFileHours: 24,
  /** Of a cell; whatever is longer is no name, no number and no note. */
  longestCell: 400,
  /** Rows of a sheet among which its header is looked for. */
  headerWithin: 10,
} as const;

/** Of savings accounts at banks whose numbers have several lengths (banks' published lengths; docs/decisions/0001). */
export const USUAL_DIGITS: Readonly<Partial<Record<string, number>>> = { bri: 15, mandiri: 13, bni: 10 };

/** The columns of the template, in its order. */
export const PAYOUT_COLUMNS = [
  { field: 'account_owner_name', required: true },
  { field: 'bank_code', required: true },
  { field: 'account_number', required: true },
  { field: 'amount', required: true },
  { field: 'email_recipient', required: false },
  { field: 'phone_number', required: false },
  { field: 'notes', required: false },
] as const;

export type PayoutField = (typeof PAYOUT_COLUMNS)[number]['field'];
