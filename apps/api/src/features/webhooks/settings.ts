import {
  decideFirstFlag,
  decidePrimaryFlag,
  eventsOfKind,
  heirOf,
  normalWebhookUrl,
  targetUrl,
  validateWebhook,
  webhookEventsFor,
} from '@dasbor/domain/webhooks';
import type { WebhookApiKind } from '@dasbor/domain/webhooks';
import { empty } from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { planPage, startPage } from '../../platform/list/page.ts';
import { done, ok, problem, refuseField } from '../../spec/handlers.ts';
import type { Call, FieldError, Handler } from '../../spec/handlers.ts';
import { requireEvents } from './event-access.ts';
import { subaccountErrors } from './named-subaccounts.ts';
import { cancelUndelivered, redirectWaiting } from './deliveries/queue.ts';
import {
  clearPrimary,
  countWebhooks,
  findWebhook,
  insertWebhook,
  lockMode,
  ownEvents,
  removeWebhook,
  selectWebhooks,
  setPrimary,
  updateWebhookRow,
} from './repository.ts';
import { toWebhook } from './rows.ts';
import type { WebhookRow } from './rows.ts';
import { addSecret } from './secrets.ts';

export const listWebhooks: Handler<'listWebhooks'> = async (call) => {
  const { operationId, query, session, mode, tx, now, deps } = call;
  const scope = { operation: operationId, merchantId: session.merchantId, mode, filter: {} };
  const start = startPage(query, scope, deps.cursors);
  if (!start.ok) return refuseField('cursor', start.problem);
  const plan = planPage<WebhookRow>(query, start.value);
  const found = await selectWebhooks(tx, plan.window);
  const total = query.count ? await countWebhooks(tx) : undefined;
  const { rows, page } = plan.close(found, total);
  return ok({ data: rows.map((row) => toWebhook(row, now)), page });
};

export const getWebhook: Handler<'getWebhook'> = async ({ params, tx, now }) => {
  const row = await findWebhook(tx, params.id);
  return row ? ok({ data: toWebhook(row, now) }) : problem('DPAY_WEBHOOK_NOT_FOUND');
};

export const createWebhook: Handler<'createWebhook'> = async (call) => {
  const { body, tx, now, deps, session } = call;
  requireEvents(session, body.events);
  const form = {
    name: body.name.trim(),
    url: normalWebhookUrl(body.url),
    apiKind: body.api_kind ?? 'dasbor',
    events: body.events,
  };
  const errors = [
    ...(await formErrors(call, { ...form, name: body.name, url: body.url })),
    ...(await subaccountErrors(call)),
  ];
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });

  await lockMode(tx);
  const count = await countWebhooks(tx);
  const isPrimary = decideFirstFlag({ count, wanted: body.is_primary ?? false });
  if (!isPrimary.ok) return problem(isPrimary.problem.code, isPrimary.problem.params);
  if (isPrimary.value) await clearPrimary(tx);

  const id = deps.ids.next('webhook', now);
  await insertWebhook(tx, {
    ...form,
    id,
    api_kind: form.apiKind,
    is_primary: isPrimary.value,
    subaccount_ids: body.subaccount_ids ?? [],
    applies_to_all_subaccounts: body.applies_to_all_subaccounts ?? false,
    at: now,
  });
  const secret = await addSecret(tx, { webhookId: id, vault: deps.vault, at: now, previousUntil: now });
  await audit.record(tx, call.by, { action: 'webhook.created', target: id, after: form });
  const webhook = toWebhook((await findWebhook(tx, id)) as WebhookRow, now);
  return ok({ data: { webhook, secret } }, { status: 201 });
};

export const updateWebhook: Handler<'updateWebhook'> = async (call) => {
  const { body, params, tx, now, session } = call;
  await lockMode(tx);
  const before = await findWebhook(tx, params.id, { lock: true });
  if (!before) return problem('DPAY_WEBHOOK_NOT_FOUND');
  // Includes its previous events: waiting deliveries go to the new address.
  requireEvents(session, [...before.events, ...(body.events ?? [])]);
  const form = {
    name: body.name?.trim() ?? before.name,
    url: body.url === undefined ? before.url : normalWebhookUrl(body.url),
    apiKind: body.api_kind ?? before.api_kind,
    events: body.events ?? before.events,
  };
  const errors = [
    ...(await formErrors(
      call,
      { ...form, name: body.name ?? before.name, url: body.url ?? before.url },
      before,
    )),
    ...(await subaccountErrors(call, before.subaccount_ids)),
  ];
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const isPrimary = decidePrimaryFlag({ isPrimary: before.is_primary, wanted: body.is_primary });
  if (!isPrimary.ok) return problem(isPrimary.problem.code);
  if (isPrimary.value && !before.is_primary) await clearPrimary(tx);

  await updateWebhookRow(tx, {
    ...form,
    id: before.id,
    api_kind: form.apiKind,
    is_primary: isPrimary.value,
    subaccount_ids: body.subaccount_ids ?? before.subaccount_ids,
    applies_to_all_subaccounts: body.applies_to_all_subaccounts ?? before.applies_to_all_subaccounts,
    at: now,
  });
  if (form.url !== before.url || form.apiKind !== before.api_kind)
    await redirectWaiting(tx, before.id, targetsOf(form.url, form.apiKind));
  const after = toWebhook((await findWebhook(tx, before.id)) as WebhookRow, now);
  await audit.record(tx, call.by, {
    action: 'webhook.changed',
    target: before.id,
    before: toWebhook(before, now),
    after,
  });
  return ok({ data: after });
};

/** Deletes the webhook before its deliveries, so that an event being stored at the same time waits for the lock. */
export const deleteWebhook: Handler<'deleteWebhook'> = async ({ params, tx, by, session }) => {
  await lockMode(tx);
  const webhook = await findWebhook(tx, params.id, { lock: true });
  if (!webhook) return problem('DPAY_WEBHOOK_NOT_FOUND');
  requireEvents(session, webhook.events);
  await removeWebhook(tx, webhook.id);
  await cancelUndelivered(tx, webhook.id);
  if (webhook.is_primary) {
    const left = await selectWebhooks(tx, empty);
    const heir = heirOf(
      left.map(({ id, enabled, created_at }) => ({ id, isEnabled: enabled, createdAt: created_at })),
    );
    if (heir) await setPrimary(tx, heir.id);
  }
  await audit.record(tx, by, { action: 'webhook.removed', target: webhook.id });
  return done();
};

/** First the domain's rules for the form, then whether a new host name resolves to a private address. */
const formErrors = async (
  { tx, deps }: Pick<Call, 'tx' | 'deps'>,
  form: { name: string; url: string; apiKind: WebhookApiKind; events: readonly string[] },
  before?: WebhookRow,
): Promise<FieldError[]> => {
  const available = webhookEventsFor(await ownEvents(tx));
  const problems = validateWebhook(form, { available, loopback: deps.outgoing.loopback });
  const url = normalWebhookUrl(form.url);
  if (!problems.url && url !== before?.url && (await deps.outgoing.isForbidden(url)))
    return [...asFields(problems), { field: 'url', code: 'DPAY_WEBHOOK_URL_PRIVATE' }];
  return asFields(problems);
};

const asFields = (problems: ReturnType<typeof validateWebhook>): FieldError[] =>
  Object.entries(problems).map(([field, one]) => ({ field, ...one }));

const targetsOf = (url: string, kind: WebhookApiKind): Record<string, string> =>
  Object.fromEntries(eventsOfKind(kind).map((event) => [event, targetUrl(url, kind, event)]));
