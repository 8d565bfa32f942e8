import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { escapeLike } from '../../platform/find.ts';
import type { CustomerRow } from './rows.ts';

export const customersByIds = async (tx: Tx, ids: readonly string[]): Promise<Map<string, CustomerRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.rows<CustomerRow>(
    sql`select id, reference_id, name, email, mobile from customer where id = any(${ids}::text[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Newest first. There are far fewer customers than orders, so looking through their names is cheap. */
export const customersNamed = (tx: Tx, text: string, most: number): Promise<CustomerRow[]> =>
  tx.rows<CustomerRow>(sql`
    select id, reference_id, name, email, mobile from customer
     where lower(name) like ${`%${escapeLike(text)}%`}
     order by created_at desc limit ${most}`);
