import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Call } from '../../spec/handlers.ts';
import type { ApiRequestRow } from './rows.ts';

const KEY_NAME = sql`(select k.name from api_key k where k.id = api_request.key_id) as key_name`;
const LISTED = sql`id, created_at, key_id, ${KEY_NAME}, operation, method, path, status, error_code, duration_ms, ip`;

export const selectRequests = (tx: Tx, conditions: Sql, window: Sql): Promise<ApiRequestRow[]> =>
  tx.rows<ApiRequestRow>(sql`select ${LISTED} from api_request where ${conditions} ${window}`);

export const countRequests = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from api_request where ${conditions}`,
  );
  return Number(total);
};

export type ApiRequestDetailRow = ApiRequestRow &
  Pick<
    NewRequest,
    | 'url'
    | 'user_agent'
    | 'idempotency_key'
    | 'request_body'
    | 'request_truncated'
    | 'response_body'
    | 'response_truncated'
  >;

export const findRequest = (tx: Tx, id: string): Promise<ApiRequestDetailRow | undefined> =>
  tx.maybe<ApiRequestDetailRow>(sql`
    select ${LISTED}, url, user_agent, idempotency_key, request_body, request_truncated, response_body, response_truncated
      from api_request where id = ${id}`);

type Filters = NonNullable<Call<'listApiRequests'>['query']['filters']>;

export const requestFilters = (filters: Filters = {}): Sql => {
  const { key_id, method, status_class, path, request_id } = filters;
  const hundreds = status_class?.map((text) => Number(text[0]));
  return sql`
    ${key_id === undefined ? empty : sql`and key_id = ${key_id}`}
    ${method ? sql`and method = any(${method}::text[])` : empty}
    ${hundreds ? sql`and status / 100 = any(${hundreds}::int[])` : empty}
    ${path === undefined ? empty : sql`and path = ${path}`}
    ${request_id === undefined ? empty : sql`and id = ${request_id}`}`;
};

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

/** To the minute, so that a busy key's row is written once a minute and not with every call. */
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
