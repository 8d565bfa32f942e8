import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { OrderRow } from './rows.ts';

/** Row-level security adds merchant and mode to every condition below. */
const COLUMNS = sql`
  id, mode, reference_id, customer_id, subaccount_id, total_amount, discount_amount, remaining_payment, payment_type, status,
  is_payment_link, invoice_id, minimum_payment, mdr_fee_payer, items, notes, checkout_slug, settlement_id, sent_customer, created_at, updated_at, expires_at,
  completed_at`;

export const selectOrders = (tx: Tx, conditions: Sql, window: Sql): Promise<OrderRow[]> =>
  tx.rows<OrderRow>(sql`select ${COLUMNS} from "order" where ${conditions} ${window}`);

export const countOrders = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from "order" where ${conditions}`,
  );
  return Number(total);
};

export const findOrder = (
  tx: Tx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<OrderRow | undefined> =>
  tx.maybe<OrderRow>(sql`select ${COLUMNS} from "order" where id = ${id} ${lock ? sql`for update` : empty}`);

export const ordersByIds = async (tx: Tx, ids: readonly string[]): Promise<Map<string, OrderRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.rows<OrderRow>(sql`select ${COLUMNS} from "order" where id = any(${ids}::text[])`);
  return new Map(rows.map((row) => [row.id, row]));
};

/** What an order shows to its customer; without it, the order has no page. */
type Shown = 'mdr_fee_payer' | 'items' | 'notes' | 'checkout_slug' | 'invoice_id' | 'minimum_payment';
export type NewOrder = Omit<OrderRow, Shown> & Partial<Pick<OrderRow, Shown>> & { search_text: string };

/** Inserts many rows as one parameter, for the seed, repeated virtual accounts and tests. */
export const insertOrders = async (tx: Tx, rows: readonly NewOrder[], merchantId: string): Promise<void> => {
  const values = rows.map((row) => ({
    mdr_fee_payer: 'merchant',
    items: [],
    ...row,
    merchant_id: merchantId,
    reference_key: row.reference_id.toLowerCase(),
  }));
  await tx.run(
    sql`insert into "order" select * from json_populate_recordset(null::"order", ${JSON.stringify(values)}::json)`,
  );
};

/** When the first order was created; null if there is none. */
export const tradeBegan = async (tx: Tx): Promise<string | null> => {
  const first = await tx.maybe<{ created_at: string }>(
    sql`select created_at from "order" order by created_at limit 1`,
  );
  return first?.created_at ?? null;
};
