import type { RefundablePayment } from '@dasbor/domain/refunds';
import { rupiah } from '@dasbor/domain/kernel';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import type { SuccessBody } from '../../spec/handlers.ts';
import type { PaymentRow } from '../payments/public.ts';

export type Refund = SuccessBody<'getRefund'>['data'];

type Kept = Omit<
  Refund,
  | 'amount'
  | 'paid_amount'
  | 'is_partial'
  | 'fee'
  | 'currency'
  | 'destination'
  | 'disbursement_id'
  | 'failure'
  | 'approved_at'
>;
export type RefundRow = Kept &
  Record<'amount' | 'paid_amount', string> & {
    approver_id: string | null;
    failure_code: string | null;
    failure_message: string | null;
  };

export const toRefund = (row: RefundRow): Refund => {
  const [amount, paid] = [Number(row.amount), Number(row.paid_amount)];
  return {
    id: row.id,
    reference_id: row.reference_id,
    payment_id: row.payment_id,
    order_id: row.order_id,
    order_reference: row.order_reference,
    settlement_id: row.settlement_id,
    subaccount_id: row.subaccount_id,
    customer_id: row.customer_id,
    customer_name: row.customer_name,
    type: row.type,
    status: row.status,
    amount,
    paid_amount: paid,
    is_partial: amount < paid,
    fee: 0,
    currency: 'IDR',
    method: row.method,
    channel: row.channel,
    category: row.category,
    notes: row.notes,
    destination: null,
    disbursement_id: null,
    rejection_notes: row.rejection_notes,
    failure:
      row.failure_code === null
        ? null
        : { code: row.failure_code, message: row.failure_message ?? '', may_retrigger: false },
    retrieval_reference_number: row.retrieval_reference_number,
    maker_id: row.maker_id,
    maker_name: row.maker_name,
    approver_name: row.approver_name,
    created_at: row.created_at,
    updated_at: row.updated_at,
    decided_at: row.decided_at,
    approved_at: row.status === 'rejected' ? null : row.decided_at,
    completed_at: row.completed_at,
  };
};

export const toRefundable = (payment: PaymentRow): RefundablePayment => ({
  status: payment.status,
  method: payment.method,
  channel: payment.channel,
  paidAmount: rupiah(Number(payment.paid_amount)),
  refundAmount: rupiah(Number(payment.refund_amount)),
  completedAt: payment.completed_at,
});

/** The unsettled payments that can pay for a refund. */
export const poolOf = ({ method, subaccount_id }: RefundRow) => ({
  method,
  holder: subaccount_id ?? THE_MERCHANT,
});

export const moneyOf = ({ id, amount, subaccount_id }: RefundRow) => ({
  id,
  amount: rupiah(Number(amount)),
  holder: subaccount_id ?? THE_MERCHANT,
});
