import { err, ok, type Result } from '../kernel/index.ts';
import type { WebhookProblemCode } from './problems.ts';

export const DELIVERY_STATUSES = ['pending', 'retrying', 'delivered', 'failed', 'held', 'cancelled'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Deliveries that are not already queued. */
export const REPLAYABLE: readonly DeliveryStatus[] = ['retrying', 'delivered', 'failed', 'held'];

/** The statuses a bulk replay sends by default. */
export const REPLAYED_BY_DEFAULT: readonly DeliveryStatus[] = ['failed'];

/** A manual replay. */
export const decideReplay = ({
  status,
  isWebhookEnabled,
}: {
  status: DeliveryStatus;
  isWebhookEnabled: boolean;
}): Result<'pending', WebhookProblemCode> => {
  if (!REPLAYABLE.includes(status)) return err('DPAY_WEBHOOK_DELIVERY_NOT_REPLAYABLE', { status });
  return isWebhookEnabled ? ok('pending') : err('DPAY_WEBHOOK_DISABLED');
};
