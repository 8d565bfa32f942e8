import { CHANNEL_LIMITS } from '@dasbor/domain/payments';
import type { NewCharge } from '@dasbor/domain/payments';
import type { Begun } from '../../rails/acquirer/port.ts';
import type { OrderRow } from '../orders/public.ts';
import type { ChargeBody } from './charging.ts';
import type { MethodDetails, PaymentRow } from './rows.ts';
import type { Wishes } from './wishes.ts';

type Parts = {
  id: string;
  order: OrderRow;
  charge: NewCharge & { payer: 'merchant' | 'customer' };
  body: ChargeBody;
  begun: Begun;
  wishes: Wishes;
  merchantName: string;
  promoId: string | null;
  now: Date;
};

/** A new payment: charged, but not paid. */
export const newPaymentRow = (parts: Parts): PaymentRow => {
  const { id, order, charge, body, begun, wishes, now } = parts;
  const at = now.toISOString();
  return {
    id,
    order_id: order.id,
    order_reference: order.reference_id,
    reference_id: body.reference_id ?? id,
    customer_id: order.customer_id,
    subaccount_id: order.subaccount_id,
    method: body.method,
    channel: body.channel,
    amount: String(charge.amount),
    admin_fee: String(charge.adminFee),
    discount: String(charge.discount),
    shipping_fee: '0',
    paid_amount: '0',
    refund_amount: '0',
    returned_amount: '0',
    deducted: '0',
    mdr_fee: '0',
    ppn: '0',
    mdr_fee_payer: charge.payer,
    promo_id: parts.promoId,
    status: begun.status,
    settlement_status: null,
    settlement_due_date: null,
    settlement_id: null,
    failure_code: null,
    failure_message: null,
    ...virtualAccountOf(parts),
    details: detailsOf(parts),
    issuer_name: null,
    retrieval_reference_number: null,
    created_at: at,
    updated_at: at,
    expires_at: wishes.expiresAt.toISOString(),
    completed_at: null,
  };
};

const virtualAccountOf = ({ begun, body, merchantName }: Parts) => {
  const { virtualAccountNumber: number } = begun;
  const limits = CHANNEL_LIMITS.va[body.channel];
  return {
    va_number: number,
    va_name: number && merchantName.toUpperCase(),
    va_type: number === null ? null : ('dynamic' as const),
    va_is_closed: number === null ? null : true,
    va_minimum: number && String(limits?.minimum ?? 0),
    va_maximum: number && String(limits?.maximum ?? 0),
  };
};

const detailsOf = ({ body, begun, wishes }: Parts): MethodDetails => ({
  ...(begun.qrisContent !== null && { qris: { type: 'dynamic', content: begun.qrisContent } }),
  ...(begun.paymentCode !== null && { retail_store: { payment_code: begun.paymentCode } }),
  ...(body.method === 'ewallet' && { ewallet: { phone: wishes.phone } }),
  ...(wishes.address && { buyer: wishes.address }),
  ...(body.method === 'card' && { card: { masked_number: null, brand: null } }),
  ...(begun.redirectUrl !== null && {
    redirect: { url: begun.redirectUrl, return_url: wishes.returnUrl },
  }),
});
