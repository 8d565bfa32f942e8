import { rupiah } from '@dasbor/domain/kernel';
import type { PayableVirtualAccount } from '@dasbor/domain/payments';
import type { PaymentRow } from '../payments/public.ts';

/** The number in the form of the bank's rules. Only for payments by virtual account; others have no number. */
export const payableVirtualAccount = (row: PaymentRow): PayableVirtualAccount => ({
  type: row.va_type ?? 'dynamic',
  billedAmount: row.va_is_closed ? rupiah(Number(row.amount)) : null,
  minimum: rupiah(Number(row.va_minimum)),
  maximum: rupiah(Number(row.va_maximum)),
  expiresAt: row.expires_at,
  paymentStatus: row.status,
});
