import { type Rupiah, rupiah, subtractRupiah } from '@dasbor/domain/kernel';
import type { Settlement } from '../api/types.ts';

type SettlementLine = {
  readonly key: 'payments' | 'refunds' | 'disbursements' | 'fee' | 'ppn' | 'margin' | 'amount';
  /** Negative if it is deducted. */
  readonly amount: Rupiah;
  readonly isTotal?: boolean;
};

type Parts = Pick<
  Settlement,
  'payment_amount' | 'refund_amount' | 'disbursement_amount' | 'mdr_fee' | 'ppn' | 'margin_amount' | 'amount'
>;

/** From what customers paid, or the margin, to the net amount. The lines above the sum add up to it. */
export const settlementLines = (settlement: Parts): readonly SettlementLine[] => [
  ...(settlement.margin_amount > 0
    ? [{ key: 'margin' as const, amount: rupiah(settlement.margin_amount) }]
    : ofPayments(settlement)),
  { key: 'amount', amount: rupiah(settlement.amount), isTotal: true },
];

const ofPayments = (settlement: Parts): SettlementLine[] => [
  { key: 'payments', amount: rupiah(settlement.payment_amount) },
  ...present('refunds', settlement.refund_amount),
  ...present('disbursements', settlement.disbursement_amount),
  { key: 'fee', amount: negative(settlement.mdr_fee) },
  { key: 'ppn', amount: negative(settlement.ppn) },
];

const present = (key: SettlementLine['key'], amount: number): SettlementLine[] =>
  amount === 0 ? [] : [{ key, amount: negative(amount) }];

const negative = (amount: number): Rupiah => subtractRupiah(rupiah(0), rupiah(amount));
