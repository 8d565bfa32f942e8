import type { Payable } from '@dasbor/domain/invoices';
import { rupiah } from '@dasbor/domain/kernel';
import type { Invoice } from '../api/types.ts';

type Amounts = Pick<Invoice, 'status' | 'total_amount' | 'outstanding_amount'>;

/** What the rules of the domain read. */
export const payableOf = ({
  status,
  total_amount: total,
  outstanding_amount: remaining,
}: Amounts): Payable => ({
  isIssued: status !== 'draft',
  total: rupiah(total),
  remaining: rupiah(remaining),
});

/** Issued, and something is left to pay. */
export const isOpen = ({ status, outstanding_amount: remaining }: Amounts): boolean =>
  status !== 'draft' && remaining > 0;

export const isPartlyPaid = (invoice: Amounts): boolean =>
  isOpen(invoice) && invoice.outstanding_amount < invoice.total_amount;
