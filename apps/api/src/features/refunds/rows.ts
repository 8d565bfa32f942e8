import { maskAccountNumber } from '@dasbor/domain/access';
import { maskCustomerName } from '@dasbor/domain/customers';
import { rupiah } from '@dasbor/domain/kernel';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import { isRetriggerable } from '@dasbor/domain/payouts';
import { refundClaimState } from '@dasbor/domain/refund-claims';
import type { RefundLinkState } from '@dasbor/domain/refund-claims';
import { resendPossibleAt } from '@dasbor/domain/refunds';
import type { RefundablePayment } from '@dasbor/domain/refunds';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import type { SuccessBody } from '../../spec/handlers.ts';
import type { PaymentRow } from '../payments/public.ts';
import { toAttempt } from './attempts.ts';
import type { TransferOfRefund } from './attempts.ts';

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
  | 'attempts'
  | 'link'
  | 'failure'
>;

/** The latest link of an instant refund; all null if it has none. */
type LinkColumns = {
  link_state: RefundLinkState | null;
  link_mailed_to: string | null;
  link_created_by: string | null;
  link_created_at: string | null;
  link_expires_at: string | null;
  link_claimed_at: string | null;
  clock_ahead_ms: string;
};

export type RefundRow = Kept &
  LinkColumns &
  Record<'amount' | 'paid_amount' | 'fee' | 'ppn', string> & {
    attempt: number;
    bank_code: string | null;
    account_number: string | null;
    account_name: string | null;
    approver_id: string | null;
    failure_code: string | null;
    failure_message: string | null;
    transfers: TransferOfRefund[] | null;
  };

export const toRefund = (row: RefundRow, now: Date, masked = false): Refund => {
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
    customer_name: row.customer_name && maskCustomerName(row.customer_name, masked),
    type: row.type,
    status: row.status,
    amount,
    paid_amount: paid,
    is_partial: amount < paid,
    fee: Number(row.fee) + Number(row.ppn),
    currency: 'IDR',
    method: row.method,
    channel: row.channel,
    category: row.category,
    notes: row.notes,
    destination: destinationOf(row),
    disbursement_id: row.bank_code && transferOf(row),
    attempts: (row.transfers ?? []).map(toAttempt),
    link: linkOf(row, now),
    rejection_notes: row.rejection_notes,
    failure:
      row.failure_code === null
        ? null
        : {
            code: row.failure_code,
            message: row.failure_message ?? '',
            may_retrigger: row.type === 'instant' && isRetriggerable(row.failure_code),
          },
    retrieval_reference_number: row.retrieval_reference_number,
    maker_id: row.maker_id,
    maker_ids: row.maker_ids,
    maker_name: row.maker_name,
    approver_name: row.approver_name,
    cancelled_by_name: row.cancelled_by_name,
    created_at: row.created_at,
    updated_at: row.updated_at,
    decided_at: row.decided_at,
    approved_at: row.approved_at,
    cancelled_at: row.cancelled_at,
    completed_at: row.completed_at,
  };
};

/** The account is the customer's own, so its number is masked for everybody. */
const destinationOf = ({ bank_code, account_number, account_name }: RefundRow): Refund['destination'] =>
  bank_code === null || account_number === null || account_name === null
    ? null
    : {
        bank_code,
        account_number: maskAccountNumber(account_number),
        account_name,
        inquiry_name: account_name,
      };

const linkOf = (row: RefundRow, now: Date): Refund['link'] => {
  const { link_state: state, link_created_by: by, link_created_at: at, link_expires_at: expiresAt } = row;
  if (state === null || by === null || at === null || expiresAt === null) return null;
  const clock = { clockAheadMs: Number(row.clock_ahead_ms) };
  return {
    state: refundClaimState({ state, expiresAt }, row.status, calendarNow(now, clock)),
    mailed_to: row.link_mailed_to,
    created_by: by,
    created_at: at,
    expires_at: inRealTime(expiresAt, clock),
    claimed_at: row.link_claimed_at,
    resend_at: resendPossibleAt({ ...row, linkMadeAt: at })?.toISOString() ?? null,
  };
};

/** Links end by the clock of the rules, which sandbox may have moved. */
export const inRealTime = (expiresAt: string, { clockAheadMs }: { clockAheadMs: number }): string =>
  new Date(Date.parse(expiresAt) - clockAheadMs).toISOString();

/** The reference of the transfer of an instant refund: another one for each attempt. */
export const transferOf = ({ id, attempt }: Pick<RefundRow, 'id' | 'attempt'>): string =>
  attempt > 1 ? `${id}-r${attempt}` : id;

export const toRefundable = (payment: PaymentRow): RefundablePayment => ({
  status: payment.status,
  method: payment.method,
  channel: payment.channel,
  paidAmount: rupiah(Number(payment.paid_amount)),
  refundAmount: rupiah(Number(payment.refund_amount)),
  returnedAmount: rupiah(Number(payment.returned_amount)),
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

/** What an instant refund takes from the available balance. */
export const instantMoneyOf = (row: RefundRow) => ({
  ...moneyOf(row),
  fee: rupiah(Number(row.fee)),
  ppn: rupiah(Number(row.ppn)),
});
