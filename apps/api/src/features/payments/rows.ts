import { maskPhone } from '@dasbor/domain/access';
import type { BuyerAddress } from '@dasbor/domain/checkout';
import { paymentTransitions } from '@dasbor/domain/payments';
import type { PaymentMethod, PaymentStatus, SettlementStatus } from '@dasbor/domain/payments';
import type { SuccessBody } from '../../spec/handlers.ts';

export type Payment = SuccessBody<'getPayment'>['data'];

/** Data of a method that is only displayed; each method has its own part. */
export type MethodDetails = {
  qris?: { type: 'dynamic' | 'static'; content?: string | null };
  ewallet?: { phone: string | null };
  card?: { masked_number: string | null; brand: string | null };
  retail_store?: { payment_code: string };
  /** Whom the acquirer of a method on credit sells to. */
  buyer?: BuyerAddress;
  /** The page for the customer, and where it returns to. */
  redirect?: { url: string; return_url: string | null };
};

export type PaymentRow = {
  id: string;
  order_id: string;
  order_reference: string;
  reference_id: string;
  customer_id: string | null;
  /** The order's subaccount; null is the merchant. */
  subaccount_id: string | null;
  method: PaymentMethod;
  channel: string;
  amount: string;
  admin_fee: string;
  discount: string;
  shipping_fee: string;
  paid_amount: string;
  /** Of refunds that are neither rejected nor failed. */
  refund_amount: string;
  /** Of payouts that return it and did not fail. */
  returned_amount: string;
  /** What refunds, of itself or of others, took from its settlement. */
  deducted: string;
  mdr_fee: string;
  ppn: string;
  mdr_fee_payer: 'merchant' | 'customer';
  promo_id: string | null;
  status: PaymentStatus;
  settlement_status: SettlementStatus | null;
  settlement_due_date: string | null;
  settlement_id: string | null;
  failure_code: string | null;
  failure_message: string | null;
  va_number: string | null;
  va_name: string | null;
  va_type: 'dynamic' | 'static' | null;
  va_is_closed: boolean | null;
  va_minimum: string | null;
  va_maximum: string | null;
  details: MethodDetails;
  issuer_name: string | null;
  retrieval_reference_number: string | null;
  created_at: string;
  updated_at: string;
  expires_at: string;
  completed_at: string | null;
};

export const toPayment = (row: PaymentRow, masked: boolean): Payment => ({
  id: row.id,
  order_id: row.order_id,
  order_reference: row.order_reference,
  subaccount_id: row.subaccount_id,
  reference_id: row.reference_id,
  method: row.method,
  channel: row.channel,
  amount: Number(row.amount),
  admin_fee: Number(row.admin_fee),
  discount: Number(row.discount),
  shipping_fee: Number(row.shipping_fee),
  paid_amount: Number(row.paid_amount),
  refund_amount: Number(row.refund_amount),
  returned_amount: Number(row.returned_amount),
  deducted_amount: Number(row.deducted),
  currency: 'IDR',
  status: row.status,
  settlement_status: row.settlement_status,
  settlement_due_date: row.settlement_due_date,
  settlement_id: row.settlement_id,
  promo_id: row.promo_id,
  mdr_fee: Number(row.mdr_fee),
  ppn: Number(row.ppn),
  mdr_fee_payer: row.mdr_fee_payer,
  failure: row.failure_code === null ? null : { code: row.failure_code, message: row.failure_message ?? '' },
  virtual_account: virtualAccountOf(row),
  qris: row.details.qris ?? null,
  ewallet: row.details.ewallet ? { phone: walletPhone(row.details.ewallet.phone, masked) } : null,
  card: row.details.card ?? null,
  retail_store: row.details.retail_store ?? null,
  redirect_url: redirectUrlOf(row),
  issuer_name: row.issuer_name,
  retrieval_reference_number: row.retrieval_reference_number,
  created_at: row.created_at,
  updated_at: row.updated_at,
  expires_at: row.expires_at,
  completed_at: row.completed_at,
});

/** Never masked, because the number identifies a bill, not a person's account, and users search payments by it. */
export const virtualAccountOf = (row: PaymentRow): Payment['virtual_account'] =>
  row.va_number === null
    ? null
    : {
        number: row.va_number,
        name: row.va_name ?? '',
        type: row.va_type ?? 'dynamic',
        is_closed: row.va_is_closed ?? true,
        minimum: Number(row.va_minimum),
        maximum: Number(row.va_maximum),
      };

/** The page of a payment that has ended no longer works. */
const redirectUrlOf = ({ status, details }: PaymentRow): string | null =>
  paymentTransitions.isFinal(status) ? null : (details.redirect?.url ?? null);

const walletPhone = (phone: string | null, masked: boolean): string | null =>
  phone !== null && masked ? maskPhone(phone) : phone;
