import { createHash } from 'node:crypto';
import type { WebhookEvent } from '@dasbor/domain/webhooks';
import type { components } from '../../../spec/contract-types.ts';
import type { SnapIdentity } from '../../../platform/snap/identity.ts';

type Payment = components['schemas']['Payment'];
type VirtualAccountNotice = components['schemas']['SnapVirtualAccountNotification'];

/** The event in SNAP format: a transfer's data unchanged, or the notification of a payment's virtual account. */
export const snapBody = (event: WebhookEvent, envelope: string): string => {
  const { data } = JSON.parse(envelope) as { data: unknown };
  return JSON.stringify(event === 'transfer-bank.notify' ? data : virtualAccountNotice(data as Payment));
};

// Left-padded with spaces to 8 (SNAP's partnerServiceId). Indonesian banks use five digits per company.
const COMPANY_DIGITS = 5;
const COMPANY_WIDTH = 8;

const virtualAccountNotice = (payment: Payment): VirtualAccountNotice => {
  const number = payment.virtual_account?.number ?? '';
  const partnerServiceId = number.slice(0, COMPANY_DIGITS).padStart(COMPANY_WIDTH);
  const customerNo = number.slice(COMPANY_DIGITS);
  return {
    partnerServiceId,
    customerNo,
    virtualAccountNo: `${partnerServiceId}${customerNo}`,
    trxId: payment.reference_id,
    paymentRequestId: payment.id,
    paidAmount: { value: `${payment.paid_amount}.00`, currency: 'IDR' },
    trxDateTime: jakartaTime(new Date(payment.completed_at ?? payment.updated_at)),
    additionalInfo:
      payment.status === 'completed'
        ? { latestTransactionStatus: '00', transactionStatusDesc: 'Success' }
        : { latestTransactionStatus: '09', transactionStatusDesc: 'Rejected' },
  };
};

/** Base64 of SHA256withRSA over `POST:path:lowerhex(sha256(body)):time`, with Dasbor's own key of the mode. */
export const snapHeaders = (
  { url, body, at, merchantId }: { url: string; body: string; at: Date; merchantId: string },
  identity: SnapIdentity,
): Record<string, string> => {
  const { pathname, search } = new URL(url);
  const timestamp = jakartaTime(at);
  const digest = createHash('sha256').update(body).digest('hex');
  return {
    'x-timestamp': timestamp,
    'x-signature': identity.sign(`POST:${pathname}${search}:${digest}:${timestamp}`),
    'x-partner-id': merchantId,
  };
};

const JAKARTA_MS = 7 * 3_600_000;

/** `2026-11-20T10:40:11+07:00`: SNAP's 25 characters. */
const jakartaTime = (at: Date): string =>
  `${new Date(at.getTime() + JAKARTA_MS).toISOString().slice(0, 19)}+07:00`;
