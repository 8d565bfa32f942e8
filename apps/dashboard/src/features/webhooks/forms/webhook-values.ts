import {
  eventsOfKind,
  validateWebhook,
  WEBHOOK_API_KINDS,
  type WebhookApiKind,
  type WebhookEvent,
} from '@dasbor/domain/webhooks';
import type { CreateWebhook, UpdateWebhook, Webhook } from '../api/types.ts';
import { knownEvent } from '../presentation/event-groups.ts';
import { idsIn, subaccountsProblem, type SubaccountsProblem } from './subaccount-ids.ts';

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

/** What stands beside a field: a code of the contract, or a word of this form. */
export type FieldProblem =
  | { code: string; params?: Readonly<Record<string, string | number>> | undefined }
  | SubaccountsProblem;
export type Problems = { [Field in keyof Values]?: FieldProblem };

interface Surroundings {
  available: readonly WebhookEvent[];
  /** Whether the server may call its own machine: see `this-machine.ts`. */
  loopback: boolean;
}

/** The domain's rule, asked of what would be sent. */
export function problemsOf(values: Values, { available, loopback }: Surroundings): Problems {
  const { events } = createBody(values, available);
  const wrongIds = values.scope === 'some' ? subaccountsProblem(values.subaccounts) : undefined;
  return {
    ...validateWebhook({ ...values, events }, { available, loopback }),
    ...(wrongIds && { subaccounts: wrongIds }),
  };
}

/** The contract's names of the fields, and ours: `events[0]` is about the events. */
const FIELDS: Readonly<Record<string, keyof Values>> = {
  name: 'name',
  url: 'url',
  api_kind: 'apiKind',
  events: 'events',
  subaccount_ids: 'subaccounts',
  applies_to_all_subaccounts: 'scope',
  is_primary: 'isPrimary',
};

export function besideFields(refused: readonly { field: string; code: string }[]): Problems {
  const named = refused.map(
    ({ field, code }) => [FIELDS[field.split(/[.[/]/, 1)[0] ?? ''], { code }] as const,
  );
  return Object.fromEntries(named.filter(([field]) => field !== undefined));
}

/** A draft may be of an older build: what does not read as values is no draft. */
export function readDraft(text: string | undefined): Values | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Record<keyof Values, unknown>> | null;
    const { name, url, apiKind, events, scope, subaccounts, isPrimary } = draft ?? {};
    const kind = WEBHOOK_API_KINDS.find((known) => known === apiKind);
    const reach = SCOPES.find((known) => known === scope);
    if (typeof name !== 'string' || typeof url !== 'string' || typeof subaccounts !== 'string')
      return undefined;
    if (!kind || !reach || !Array.isArray(events)) return undefined;
    const chosen = events.map((event) => knownEvent(String(event))).filter((event) => event !== null);
    return {
      name,
      url,
      apiKind: kind,
      events: chosen,
      scope: reach,
      subaccounts,
      isPrimary: isPrimary === true,
    };
  } catch {
    return undefined;
  }
}
