import {
  eventsOfKind,
  validateWebhook,
  WEBHOOK_API_KINDS,
  type WebhookApiKind,
  type WebhookEvent,
} from '@dasbor/domain/webhooks';
import { object } from 'yup';
import { type Beside, decided, type FormSchema } from '../../../shared/forms/schema.ts';
import type { CreateWebhook, UpdateWebhook, Webhook } from '../api/types.ts';
import { knownEvent } from '../presentation/event-groups.ts';
import { idsIn, subaccountsProblem } from './subaccount-ids.ts';

export const SCOPES = ['none', 'all', 'some'] as const;

export interface Values {
  name: string;
  url: string;
  apiKind: WebhookApiKind;
  /** Those of another kind are kept while its kind is tried out, and not sent. */
  events: readonly WebhookEvent[];
  scope: (typeof SCOPES)[number];
  /** As typed, one id a line. */
  subaccounts: string;
  isPrimary: boolean;
}

export const EMPTY_VALUES: Values = {
  name: '',
  url: '',
  apiKind: 'dasbor',
  events: [],
  scope: 'none',
  subaccounts: '',
  isPrimary: false,
};

export function valuesOf(webhook: Webhook): Values {
  const { applies_to_all_subaccounts: all, subaccount_ids: ids } = webhook;
  return {
    name: webhook.name,
    url: webhook.url,
    apiKind: webhook.api_kind,
    events: webhook.events.map(knownEvent).filter((event) => event !== null),
    scope: all ? 'all' : ids.length > 0 ? 'some' : 'none',
    subaccounts: ids.join('\n'),
    isPrimary: webhook.is_primary,
  };
}

/** What can be ticked: the merchant's own list, as far as the kind has a form of it. */
export function choicesOf(
  { apiKind }: Pick<Values, 'apiKind'>,
  available: readonly WebhookEvent[],
): readonly WebhookEvent[] {
  const ofKind = eventsOfKind(apiKind);
  return available.filter((event) => ofKind.includes(event));
}

export function createBody(values: Values, available: readonly WebhookEvent[]): CreateWebhook {
  const choices = choicesOf(values, available);
  const ids = values.scope === 'some' ? idsIn(values.subaccounts) : [];
  return {
    name: values.name.trim(),
    url: values.url.trim(),
    api_kind: values.apiKind,
    events: choices.filter((event) => values.events.includes(event)),
    is_primary: values.isPrimary,
    subaccount_ids: [...ids],
    applies_to_all_subaccounts: values.scope === 'all',
  };
}

/** Only what is different from before, so that a colleague's change of something else stays. */
export function updateBody(
  values: Values,
  before: Values,
  available: readonly WebhookEvent[],
): UpdateWebhook {
  const now = createBody(values, available);
  const was = createBody(before, available);
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name as keyof CreateWebhook]),
  );
  return Object.fromEntries(changed);
}

export interface WebhookAround {
  available: readonly WebhookEvent[];
  /** Whether the server may call its own machine: see `this-machine.ts`. */
  loopback: boolean;
}

type BesideWebhook = Beside<Values, WebhookAround>;

const ruled = (field: 'name' | 'url' | 'events') =>
  decided((_: unknown, { values, around }: BesideWebhook) => {
    const { events } = createBody(values, around.available);
    return validateWebhook({ ...values, events }, around)[field];
  });

/** The domain's rules, asked of what would be sent. */
export const webhookSchema: FormSchema<Values, WebhookAround> = object({
  name: ruled('name'),
  url: ruled('url'),
  events: ruled('events'),
  subaccounts: decided((text: string, { values }: BesideWebhook) =>
    values.scope === 'some' ? subaccountsProblem(text) : undefined,
  ),
});

/** The contract's names of this form's fields. */
export const WEBHOOK_NAMES = { subaccount_ids: 'subaccounts' } as const;

/** A draft of an older version may have choices that are no more. */
export function withKnownChoices(kept: Values): Values | undefined {
  if (!WEBHOOK_API_KINDS.includes(kept.apiKind) || !SCOPES.includes(kept.scope)) return undefined;
  return { ...kept, events: kept.events.map(knownEvent).filter((event) => event !== null) };
}
