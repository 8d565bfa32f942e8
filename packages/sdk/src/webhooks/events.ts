import type { webhooks } from '../generated/schema.gen.ts';

/** Every event of the contract by its name: `'payment.completed' | 'order.created' | …`. */
export type WebhookEventName = keyof webhooks;

/**
 * The body of one event: `{ id, event, created_at, is_live, data }`.
 * @example function deliver({ data }: WebhookEventOf<'payment.completed'>) { ship(data.order_reference) }
 */
export type WebhookEventOf<Name extends WebhookEventName> =
  webhooks[Name]['post']['requestBody']['content']['application/json'];

/**
 * An event unknown to this version of the SDK. Respond with 200 and ignore it: a newer API version may send more than you selected when
 * you created the webhook.
 */
export type UnknownWebhookEvent = {
  id: string;
  event: UnknownName;
  created_at: string;
  is_live: boolean;
  data: unknown;
};

/**
 * A verified event, narrowed by `event`.
 * @example
 * switch (event.event) {
 *   case 'payment.completed': return deliver(event.data.order_id, event.data.paid_amount);
 *   case 'order.created': return remember(event.data.id);
 *   default: return; // one that you do not need, or that is newer than this version
 * }
 */
export type WebhookEvent =
  | { [Name in WebhookEventName]: WebhookEventOf<Name> }[WebhookEventName]
  | UnknownWebhookEvent;

/**
 * A name other than the known ones: a comparison with a known name narrows to that event, which neither `string` nor a branded `string`
 * would do.
 */
type UnknownName = `${string}.${string}` & { readonly [unknownName]: never };
declare const unknownName: unique symbol;
