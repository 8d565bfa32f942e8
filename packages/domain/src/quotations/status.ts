import { type CalendarDate, err, ok, type Result } from '../kernel/index.ts';
import type { QuotationProblemCode } from './problems.ts';

export const QUOTATION_STATUSES = ['draft', 'sent', 'accepted', 'declined', 'expired', 'invoiced'] as const;
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

export const QUOTATION_ANSWERS = ['accepted', 'declined'] as const;
export type QuotationAnswer = (typeof QUOTATION_ANSWERS)[number];

export type QuotationFacts = {
  /** It has its number and its page. */
  readonly isIssued: boolean;
  readonly answer: QuotationAnswer | null;
  readonly isPastValid: boolean;
  readonly hasInvoice: boolean;
};

/** What a status requires. The API selects rows by it, too. */
export const QUOTATION_CONDITIONS: Readonly<Record<QuotationStatus, Partial<QuotationFacts>>> = {
  draft: { isIssued: false },
  sent: { isIssued: true, hasInvoice: false, answer: null, isPastValid: false },
  accepted: { isIssued: true, hasInvoice: false, answer: 'accepted' },
  declined: { isIssued: true, hasInvoice: false, answer: 'declined' },
  expired: { isIssued: true, hasInvoice: false, answer: null, isPastValid: true },
  invoiced: { isIssued: true, hasInvoice: true },
};

export const quotationStatus = (facts: QuotationFacts): QuotationStatus =>
  QUOTATION_STATUSES.find((status) =>
    Object.entries(QUOTATION_CONDITIONS[status]).every(
      ([name, value]) => facts[name as keyof QuotationFacts] === value,
    ),
  ) as QuotationStatus;

/** The last day is valid; a quotation expires at midnight in Jakarta after it. */
export const isPastValid = (validUntil: CalendarDate, today: CalendarDate): boolean => today > validUntil;

type Decided = Result<true, QuotationProblemCode>;

/** Gives a draft its number. Nobody gets a quotation that is already over. */
export const decideIssue = (
  status: QuotationStatus,
  { validUntil, today }: { validUntil: CalendarDate; today: CalendarDate },
): Decided => {
  if (status !== 'draft') return err('DPAY_QUOTATION_NOT_DRAFT');
  return isPastValid(validUntil, today) ? err('DPAY_QUOTATION_EXPIRED') : ok(true);
};

/** While the customer can still answer. */
export const decideSend = (status: QuotationStatus): Decided =>
  status === 'sent' ? ok(true) : err(CLOSED[status]);

/**
 * A customer answers once, in time. Staff record what a customer told them, also after the last day: the merchant decides whether the price still
 * holds. They also correct an answer, until there is an invoice.
 */
export const decideAnswer = (
  status: QuotationStatus,
  { answer, by }: { answer: QuotationAnswer; by: 'customer' | 'staff' },
): Decided => {
  if (by === 'customer') return decideSend(status);
  if (status === 'draft' || status === 'invoiced') return err(CLOSED[status]);
  return status === answer ? err('DPAY_QUOTATION_ANSWERED') : ok(true);
};

const CLOSED: Readonly<Record<Exclude<QuotationStatus, 'sent'>, QuotationProblemCode>> = {
  draft: 'DPAY_QUOTATION_DRAFT',
  accepted: 'DPAY_QUOTATION_ANSWERED',
  declined: 'DPAY_QUOTATION_ANSWERED',
  expired: 'DPAY_QUOTATION_EXPIRED',
  invoiced: 'DPAY_QUOTATION_INVOICED',
};

/** An accepted quotation becomes one invoice. */
export const decideConvert = (status: QuotationStatus): Decided => {
  if (status === 'accepted') return ok(true);
  return err(status === 'invoiced' ? 'DPAY_QUOTATION_INVOICED' : 'DPAY_QUOTATION_NOT_ACCEPTED');
};

/** What a customer answered stays on record. */
export const decideDelete = (status: QuotationStatus): Decided => {
  if (status === 'draft' || status === 'sent' || status === 'expired') return ok(true);
  return err(CLOSED[status]);
};
