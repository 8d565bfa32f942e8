import type { Rupiah } from '../kernel/index.ts';

/** Not in the specification (docs/decisions/0001): Xendit's and Flip's published limits. */
export const DISBURSEMENT_POLICY = {
  mostItems: 10_000,
  /** After splitting at the bank's limit. */
  mostTransfers: 20_000,
  smallestItem: 10_000 as Rupiah,
  longestName: 128,
  longestNotes: 200,
  maxFileBytes: 20 * 1024 * 1024,
  /** Unusual: more than `times` the median or less than 1/`times` of it, after at least `leastEarlier` payouts. */
  unusual: { times: 3, leastEarlier: 3 },
  /** An uploaded file without a batch is deleted after this time. */
  unusedFileHours: 24,
  /** Characters in a cell; no name, number or note is longer. */
  longestCell: 400,
} as const;

/** Account lengths at banks with several published lengths, for savings accounts (docs/decisions/0001). */
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
