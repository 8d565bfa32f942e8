import { isToldBy, type WebhookApiKind } from './api-kind.ts';
import type { WebhookEvent } from './events.ts';

export interface Listener {
  readonly apiKind: WebhookApiKind;
  readonly events: readonly string[];
  readonly isPrimary: boolean;
  readonly subaccountIds: readonly string[];
  readonly appliesToAllSubaccounts: boolean;
}

export interface Happening {
  readonly event: WebhookEvent;
  /** Null where it happened to the merchant itself. */
  readonly subaccountId: string | null;
  readonly paymentMethod?: string | undefined;
}

/**
 * Who is told. A webhook hears of the merchant itself and of the subaccounts it names; a subaccount that no webhook names for
 * this event is the primary one's.
 */
export function listenersOf<W extends Listener>(
  webhooks: readonly W[],
  { event, subaccountId, paymentMethod }: Happening,
): readonly W[] {
  const listening = webhooks.filter(
    ({ events, apiKind }) => events.includes(event) && isToldBy(apiKind, event, paymentMethod),
  );
  if (subaccountId === null) return listening;
  const named = listening.filter(
    (one) => one.appliesToAllSubaccounts || one.subaccountIds.includes(subaccountId),
  );
  return named.length > 0 ? named : listening.filter(({ isPrimary }) => isPrimary);
}
