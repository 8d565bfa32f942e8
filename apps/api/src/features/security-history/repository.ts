import { actionPrefixes, FAILED_SIGN_INS } from '@dasbor/domain/security-history';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Call } from '../../spec/handlers.ts';
import type { SecurityEventRow } from './rows.ts';

// Renames the audit's time to the name that lists use.
const EVENTS = sql`
  (select id, at as created_at, action, mode, ip, device, actor_id, target, request_id from audit_event) as event`;

export const selectEvents = (tx: Tx, conditions: Sql, window: Sql): Promise<SecurityEventRow[]> =>
  tx.rows<SecurityEventRow>(sql`
    select id, created_at, action, mode, ip, device, actor_id, target, request_id,
           coalesce((select u.name from user_account u where u.user_id = event.actor_id),
                    (select k.name from api_key k where k.id = event.actor_id)) as actor_name,
           (select u.email from user_account u where u.user_id = event.actor_id) as actor_email,
           (select row_to_json(d) from (
              select bank_code, account_number, account_name, own_since, transfer_id from destination_account
               where id = event.target or transfer_id = event.target) d) as target_account
      from ${EVENTS} where ${conditions} ${window}`);

export const countEvents = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from ${EVENTS} where ${conditions}`,
  );
  return Number(total);
};

/** The User-Agents of the events in the range. */
export const selectUserAgents = async (tx: Tx, inRange: Sql): Promise<string[]> => {
  const rows = await tx.rows<{ device: string }>(
    sql`select distinct device from ${EVENTS} where ${inRange} ${historyFilters()}`,
  );
  return rows.map(({ device }) => device);
};

/** All people, and the keys with an event in the range, sorted by name. */
export const selectActors = (tx: Tx, inRange: Sql): Promise<{ id: string; name: string }[]> =>
  tx.rows(sql`
    select id, name from (
      select user_id as id, name from user_account
      union
      select k.id, k.name from api_key k
       where k.id in (select actor_id from ${EVENTS} where ${inRange} ${historyFilters()})) as actor
     order by lower(name), id limit 500`);

type Filters = Omit<NonNullable<Call<'listSecurityHistory'>['query']['filters']>, 'device'>;

export const onDevices = (userAgents: readonly string[], filters: Sql): Sql =>
  sql`${filters} and device = any(${userAgents}::text[])`;

export const historyFilters = ({ category, mode, actor_id }: Filters = {}): Sql => sql`
  and split_part(action, '.', 1) = any(${actionPrefixes(category)}::text[])
  ${mode === undefined ? empty : sql`and mode = ${mode}`}
  ${actor_id === undefined ? empty : sql`and actor_id = ${actor_id} and action <> all(${FAILED_SIGN_INS}::text[])`}`;
