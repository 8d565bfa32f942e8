import deliveryCancelled from '../../../../../../openapi/features/webhooks/examples/delivery-cancelled.json' with { type: 'json' };
import deliveryDelivered from '../../../../../../openapi/features/webhooks/examples/delivery-delivered.json' with { type: 'json' };
import deliveryFailed from '../../../../../../openapi/features/webhooks/examples/delivery-failed.json' with { type: 'json' };
import deliveryHeld from '../../../../../../openapi/features/webhooks/examples/delivery-held.json' with { type: 'json' };
import deliveryPending from '../../../../../../openapi/features/webhooks/examples/delivery-pending.json' with { type: 'json' };
import deliveryRetrying from '../../../../../../openapi/features/webhooks/examples/delivery-retrying.json' with { type: 'json' };
import disabled from '../../../../../../openapi/features/webhooks/examples/webhook-disabled.json' with { type: 'json' };
import failing from '../../../../../../openapi/features/webhooks/examples/webhook-failing.json' with { type: 'json' };
import gone from '../../../../../../openapi/features/webhooks/examples/webhook-gone.json' with { type: 'json' };
import healthy from '../../../../../../openapi/features/webhooks/examples/webhook-healthy.json' with { type: 'json' };
import paused from '../../../../../../openapi/features/webhooks/examples/webhook-paused.json' with { type: 'json' };
import rotating from '../../../../../../openapi/features/webhooks/examples/webhook-rotating.json' with { type: 'json' };
import snap from '../../../../../../openapi/features/webhooks/examples/webhook-snap.json' with { type: 'json' };
import unused from '../../../../../../openapi/features/webhooks/examples/webhook-unused.json' with { type: 'json' };
import { example } from '../../../shared/testing/example.ts';
import type { DeliveryDetail, Webhook } from '../api/types.ts';

const webhook = (file: { value: unknown }): Webhook => example<'getWebhook'>(file).data;
const delivery = (file: { value: unknown }): DeliveryDetail => example<'getWebhookDelivery'>(file).data;

/** The contract's example webhooks, by health. */
export const webhookExamples = {
  healthy: webhook(healthy),
  unused: webhook(unused),
  failing: webhook(failing),
  disabled: webhook(disabled),
  gone: webhook(gone),
  paused: webhook(paused),
  snap: webhook(snap),
  rotating: webhook(rotating),
} satisfies Record<string, Webhook>;

/** The contract's example deliveries, by state. */
export const deliveryExamples = {
  delivered: delivery(deliveryDelivered),
  pending: delivery(deliveryPending),
  retrying: delivery(deliveryRetrying),
  failed: delivery(deliveryFailed),
  held: delivery(deliveryHeld),
  cancelled: delivery(deliveryCancelled),
} satisfies Record<string, DeliveryDetail>;
