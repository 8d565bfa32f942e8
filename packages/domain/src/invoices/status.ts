import type { CalendarDate } from '../kernel/index.ts';

/** Product spec §4. */
export const INVOICE_STATUSES = ['draft', 'outstanding', 'late', 'pending', 'paid'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export type InvoiceFacts = {
  readonly isIssued: boolean;
  readonly isPaid: boolean;
  /** A customer has begun to pay, and the acquirer has not answered yet. */
  readonly hasOpenPayment: boolean;
  readonly isPastDue: boolean;
};

/** What a status requires. The API selects rows by it, too. */
export const INVOICE_CONDITIONS: Readonly<Record<InvoiceStatus, Partial<InvoiceFacts>>> = {
  draft: { isIssued: false },
  outstanding: { isIssued: true, isPaid: false, hasOpenPayment: false, isPastDue: false },
  late: { isIssued: true, isPaid: false, hasOpenPayment: false, isPastDue: true },
  pending: { isIssued: true, isPaid: false, hasOpenPayment: true },
  paid: { isIssued: true, isPaid: true },
};

export const invoiceStatus = (facts: InvoiceFacts): InvoiceStatus =>
  INVOICE_STATUSES.find((status) =>
    Object.entries(INVOICE_CONDITIONS[status]).every(
      ([name, value]) => facts[name as keyof InvoiceFacts] === value,
    ),
  ) as InvoiceStatus;

/** The due date is the last day in time; an invoice is late from midnight in Jakarta. */
export const isPastDue = (dueDate: CalendarDate, today: CalendarDate): boolean => today > dueDate;
