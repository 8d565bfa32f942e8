import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';

export type NewRequest = {
  merchant_id: string;
  mode: string;
  id: string;
  key_id: string;
  operation: string;
  method: string;
  path: string;
  url: string;
  status: number;
  error_code: string | null;
  duration_ms: number;
  ip: string;
  user_agent: string | null;
  idempotency_key: string | null;
  request_body: string | null;
  request_truncated: boolean | null;
  response_body: string | null;
  response_truncated: boolean | null;
  search_text: string;
  created_at: string;
};

export const insertRequests = async (tx: Tx, rows: readonly NewRequest[]): Promise<void> => {
  await tx.run(sql`
    insert into api_request
    select * from json_populate_recordset(null::api_request, ${JSON.stringify(rows)}::json)
    on conflict do nothing`);
};

/** Rounded to the minute, so that a busy key's row is written once a minute instead of on every call. */
export const noteUse = async (tx: Tx, rows: readonly NewRequest[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx.run(sql`
    update api_key k set last_used_at = used.at, last_used_ip = used.ip
      from (select distinct on (merchant_id, mode, key_id)
                   merchant_id, mode, key_id, ip, date_trunc('minute', created_at) as at
              from json_populate_recordset(null::api_request, ${JSON.stringify(rows)}::json)
             order by merchant_id, mode, key_id, created_at desc) as used
     where k.merchant_id = used.merchant_id and k.mode = used.mode and k.id = used.key_id
       and (k.last_used_at is null or k.last_used_at < used.at)`);
};
