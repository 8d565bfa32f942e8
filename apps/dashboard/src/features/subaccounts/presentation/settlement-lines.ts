import { type Rupiah, rupiah, subtractRupiah } from '@dasbor/domain/kernel';
import type { Settlement } from '../api/types.ts';

type SettlementLine = {
  readonly key: 'payments' | 'refunds' | 'fee' | 'ppn' | 'amount';
  readonly amount: Rupiah;
  readonly isTotal?: boolean;
};

type Parts = Pick<Settlement, 'payment_amount' | 'refund_amount' | 'mdr_fee' | 'ppn' | 'amount'>;

/** The lines above the sum add up to it. */
export const settlementLines = (settlement: Parts): readonly SettlementLine[] => {
  const taken = (amount: number) => subtractRupiah(rupiah(0), rupiah(amount));
  const { refund_amount: refunds } = settlement;
  return [
    { key: 'payments', amount: rupiah(settlement.payment_amount) },
    ...(refunds === 0 ? [] : [{ key: 'refunds', amount: taken(refunds) } as const]),
    { key: 'fee', amount: taken(settlement.mdr_fee) },
    { key: 'ppn', amount: taken(settlement.ppn) },
    { key: 'amount', amount: rupiah(settlement.amount), isTotal: true },
  ];
};
