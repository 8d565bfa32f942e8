import { type Rupiah, rupiah, subtractRupiah } from '@dasbor/domain/kernel';
import type { Payment } from '../api/types.ts';

/** The merchant's net amount of a completed payment. */
export const netAmount = (payment: Pick<Payment, 'paid_amount' | 'mdr_fee' | 'ppn'>): Rupiah =>
  subtractRupiah(subtractRupiah(rupiah(payment.paid_amount), rupiah(payment.mdr_fee)), rupiah(payment.ppn));
