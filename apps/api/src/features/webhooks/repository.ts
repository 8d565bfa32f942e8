import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { WebhookRow } from './rows.ts';

/** Row-level security adds merchant and mode to every condition below. */
const WEBHOOKS = sql`
  select w.*, s.preview as secret_preview, s.created_at as secret_created_at,
         (select max(p.expires_at) from webhook_secret p
           where p.merchant_id = w.merchant_id and p.mode = w.mode and p.webhook_id = w.id) as previous_expires_at
    from webhook w
    join webhook_secret s
      on s.merchant_id = w.merchant_id and s.mode = w.mode and s.webhook_id = w.id and s.expires_at is null`;

export const selectWebhooks = (tx: Tx, window: Sql): Promise<WebhookRow[]> =>
  tx.rows<WebhookRow>(sql`select * from (${WEBHOOKS}) as webhook where true ${window}`);

export const findWebhook = (
  tx: Tx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<WebhookRow | undefined> =>
  tx.maybe<WebhookRow>(sql`${WEBHOOKS} where w.id = ${id} ${lock ? sql`for update of w` : empty}`);

export const countWebhooks = async (tx: Tx): Promise<number> => {
  const { count } = await tx.one<{ count: string }>(sql`select count(*) as count from webhook`);
  return Number(count);
};

/** Serialises creating a webhook and moving or removing the primary flag. */
export const lockMode = async (tx: Tx): Promise<void> => {
  await tx.rows(sql`
    select 1 from merchant_mode
     where merchant_id = current_setting('app.merchant_id') and mode = current_setting('app.mode') for no key update`);
};

export type NewWebhook = Pick<
  WebhookRow,
  | 'id'
  | 'name'
  | 'url'
  | 'api_kind'
  | 'events'
  | 'is_primary'
  | 'subaccount_ids'
  | 'applies_to_all_subaccounts'
> & { at: Date };

export const insertWebhook = async (tx: Tx, row: NewWebhook): Promise<void> => {
  await tx.run(sql`
    insert into webhook (merchant_id, mode, id, name, url, api_kind, events, is_primary, subaccount_ids,
                         applies_to_all_subaccounts, created_at, updated_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.name}, ${row.url},
            ${row.api_kind}, ${row.events}, ${row.is_primary}, ${row.subaccount_ids},
            ${row.applies_to_all_subaccounts}, ${row.at}, ${row.at})`);
};

export const updateWebhookRow = async (tx: Tx, row: NewWebhook): Promise<void> => {
  await tx.run(sql`
    update webhook
       set name = ${row.name}, url = ${row.url}, api_kind = ${row.api_kind}, events = ${row.events},
           is_primary = ${row.is_primary}, subaccount_ids = ${row.subaccount_ids},
           applies_to_all_subaccounts = ${row.applies_to_all_subaccounts}, updated_at = ${row.at}
     where id = ${row.id}`);
};

/** Removes the primary flag. A unique index allows one primary webhook per mode. */
export const clearPrimary = async (tx: Tx): Promise<void> => {
  await tx.run(sql`update webhook set is_primary = false where is_primary`);
};

export const setPrimary = async (tx: Tx, id: string): Promise<void> => {
  await tx.run(sql`update webhook set is_primary = true where id = ${id}`);
};

export const removeWebhook = async (tx: Tx, id: string): Promise<void> => {
  await tx.run(sql`delete from webhook where id = ${id}`);
};

/** Resets the health: earlier failures do not count after a fix. */
export const enableRow = (tx: Tx, id: string, at: Date): Promise<number> =>
  tx.run(sql`
    update webhook
       set enabled = true, disabled_reason = null, disabled_at = null, failing_since = null, failures_in_a_row = 0,
           warned_at = null, updated_at = ${at}
     where id = ${id} and not enabled`);

export const disableRow = (tx: Tx, id: string, reason: string, at: Date): Promise<number> =>
  tx.run(sql`
    update webhook set enabled = false, disabled_reason = ${reason}, disabled_at = ${at}, updated_at = ${at}
     where id = ${id} and enabled`);

/** The merchant's own list of events, if it has one (product spec §7). */
export const ownEvents = async (tx: Tx): Promise<string[] | null> => {
  const { own } = await tx.one<{ own: string[] | null }>(sql`
    select case when jsonb_typeof(preset -> 'webhook') = 'array' then preset -> 'webhook' end as own
      from merchant where merchant_id = current_setting('app.merchant_id')`);
  return own;
};
