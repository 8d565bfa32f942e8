import type { DeliveryStatus } from '@dasbor/domain/webhooks';
import { knownStatus, type Meanings } from '../../../shared/status/meanings.ts';
import type { Webhook } from '../api/types.ts';

export const deliveryMeanings: Meanings<DeliveryStatus> = {
  pending: 'queued',
  retrying: 'retrying',
  delivered: 'delivered',
  failed: 'failed',
  held: 'held',
  cancelled: 'cancelled',
};

export const replayMeanings: Meanings<'running' | 'completed'> = {
  running: 'processing',
  completed: 'completed',
};

export const knownDeliveryStatus = (raw: string): DeliveryStatus | null => knownStatus(deliveryMeanings, raw);

/** A webhook that a user paused is healthy; one that we had to stop is not. */
export type ShownHealth = 'unused' | 'healthy' | 'failing' | 'paused' | 'stopped';

export const healthMeanings: Meanings<ShownHealth> = {
  unused: 'unused',
  healthy: 'healthy',
  failing: 'failing',
  paused: 'paused',
  stopped: 'stopped',
};

/** Null for a status that this build does not know. */
export const shownHealth = ({
  health,
  disabled,
}: Pick<Webhook, 'health' | 'disabled'>): ShownHealth | null => {
  if (health.state === 'disabled') return disabled?.reason === 'by_person' ? 'paused' : 'stopped';
  return knownStatus(healthMeanings, health.state);
};

/** When it was last called, whatever the result. */
export const lastCalledAt = ({ health }: Pick<Webhook, 'health'>): string | null =>
  [health.last_success_at, health.last_failure_at]
    .filter((at) => at !== null)
    .toSorted()
    .at(-1) ?? null;
