import { decideRotation, ROTATION_POLICY } from '@dasbor/domain/webhooks';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { requireEvents } from './event-access.ts';
import { holdWaiting, sendHeld } from './deliveries/queue.ts';
import { disableRow, enableRow, findWebhook } from './repository.ts';
import { toWebhook } from './rows.ts';
import type { WebhookRow } from './rows.ts';
import { addSecret } from './secrets.ts';

export const enableWebhook: Handler<'enableWebhook'> = async ({ body, params, tx, now, by, session }) => {
  const webhook = await findWebhook(tx, params.id, { lock: true });
  if (!webhook) return problem('DPAY_WEBHOOK_NOT_FOUND');
  requireEvents(session, webhook.events);
  const changed = await enableRow(tx, webhook.id, now);
  if (changed > 0) {
    if (body.send_held ?? true) await sendHeld(tx, webhook.id, now);
    await audit.record(tx, by, { action: 'webhook.enabled', target: webhook.id });
  }
  return ok({ data: toWebhook((await findWebhook(tx, webhook.id)) as WebhookRow, now) });
};

export const disableWebhook: Handler<'disableWebhook'> = async ({ params, tx, now, by, session }) => {
  const webhook = await findWebhook(tx, params.id, { lock: true });
  if (!webhook) return problem('DPAY_WEBHOOK_NOT_FOUND');
  requireEvents(session, webhook.events);
  const changed = await disableRow(tx, webhook.id, 'by_person', now);
  if (changed > 0) {
    await holdWaiting(tx, webhook.id);
    await audit.record(tx, by, { action: 'webhook.disabled', target: webhook.id });
  }
  return ok({ data: toWebhook((await findWebhook(tx, webhook.id)) as WebhookRow, now) });
};

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = async (call) => {
  const { body, params, tx, now, deps, session } = call;
  const webhook = await findWebhook(tx, params.id, { lock: true });
  if (!webhook) return problem('DPAY_WEBHOOK_NOT_FOUND');
  requireEvents(session, webhook.events);
  const overlapHours = body.overlap_hours ?? ROTATION_POLICY.standardOverlapHours;
  const until = decideRotation({ previousExpiresAt: webhook.previous_expires_at, overlapHours }, now);
  if (!until.ok) return problem(until.problem.code, until.problem.params);
  const secret = await addSecret(tx, {
    webhookId: webhook.id,
    vault: deps.vault,
    at: now,
    previousUntil: until.value,
  });
  await audit.record(tx, call.by, { action: 'webhook.secret_rotated', target: webhook.id });
  return ok({ data: { webhook: toWebhook((await findWebhook(tx, webhook.id)) as WebhookRow, now), secret } });
};
