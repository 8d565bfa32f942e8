import { addRupiah, type Rupiah, rupiah, subtractRupiah } from '@dasbor/domain/kernel';
import type { Payment } from '../api/types.ts';
import { netAmount } from './net-amount.ts';

export type PaymentLineKey =
  | 'subtotal'
  | 'shipping'
  | 'discount'
  | 'adminFee'
  | 'billed'
  | 'paid'
  | 'mdrFee'
  | 'ppn'
  | 'net'
  | 'deducted'
  | 'toSettle';

export type PaymentLine = {
  readonly key: PaymentLineKey;
  /** Negative if it is deducted. */
  readonly amount: Rupiah;
  readonly isTotal?: boolean;
};

/**
 * From the price to the merchant's net amount. The lines above each total add up to it: the price is the billed amount without
 * shipping, discount and the customer's fee.
 */
export const paymentLines = (payment: Payment): readonly PaymentLine[] => {
  const billed = rupiah(payment.amount);
  const shipping = rupiah(payment.shipping_fee);
  const discount = rupiah(payment.discount);
  const adminFee = rupiah(payment.admin_fee);
  const subtotal = addRupiah(subtractRupiah(subtractRupiah(billed, shipping), adminFee), discount);

  const bill: PaymentLine[] = [
    { key: 'subtotal', amount: subtotal },
    ...present('shipping', shipping),
    ...present('discount', negative(discount)),
    ...present('adminFee', adminFee),
    { key: 'billed', amount: billed, isTotal: true },
  ];
  if (payment.status !== 'completed') return bill;

  const paid = rupiah(payment.paid_amount);
  return [
    ...bill,
    { key: 'paid', amount: paid },
    { key: 'mdrFee', amount: negative(rupiah(payment.mdr_fee)) },
    { key: 'ppn', amount: negative(rupiah(payment.ppn)) },
    { key: 'net', amount: netAmount(payment), isTotal: true },
    ...deductionLines(payment),
  ];
};

/** What refunds took before the settlement, of this payment or of others by the same method. */
const deductionLines = (payment: Payment): PaymentLine[] => {
  const deducted = rupiah(payment.deducted_amount);
  if (deducted === 0) return [];
  return [
    { key: 'deducted', amount: negative(deducted) },
    { key: 'toSettle', amount: subtractRupiah(netAmount(payment), deducted), isTotal: true },
  ];
};

const present = (key: PaymentLineKey, amount: Rupiah): PaymentLine[] =>
  amount === 0 ? [] : [{ key, amount }];

const negative = (amount: Rupiah): Rupiah => subtractRupiah(rupiah(0), amount);
