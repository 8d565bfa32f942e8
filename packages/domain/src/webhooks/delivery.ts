import { err, ok, type Result } from '../kernel/index.ts';
import type { WebhookProblemCode } from './problems.ts';

export const DELIVERY_STATUSES = ['pending', 'retrying', 'delivered', 'failed', 'held', 'cancelled'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** What is not on its way already and still has a webhook to go to. */
export const REPLAYABLE: readonly DeliveryStatus[] = ['retrying', 'delivered', 'failed', 'held'];

/** What a replay by filter sends where the filter names no status. */
export const REPLAYED_BY_DEFAULT: readonly DeliveryStatus[] = ['failed'];

/** Sending one again by hand. */
export function decideReplay({
  status,
  isWebhookEnabled,
}: {
  status: DeliveryStatus;
  isWebhookEnabled: boolean;
}): Result<'pending', WebhookProblemCode> {
  if (!REPLAYABLE.includes(status)) return err('DPAY_WEBHOOK_DELIVERY_NOT_REPLAYABLE', { status });
  return isWebhookEnabled ? ok('pending') : err('DPAY_WEBHOOK_DISABLED');
}
