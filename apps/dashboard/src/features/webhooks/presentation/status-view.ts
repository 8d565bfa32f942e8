import type { DeliveryStatus } from '@dasbor/domain/webhooks';
import { knownStatus, type StatusView } from '../../../shared/lib/status-view.ts';
import type { Webhook } from '../api/types.ts';

export const deliveryStatusView: Readonly<Record<DeliveryStatus, StatusView>> = {
  pending: { tone: 'info', icon: 'waiting' },
  retrying: { tone: 'warning', icon: 'progress' },
  delivered: { tone: 'success', icon: 'done' },
  failed: { tone: 'danger', icon: 'failed' },
  held: { tone: 'neutral', icon: 'paused' },
  cancelled: { tone: 'neutral', icon: 'cancelled' },
};

export function knownDeliveryStatus(raw: string): DeliveryStatus | null {
  return knownStatus(deliveryStatusView, raw);
}

/** A webhook that somebody paused is in order; one that we had to stop is not. */
export type ShownHealth = 'unused' | 'healthy' | 'failing' | 'paused' | 'stopped';

export const healthView: Readonly<Record<ShownHealth, StatusView>> = {
  unused: { tone: 'neutral', icon: 'waiting' },
  healthy: { tone: 'success', icon: 'done' },
  failing: { tone: 'warning', icon: 'warning' },
  paused: { tone: 'neutral', icon: 'paused' },
  stopped: { tone: 'danger', icon: 'failed' },
};

/** Null where a newer server says what this build does not know. */
export function shownHealth({ health, disabled }: Pick<Webhook, 'health' | 'disabled'>): ShownHealth | null {
  if (health.state === 'disabled') return disabled?.reason === 'by_person' ? 'paused' : 'stopped';
  return knownStatus(healthView, health.state);
}

/** When it was last called, whatever came of it. */
export function lastCalledAt({ health }: Pick<Webhook, 'health'>): string | null {
  return (
    [health.last_success_at, health.last_failure_at]
      .filter((at) => at !== null)
      .toSorted()
      .at(-1) ?? null
  );
}
