import { type ApiResource, missingScope, type Scope, type Scopes } from '../api-keys/index.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from './events.ts';

/**
 * The first scope that a key lacks to receive these events, or null. An event contains what reading its record would show, so it needs
 * the same scope. Callers without scopes are people; their role was checked already.
 */
export const missingEventScope = (
  scopes: Scopes | undefined,
  events: readonly WebhookEvent[],
): Scope | null => {
  if (!scopes) return null;
  for (const event of events) {
    const missing = missingScope(scopes, { scope: `${EVENT_RESOURCES[event]}:read` });
    if (missing !== null) return missing;
  }
  return null;
};

/** The events that the key may receive, out of these or of all. */
export const readableEvents = (
  scopes: Scopes | undefined,
  among: readonly WebhookEvent[] = WEBHOOK_EVENTS,
): WebhookEvent[] => among.filter((event) => missingEventScope(scopes, [event]) === null);

/** The resource of each event. SNAP transfers and account checks reveal who is paid, so they count as payouts. */
const EVENT_RESOURCES: Readonly<Record<WebhookEvent, ApiResource>> = {
  'payment.completed': 'payments',
  'payment.failed': 'payments',
  'payment.cancelled': 'payments',
  'payment.rejected': 'payments',
  'payment.onhold': 'payments',
  'payment.expired': 'payments',
  'order.created': 'orders',
  'order.completed': 'orders',
  'disbursement.completed': 'disbursements',
  'refund.completed': 'payments',
  'refund.failed': 'payments',
  'refund.submitted': 'payments',
  'disbursement.validation_completed': 'disbursements',
  'settlement.settled': 'settlements',
  'account_validation.completed': 'disbursements',
  'invoice.paid': 'payments',
  'invoice.transaction': 'payments',
  'transfer-bank.notify': 'disbursements',
};
