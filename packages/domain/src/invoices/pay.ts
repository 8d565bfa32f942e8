import { decideOtherPerson } from '../access/index.ts';
import { err, ok, type Result, type Rupiah, subtractRupiah } from '../kernel/index.ts';
import type { InvoiceProblemCode } from './problems.ts';

export type Payable = {
  readonly isIssued: boolean;
  readonly total: Rupiah;
  readonly remaining: Rupiah;
};

type Decided = Result<true, InvoiceProblemCode>;

/** A payment that somebody records by hand: cash, or a transfer to the merchant's own account. */
export const decideRecord = ({ isIssued, remaining }: Payable, amount: number): Decided => {
  if (!isIssued) return err('DPAY_INVOICE_DRAFT');
  if (remaining === 0) return err('DPAY_INVOICE_PAID');
  if (!(amount >= 1)) return err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum: 1 });
  return amount > remaining ? err('DPAY_AMOUNT_ABOVE_REMAINING', { remaining }) : ok(true);
};

/** Marking as paid records what remains, for good. */
export const decideMarkPaid = ({ isIssued, remaining }: Payable): Decided => {
  if (!isIssued) return err('DPAY_INVOICE_DRAFT');
  return remaining === 0 ? err('DPAY_INVOICE_PAID') : ok(true);
};

export type RecordedPayment = {
  readonly isManual: boolean;
  /** Recorded by marking the invoice as paid. */
  readonly isPermanent: boolean;
  readonly isReversed: boolean;
  readonly recordedBy: string;
};

/** A second person takes back what was recorded by mistake. Money that came through us is refunded instead. */
export const decideReversal = (payment: RecordedPayment, personId: string): Decided => {
  if (!payment.isManual) return err('DPAY_INVOICE_PAYMENT_NOT_MANUAL');
  if (payment.isReversed) return err('DPAY_INVOICE_PAYMENT_REVERSED');
  if (payment.isPermanent) return err('DPAY_INVOICE_PAYMENT_PERMANENT');
  return decideOtherPerson([payment.recordedBy], personId);
};

/** Product spec §4. With one open payment, it is withdrawn first. */
export const decideDelete = (invoice: Payable, openPayments: number): Decided => {
  if (!invoice.isIssued) return ok(true);
  if (invoice.remaining === 0) return err('DPAY_INVOICE_PAID');
  const paid = subtractRupiah(invoice.total, invoice.remaining);
  if (paid > 0) return err('DPAY_INVOICE_PARTLY_PAID', { paid });
  return openPayments > 1 ? err('DPAY_INVOICE_PAYMENTS_OPEN', { count: openPayments }) : ok(true);
};
