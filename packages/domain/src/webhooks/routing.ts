import { isToldBy, type WebhookApiKind } from './api-kind.ts';
import type { WebhookEvent } from './events.ts';

export type Listener = {
  readonly apiKind: WebhookApiKind;
  readonly events: readonly string[];
  readonly isPrimary: boolean;
  readonly subaccountIds: readonly string[];
  readonly appliesToAllSubaccounts: boolean;
};

export type Happening = {
  readonly event: WebhookEvent;
  /** Null for the merchant itself. */
  readonly subaccountId: string | null;
  readonly paymentMethod?: string | undefined;
};

/**
 * The receivers of an event. A webhook receives events of the merchant and of the subaccounts it names; if no webhook names a
 * subaccount for this event, the primary one receives it.
 */
export const listenersOf = <W extends Listener>(
  webhooks: readonly W[],
  { event, subaccountId, paymentMethod }: Happening,
): readonly W[] => {
  const listening = webhooks.filter(
    ({ events, apiKind }) => events.includes(event) && isToldBy(apiKind, event, paymentMethod),
  );
  if (subaccountId === null) return listening;
  const named = listening.filter(
    (one) => one.appliesToAllSubaccounts || one.subaccountIds.includes(subaccountId),
  );
  return named.length > 0 ? named : listening.filter(({ isPrimary }) => isPrimary);
};
