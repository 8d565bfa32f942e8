import { type ApiResource, missingScope, type Scope, type Scopes } from '../api-keys/index.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from './events.ts';

/**
 * The first scope that a key lacks for hearing of all these events, or null. An event tells what reading its record would, so
 * it needs the same scope. Who calls without scopes is a person, whose role has been asked.
 */
export function missingEventScope(scopes: Scopes | undefined, events: readonly WebhookEvent[]): Scope | null {
  if (!scopes) return null;
  for (const event of events) {
    const missing = missingScope(scopes, { scope: `${EVENT_RESOURCES[event]}:read` });
    if (missing !== null) return missing;
  }
  return null;
}

/** Of these events, or of all there are, those that the key may hear of. */
export function readableEvents(
  scopes: Scopes | undefined,
  among: readonly WebhookEvent[] = WEBHOOK_EVENTS,
): WebhookEvent[] {
  return among.filter((event) => missingEventScope(scopes, [event]) === null);
}

/** What each event tells of. A transfer by SNAP and a check of an account name whom money goes to, as payouts do. */
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
