import type { DeliveryQuery } from './types.ts';

type Scope = readonly [mode: string, merchantId: string];

/** Every key begins with mode and merchant, so that neither can show what the other was answered. */
export const webhookKeys = {
  list: (scope: Scope) => [...scope, 'webhooks', 'list'] as const,
  detail: (scope: Scope, id: string) => [...scope, 'webhooks', 'detail', id] as const,
  events: (scope: Scope) => [...scope, 'webhook-events'] as const,
  deliveries: (scope: Scope, query: DeliveryQuery) => [...scope, 'webhooks', 'deliveries', query] as const,
  delivery: (scope: Scope, id: string) => [...scope, 'webhooks', 'delivery', id] as const,
  replay: (scope: Scope, id: string) => [...scope, 'webhooks', 'replay', id] as const,
  /** Everything of webhooks in one mode, for revalidation after a change. */
  all:
    ([mode, merchantId]: Scope) =>
    (key: unknown): boolean =>
      Array.isArray(key) && key[0] === mode && key[1] === merchantId && key[2] === 'webhooks',
};

/** Live events about a webhook itself; its deliveries are too many to be told one by one. */
export const WEBHOOK_TOPICS = ['settings.webhook_failing', 'settings.webhook_disabled'] as const;
