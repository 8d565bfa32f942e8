import type { AttemptError, DeliveryStatus, WebhookEvent } from '@dasbor/domain/webhooks';
import type { SuccessBody } from '../../../spec/handlers.ts';

type Delivery = SuccessBody<'listWebhookDeliveries'>['data'][number];
type Attempt = SuccessBody<'getWebhookDelivery'>['data']['attempts'][number];

export type DeliveryRow = {
  id: string;
  webhook_id: string;
  webhook_name: string;
  event: WebhookEvent;
  event_id: string;
  subject_id: string;
  url: string;
  status: DeliveryStatus;
  attempts: number;
  next_at: string | null;
  last_at: string | null;
  last_ms: number | null;
  last_status: number | null;
  last_error: AttemptError | null;
  created_at: string;
  delivered_at: string | null;
};

export const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  webhook_id: row.webhook_id,
  webhook_name: row.webhook_name,
  event: row.event,
  event_id: row.event_id,
  subject_id: row.subject_id,
  url: row.url,
  status: row.status,
  attempts: row.attempts,
  last_attempt:
    row.last_at === null
      ? null
      : { at: row.last_at, ms: row.last_ms ?? 0, status_code: row.last_status, error: row.last_error },
  next_attempt_at: row.next_at,
  created_at: row.created_at,
  delivered_at: row.delivered_at,
});

export type AttemptRow = {
  number: number;
  at: string;
  ms: number;
  url: string;
  request_id: string;
  request_headers: { name: string; value: string }[];
  status: number | null;
  response_content_type: string | null;
  response_body: string | null;
  response_truncated: boolean;
  error: AttemptError | null;
};

export const toAttempt = (row: AttemptRow): Attempt => ({
  number: row.number,
  at: row.at,
  ms: row.ms,
  url: row.url,
  request_id: row.request_id,
  request_headers: row.request_headers,
  status_code: row.status,
  response_content_type: row.response_content_type,
  response_body: row.response_body,
  response_truncated: row.response_truncated,
  error: row.error,
});
