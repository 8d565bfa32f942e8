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

export type Values = {
  name: string;
  url: string;
  apiKind: WebhookApiKind;
  /** Keeps the events of the other kind while the user tries a kind, but does not send them. */
  events: readonly WebhookEvent[];
  scope: (typeof SCOPES)[number];
  /** As typed, one ID per line. */
  subaccounts: string;
  isPrimary: boolean;
};

export const EMPTY_VALUES: Values = {
  name: '',
  url: '',
  apiKind: 'dasbor',
  events: [],
  scope: 'none',
  subaccounts: '',
  isPrimary: false,
};

export const valuesOf = (webhook: Webhook): Values => {
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
};

/** The events that the user can select: the merchant's list, limited to those that the kind supports. */
export const choicesOf = (
  { apiKind }: Pick<Values, 'apiKind'>,
  available: readonly WebhookEvent[],
): readonly WebhookEvent[] => {
  const ofKind = eventsOfKind(apiKind);
  return available.filter((event) => ofKind.includes(event));
};

export const createBody = (values: Values, available: readonly WebhookEvent[]): CreateWebhook => {
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
};

/** Only the changed fields, so that a colleague's concurrent changes to other fields stay. */
export const updateBody = (
  values: Values,
  before: Values,
  available: readonly WebhookEvent[],
): UpdateWebhook => {
  const now = createBody(values, available);
  const was = createBody(before, available);
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name as keyof CreateWebhook]),
  );
  return Object.fromEntries(changed);
};

export type WebhookAround = {
  available: readonly WebhookEvent[];
  /** Whether the server may call localhost: see `this-machine.ts`. */
  loopback: boolean;
};

type BesideWebhook = Beside<Values, WebhookAround>;

const ruled = (field: 'name' | 'url' | 'events') =>
  decided((_: unknown, { values, around }: BesideWebhook) => {
    const { events } = createBody(values, around.available);
    return validateWebhook({ ...values, events }, around)[field];
  });

/** Applies the domain's rules to the request body. */
export const webhookSchema: FormSchema<Values, WebhookAround> = object({
  name: ruled('name'),
  url: ruled('url'),
  events: ruled('events'),
  subaccounts: decided((text: string, { values }: BesideWebhook) =>
    values.scope === 'some' ? subaccountsProblem(text) : undefined,
  ),
});

/** Maps the contract's field names to this form's fields. */
export const WEBHOOK_NAMES = { subaccount_ids: 'subaccounts' } as const;

/** A draft from an older version may contain options that no longer exist. */
export const withKnownChoices = (kept: Values): Values | undefined => {
  if (!WEBHOOK_API_KINDS.includes(kept.apiKind) || !SCOPES.includes(kept.scope)) return undefined;
  return { ...kept, events: kept.events.map(knownEvent).filter((event) => event !== null) };
};
