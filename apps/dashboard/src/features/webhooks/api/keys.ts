import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

type Scope = readonly [mode: string, merchantId: string];

const keys = scopedKeys('webhooks');

export const webhookKeys = {
  ...keys,
  everyOne: (scope: Scope) => keys.of(scope, 'list'),
  events: (scope: Scope) => [...scope, 'webhook-events'] as const,
  deliveries: <Query>(scope: Scope, query: Query) => keys.of(scope, 'deliveries', query),
  delivery: (scope: Scope, id: string) => keys.of(scope, 'delivery', id),
  replay: (scope: Scope, id: string) => keys.of(scope, 'replay', id),
};

/** Live events cover webhooks only; there are too many deliveries for live events. */
export const WEBHOOK_TOPICS = ['settings.webhook_failing', 'settings.webhook_disabled'] as const;
