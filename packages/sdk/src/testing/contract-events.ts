import { readFileSync } from 'node:fs';
import type { WebhookEventName, WebhookEventOf } from '../webhooks/events.ts';

type Contract = { webhooks: object; components: { examples: Record<string, { value: unknown }> } };

const contract = (): Contract =>
  JSON.parse(readFileSync(new URL('../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'));

/** The contract's example of an event (`pnpm gen`): for this repository's tests, not published. */
export const eventExample = <Name extends WebhookEventName>(name: Name): WebhookEventOf<Name> =>
  contract().components.examples[name]?.value as WebhookEventOf<Name>;

export const eventNames = (): WebhookEventName[] => Object.keys(contract().webhooks) as WebhookEventName[];
