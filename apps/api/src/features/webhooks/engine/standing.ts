import { healthAfter } from '@dasbor/domain/webhooks';
import type { HealthDecision, WebhookStanding } from '@dasbor/domain/webhooks';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { WebhookRow } from '../rows.ts';
import type { Attempt } from './attempt.ts';

export type Webhook = WebhookRow & { mode: string };

export type Change = {
  webhook: Webhook;
  standing: WebhookStanding;
  lastSuccess: string | null;
  lastFailure: string | null;
  disable: HealthDecision['disable'];
  warn: boolean;
  isNews: boolean;
};

/** What attempts mean for the health of their webhook. */
export const healthOf = (webhook: Webhook, attempts: readonly Attempt[]): Change => {
  const change: Change = {
    webhook,
    standing: {
      failingSince: webhook.failing_since,
      failuresInARow: webhook.failures_in_a_row,
      warnedAt: webhook.warned_at,
    },
    lastSuccess: webhook.last_success_at,
    lastFailure: webhook.last_failure_at,
    disable: null,
    warn: false,
    isNews: false,
  };
  for (const { answer, at } of attempts) {
    const succeeded = answer.error === null;
    const decided = healthAfter(change.standing, { succeeded, status: answer.status }, at);
    change.standing = decided.standing;
    change.disable ??= decided.disable;
    change.warn ||= decided.warn;
    change[succeeded ? 'lastSuccess' : 'lastFailure'] = at.toISOString();
  }
  return { ...change, isNews: attempts.length > 0 && !isKnown(change) };
};

// Otherwise the row of a busy healthy webhook would be written many times a second, only with another timestamp.
const SAME_FOR_MS = 5000;

const isKnown = ({ webhook, standing, lastSuccess }: Change): boolean =>
  webhook.failures_in_a_row === 0 &&
  standing.failuresInARow === 0 &&
  webhook.last_success_at !== null &&
  lastSuccess !== null &&
  Date.parse(lastSuccess) - Date.parse(webhook.last_success_at) < SAME_FOR_MS;

export const recordHealth = async (tx: Tx, changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return;
  const rows = changes.map(({ webhook, standing, lastSuccess, lastFailure }) => ({
    merchant_id: webhook.merchant_id,
    mode: webhook.mode,
    id: webhook.id,
    failing_since: standing.failingSince,
    failures_in_a_row: standing.failuresInARow,
    warned_at: standing.warnedAt,
    last_success_at: lastSuccess,
    last_failure_at: lastFailure,
  }));
  await tx.run(sql`
    update webhook w
       set failing_since = r.failing_since, failures_in_a_row = r.failures_in_a_row, warned_at = r.warned_at,
           last_success_at = r.last_success_at, last_failure_at = r.last_failure_at
      from json_populate_recordset(null::webhook, ${JSON.stringify(rows)}::json) as r
     where w.merchant_id = r.merchant_id and w.mode = r.mode and w.id = r.id`);
};
