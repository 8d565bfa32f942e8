import type { SuccessBody } from '../../spec/handlers.ts';

export type ApiRequest = SuccessBody<'listApiRequests'>['data'][number];
type ApiRequestDetail = SuccessBody<'getApiRequest'>['data'];

export type ApiRequestRow = {
  id: string;
  created_at: string;
  key_id: string;
  key_name: string;
  operation: string;
  method: ApiRequest['method'];
  path: string;
  status: number;
  error_code: string | null;
  duration_ms: number;
  ip: string;
};

export type ApiRequestDetailRow = ApiRequestRow & {
  url: string;
  user_agent: string | null;
  idempotency_key: string | null;
  request_body: string | null;
  request_truncated: boolean | null;
  response_body: string | null;
  response_truncated: boolean | null;
};

export const toApiRequest = (row: ApiRequestRow): ApiRequest => ({
  id: row.id,
  created_at: row.created_at,
  key: { id: row.key_id, name: row.key_name },
  operation: row.operation,
  method: row.method,
  path: row.path,
  status: row.status,
  error_code: row.error_code,
  duration_ms: row.duration_ms,
  ip: row.ip,
});

export const toApiRequestDetail = (row: ApiRequestDetailRow): ApiRequestDetail => ({
  ...toApiRequest(row),
  url: row.url,
  user_agent: row.user_agent,
  idempotency_key: row.idempotency_key,
  request_body: bodyOf(row.request_body, row.request_truncated),
  response_body: bodyOf(row.response_body, row.response_truncated),
});

const bodyOf = (text: string | null, truncated: boolean | null): ApiRequestDetail['request_body'] =>
  text === null ? null : { text, truncated: truncated ?? false };
