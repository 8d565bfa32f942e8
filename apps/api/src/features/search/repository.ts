import { normalizePhone } from '@dasbor/domain/auth';
import { ID_PREFIXES } from '@dasbor/domain/kernel';
import { amountOf, digitsOf } from '@dasbor/domain/lists';
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

/** Searches the whole history, so only by what an index can find: prefixes of ids and references, amounts, and the customers that match. */
export const searchOrders = async (
  tx: Tx,
  text: string,
  { most, customers }: Wanted,
): Promise<OrderRow[]> => {
  const id = idPrefix(text);
  const amount = amountOf(text);
  const newest = lastBy(sql`created_at`, most);
  return merge(
    await Promise.all([
      id.startsWith(ID_PREFIXES.order)
        ? selectOrders(tx, beginsWith(sql`id`, id), lastBy(sql`id`, most))
        : [],
      selectOrders(tx, beginsWith(sql`reference_key`, text.toLowerCase()), lastBy(sql`reference_key`, most)),
      amount === undefined ? [] : selectOrders(tx, sql`total_amount = ${amount}`, newest),
      customers.length > 0 ? selectOrders(tx, ofCustomers(customers), newest) : [],
    ]),
    most,
  );
};

export const searchPayments = async (
  tx: Tx,
  text: string,
  { most, customers, masked }: Wanted & { masked: boolean },
): Promise<PaymentRow[]> => {
  const key = text.toLowerCase();
  const id = idPrefix(text);
  const digits = digitsOf(text);
  const amount = amountOf(text);
  const phone = masked ? undefined : normalizePhone(text);
  const newest = lastBy(sql`created_at`, most);
  const ofOrders = sql`order_id in (
    select id from "order" where ${beginsWith(sql`reference_key`, key)} ${lastBy(sql`reference_key`, most)})`;
  return merge(
    await Promise.all([
      id.startsWith(ID_PREFIXES.payment)
        ? selectPayments(tx, beginsWith(sql`id`, id), lastBy(sql`id`, most))
        : [],
      selectPayments(tx, beginsWith(sql`reference_key`, key), lastBy(sql`reference_key`, most)),
      digits ? selectPayments(tx, beginsWith(sql`va_number`, digits), lastBy(sql`va_number`, most)) : [],
      selectPayments(tx, ofOrders, newest),
      amount === undefined ? [] : selectPayments(tx, sql`amount = ${amount}`, newest),
      phone?.ok
        ? selectPayments(
            tx,
            amongNewest(sql`payment`, sql`details -> 'ewallet' ->> 'phone' = ${phone.value}`),
            newest,
          )
        : [],
      customers.length > 0 ? selectPayments(tx, ofCustomers(customers), newest) : [],
    ]),
    most,
  );
};

/** What has no index is searched in the newest records of each kind. */
export const NEWEST = 5000;

const amongNewest = (table: Sql, condition: Sql): Sql => sql`id in (
  select id from (select * from ${table} order by created_at desc, id desc limit ${NEWEST}) newest where ${condition})`;

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
