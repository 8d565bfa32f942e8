import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Call } from '../../spec/handlers.ts';
import type { ApiRequestDetailRow, ApiRequestRow } from './rows.ts';

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
