import { WEBHOOK_EVENTS, type WebhookEvent } from './events.ts';

/** The provider's own body and signature, or those of SNAP, Bank Indonesia's standard (product spec §3). */
export const WEBHOOK_API_KINDS = ['dasbor', 'snap'] as const;

export type WebhookApiKind = (typeof WEBHOOK_API_KINDS)[number];

/** Product spec §3: "a URL suffix is added per type". The spec gives no values; these are ours (docs/decisions). */
const OWN_SUFFIXES: Readonly<Record<string, string>> = {
  payment: '/payments',
  order: '/orders',
  disbursement: '/disbursements',
  refund: '/refunds',
  settlement: '/settlements',
  account_validation: '/account-validation',
  invoice: '/invoices',
  'transfer-bank': '/transfers',
};

/** SNAP defines only these notices: for a virtual account (service 25) and for a transfer. */
const SNAP_SUFFIXES: Readonly<Partial<Record<WebhookEvent, string>>> = {
  'payment.completed': '/v1.0/transfer-va/payment',
  'payment.rejected': '/v1.0/transfer-va/payment',
  'transfer-bank.notify': '/v1.0/transfer/notify',
};

export const eventsOfKind = (kind: WebhookApiKind): readonly WebhookEvent[] =>
  WEBHOOK_EVENTS.filter((event) => suffixOf(kind, event) !== undefined);

/** The suffix to the merchant's URL; undefined if the kind does not support the event. */
export const suffixOf = (kind: WebhookApiKind, event: WebhookEvent): string | undefined =>
  kind === 'snap' ? SNAP_SUFFIXES[event] : OWN_SUFFIXES[event.slice(0, event.indexOf('.'))];

/** The URL an event is sent to. The merchant's query, such as `?shop=2`, stays at the end. */
export const targetUrl = (url: string, kind: WebhookApiKind, event: WebhookEvent): string => {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const target = path.replace(/\/+$/, '') + (suffixOf(kind, event) ?? '');
  return query === undefined ? target : `${target}?${query}`;
};

/** SNAP covers only virtual accounts, so payments by other methods are not sent to SNAP webhooks. */
export const isToldBy = (kind: WebhookApiKind, event: WebhookEvent, paymentMethod?: string): boolean => {
  if (suffixOf(kind, event) === undefined) return false;
  return kind === 'dasbor' || !event.startsWith('payment.') || paymentMethod === 'va';
};
