import { digitsOf } from '@dasbor/domain/lists';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { beginsWith, idPrefix } from '../../platform/list/find.ts';
import { selectOrders } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { selectPayments } from '../payments/public.ts';
import type { PaymentRow } from '../payments/public.ts';

type Wanted = { most: number; /** The ids of customers that match. */ customers: readonly string[] };

const ofCustomers = (ids: readonly string[]): Sql => sql`customer_id = any(${ids}::text[])`;

/** Searches the whole history, so only by what an index can find: prefixes of ids and references, and the customers that match. */
export const searchOrders = async (tx: Tx, text: string, { most, customers }: Wanted): Promise<OrderRow[]> =>
  merge(
    await Promise.all([
      selectOrders(tx, beginsWith(sql`id`, idPrefix(text)), lastBy(sql`id`, most)),
      selectOrders(tx, beginsWith(sql`reference_key`, text.toLowerCase()), lastBy(sql`reference_key`, most)),
      selectOrders(
        tx,
        ofAmount(sql`"order"`, sql`total_amount - discount_amount`, text),
        lastBy(sql`created_at`, most),
      ),
      customers.length > 0 ? selectOrders(tx, ofCustomers(customers), lastBy(sql`created_at`, most)) : [],
    ]),
    most,
  );

export const searchPayments = async (
  tx: Tx,
  text: string,
  { most, customers }: Wanted,
): Promise<PaymentRow[]> => {
  const key = text.toLowerCase();
  const digits = digitsOf(text);
  const ofOrders = sql`order_id in (
    select id from "order" where ${beginsWith(sql`reference_key`, key)} ${lastBy(sql`reference_key`, most)})`;
  return merge(
    await Promise.all([
      selectPayments(tx, beginsWith(sql`id`, idPrefix(text)), lastBy(sql`id`, most)),
      selectPayments(tx, beginsWith(sql`reference_key`, key), lastBy(sql`reference_key`, most)),
      digits ? selectPayments(tx, beginsWith(sql`va_number`, digits), lastBy(sql`va_number`, most)) : [],
      selectPayments(tx, ofOrders, lastBy(sql`created_at`, most)),
      selectPayments(tx, ofAmount(sql`payment`, sql`amount`, text), lastBy(sql`created_at`, most)),
      customers.length > 0 ? selectPayments(tx, ofCustomers(customers), lastBy(sql`created_at`, most)) : [],
    ]),
    most,
  );
};

/** Amounts and parts of words have no index, so only the newest records of each kind are searched. */
export const NEWEST = 5000;

/** Fewer digits are more often the start of an id or number than an amount. */
const AMOUNT_DIGITS = 4;

/** The amount that a text means: `50.000` is 50000. */
export const amountOf = (text: string): number | undefined => {
  const digits = digitsOf(text.replace(/^rp\.?/i, ''));
  return digits && digits.length >= AMOUNT_DIGITS && digits.length <= 15 ? Number(digits) : undefined;
};

const ofAmount = (table: Sql, amount: Sql, text: string): Sql => {
  const wanted = amountOf(text);
  return wanted === undefined
    ? sql`false`
    : sql`id in (
        select id from (select id, ${amount} as amount from ${table} order by created_at desc, id desc limit ${NEWEST}) newest
         where amount = ${wanted})`;
};

// Sorted by the index that finds them. Sorted by time, the database would scan the whole history for ten hits.
const lastBy = (column: Sql, most: number): Sql => sql`order by ${column} desc limit ${most}`;

const merge = <Row extends { id: string; created_at: string }>(
  lists: readonly Row[][],
  most: number,
): Row[] => {
  const byId = new Map(lists.flat().map((row) => [row.id, row]));
  return [...byId.values()].toSorted(newestFirst).slice(0, most);
};

export const newestFirst = (a: { created_at: string }, b: { created_at: string }): number =>
  a.created_at < b.created_at ? 1 : -1;
