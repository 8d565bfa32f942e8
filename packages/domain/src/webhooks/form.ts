import { labelProblem, problem, type Problem } from '../kernel/index.ts';
import { suffixOf, type WebhookApiKind } from './api-kind.ts';
import type { WebhookEvent } from './events.ts';
import type { WebhookProblemCode } from './problems.ts';
import { type UrlContext, webhookUrlProblem } from './url.ts';

export const WEBHOOK_NAME_MAX_LENGTH = 100;

export type WebhookForm = {
  readonly name: string;
  readonly url: string;
  readonly apiKind: WebhookApiKind;
  readonly events: readonly string[];
};

export type WebhookFormProblems = {
  readonly [Field in 'name' | 'url' | 'events']?: Problem<WebhookProblemCode>;
};

/** Product spec §5: name required; URL required, valid and secure; at least one event. Empty if valid. */
export const validateWebhook = (
  { name, url, apiKind, events }: WebhookForm,
  { available, ...context }: UrlContext & { readonly available: readonly WebhookEvent[] },
): WebhookFormProblems => {
  // The name also appears in mails, where it must stay on one line.
  const wrongName = labelProblem(name);
  const wrongUrl = webhookUrlProblem(url, context);
  const wrongEvents = eventsProblem(events, apiKind, available);
  return {
    ...(wrongName && { name: wrongName }),
    ...(wrongUrl && { url: wrongUrl }),
    ...(wrongEvents && { events: wrongEvents }),
  };
};

const eventsProblem = (
  events: readonly string[],
  kind: WebhookApiKind,
  available: readonly WebhookEvent[],
): Problem<WebhookProblemCode> | undefined => {
  if (events.length === 0) return problem('DPAY_WEBHOOK_EVENT_REQUIRED');
  const choices: readonly string[] = available.filter((event) => suffixOf(kind, event) !== undefined);
  const strange = events.find((event) => !choices.includes(event));
  return strange === undefined ? undefined : problem('DPAY_WEBHOOK_EVENT_UNAVAILABLE', { event: strange });
};
