import { disablesAt, healthState, targetUrl } from '@dasbor/domain/webhooks';
import type { WebhookApiKind, WebhookEvent } from '@dasbor/domain/webhooks';
import type { SuccessBody } from '../../spec/handlers.ts';

export type Webhook = SuccessBody<'getWebhook'>['data'];

/** With the preview of the newest secret and the expiry of the previous one. */
export type WebhookRow = {
  merchant_id: string;
  id: string;
  name: string;
  url: string;
  api_kind: WebhookApiKind;
  events: WebhookEvent[];
  is_primary: boolean;
  subaccount_ids: string[];
  applies_to_all_subaccounts: boolean;
  enabled: boolean;
  disabled_reason: 'failing' | 'gone' | 'by_person' | null;
  disabled_at: string | null;
  failing_since: string | null;
  failures_in_a_row: number;
  warned_at: string | null;
  last_success_at: string | null;
  last_failure_at: string | null;
  created_at: string;
  updated_at: string;
  secret_preview: string;
  secret_created_at: string;
  previous_expires_at: string | null;
};

export const toWebhook = (row: WebhookRow, now: Date): Webhook => {
  const facts = {
    isEnabled: row.enabled,
    failingSince: row.failing_since,
    lastSuccessAt: row.last_success_at,
    lastFailureAt: row.last_failure_at,
  };
  const { disabled_reason: reason, disabled_at: at, previous_expires_at: until } = row;
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    api_kind: row.api_kind,
    events: row.events,
    targets: row.events.map((event) => ({ event, url: targetUrl(row.url, row.api_kind, event) })),
    is_primary: row.is_primary,
    subaccount_ids: row.subaccount_ids,
    applies_to_all_subaccounts: row.applies_to_all_subaccounts,
    status: row.enabled ? 'enabled' : 'disabled',
    disabled: reason === null || at === null ? null : { reason, at },
    health: {
      state: healthState(facts),
      failing_since: row.failing_since,
      failures_in_a_row: row.failures_in_a_row,
      last_success_at: row.last_success_at,
      last_failure_at: row.last_failure_at,
      disables_at: disablesAt(facts),
    },
    secret: {
      preview: row.secret_preview,
      created_at: row.secret_created_at,
      previous_expires_at: until !== null && Date.parse(until) > now.getTime() ? until : null,
    },
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
};
