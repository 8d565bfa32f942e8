/** Product spec §9, in its order. */
export const WEBHOOK_EVENTS = [
  'payment.completed',
  'payment.failed',
  'payment.cancelled',
  'payment.rejected',
  'payment.onhold',
  'payment.expired',
  'order.created',
  'order.completed',
  'disbursement.completed',
  'refund.completed',
  'refund.failed',
  'refund.submitted',
  'disbursement.validation_completed',
  'settlement.settled',
  'account_validation.completed',
  'invoice.paid',
  'invoice.transaction',
  'transfer-bank.notify',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/**
 * The events a merchant may choose. The merchant's own list replaces the default (product spec §7); unknown names are dropped, and a
 * list without a known name is ignored.
 */
export const webhookEventsFor = (own: readonly string[] | null | undefined): readonly WebhookEvent[] => {
  const named = WEBHOOK_EVENTS.filter((event) => own?.includes(event));
  return named.length > 0 ? named : WEBHOOK_EVENTS;
};
