import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { SavedViewRow } from './rows.ts';

const COLUMNS = sql`id, list, name, query, is_shared, owner_id, owner_name, created_at`;
/** Shared ones of a merchant with many people; a panel shows no more. */
const MOST_SHOWN = 200;

/** Of a person, then those that others share. */
export const viewsFor = (tx: Tx, userId: string, lists: readonly string[]): Promise<SavedViewRow[]> =>
  tx.rows<SavedViewRow>(sql`
    select ${COLUMNS} from saved_view
     where list = any(${lists}::text[]) and (owner_id = ${userId} or is_shared)
     order by owner_id <> ${userId}, created_at, id limit ${MOST_SHOWN}`);

export const findView = (tx: Tx, id: string): Promise<SavedViewRow | undefined> =>
  tx.maybe<SavedViewRow>(sql`select ${COLUMNS} from saved_view where id = ${id} for update`);

type Place = { ownerId: string; list: string; name: string };

export const findNamed = (tx: Tx, { ownerId, list, name }: Place): Promise<SavedViewRow | undefined> =>
  tx.maybe<SavedViewRow>(sql`
    select ${COLUMNS} from saved_view where owner_id = ${ownerId} and list = ${list} and lower(name) = lower(${name})`);

/** Until the end of the transaction, this person saves nothing else. */
export const lockViewsOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'saved_view', ${userId}::text), 0))`,
  );
};

export const countOwn = async (tx: Tx, userId: string, list: string): Promise<number> => {
  const { n } = await tx.one<{ n: string }>(
    sql`select count(*) as n from saved_view where owner_id = ${userId} and list = ${list}`,
  );
  return Number(n);
};

export const insertView = async (tx: Tx, row: Omit<SavedViewRow, 'created_at'>, now: Date): Promise<void> => {
  await tx.run(sql`
    insert into saved_view (merchant_id, mode, id, list, owner_id, owner_name, name, query, is_shared, created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.list}, ${row.owner_id}, ${row.owner_name},
            ${row.name}, ${row.query}, ${row.is_shared}, ${now})`);
};

export const changeView = async (
  tx: Tx,
  { id, name, query, is_shared: isShared }: Pick<SavedViewRow, 'id' | 'name' | 'query' | 'is_shared'>,
): Promise<void> => {
  await tx.run(
    sql`update saved_view set name = ${name}, query = ${query}, is_shared = ${isShared} where id = ${id}`,
  );
};

export const removeView = async (tx: Tx, id: string): Promise<void> => {
  await tx.run(sql`delete from saved_view where id = ${id}`);
};
