import { toldSum } from '@dasbor/domain/kernel';
import type { SettlementStatus } from '@dasbor/domain/payments';
import type { SuccessBody } from '../../spec/handlers.ts';
import type { ChannelSums } from '../payments/public.ts';

export type Settlement = SuccessBody<'getSettlement'>['data'];
export type SettlementBreakdownLine = SuccessBody<'getSettlementBreakdown'>['data'][number];
export type SettlementSummary = NonNullable<SuccessBody<'getOrder'>['data']['settlement']>;

export type SettlementRow = {
  id: string;
  subaccount_id: string | null;
  type: Settlement['type'];
  method: Settlement['method'];
  status: SettlementStatus;
  due_date: string;
  settled_at: string | null;
  payment_count: number;
  payment_amount: string;
  refund_count: number;
  refund_amount: string;
  mdr_fee: string;
  ppn: string;
  margin_amount: string;
  created_at: string;
};

export const toSettlementSummary = (row: SettlementRow): SettlementSummary => ({
  id: row.id,
  status: row.status,
  settled_at: row.settled_at,
  merchant_settlement_due_date: row.due_date,
});

export const toSettlement = (row: SettlementRow): Settlement => {
  const [mdrFee, ppn, refunds] = [row.mdr_fee, row.ppn, row.refund_amount].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ];
  return {
    id: row.id,
    subaccount_id: row.subaccount_id,
    type: row.type,
    method: row.method,
    group: null,
    status: row.status,
    amount: toldSum([row.payment_amount, -refunds, -mdrFee, -ppn, row.margin_amount]),
    payment_amount: toldSum([row.payment_amount]),
    refund_amount: toldSum([refunds]),
    disbursement_amount: 0,
    mdr_fee: toldSum([mdrFee]),
    ppn: toldSum([ppn]),
    margin_amount: toldSum([row.margin_amount]),
    currency: 'IDR',
    payment_count: row.payment_count,
    refund_count: row.refund_count,
    disbursement_count: 0,
    merchant_settlement_due_date: row.due_date,
    settled_at: row.settled_at,
    created_at: row.created_at,
  };
};

export const toBreakdownLine = (sums: ChannelSums): SettlementBreakdownLine => {
  const [mdrFee, ppn, refunds] = [BigInt(sums.mdr_fee), BigInt(sums.ppn), BigInt(sums.deducted)];
  return {
    method: sums.method,
    channel: sums.channel,
    mdr_fee_payer: sums.mdr_fee_payer,
    payment_count: Number(sums.payment_count),
    payment_amount: toldSum([sums.paid_amount]),
    discount: toldSum([sums.discount]),
    mdr_fee: toldSum([mdrFee]),
    ppn: toldSum([ppn]),
    refund_amount: toldSum([refunds]),
    amount: toldSum([sums.paid_amount, -refunds, -mdrFee, -ppn]),
  };
};
