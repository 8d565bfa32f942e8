import { digitsOf } from '@dasbor/domain/lists';
import sql, { empty } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { escapeLike } from '../../platform/list/find.ts';
import type { CustomerRow } from './rows.ts';

export const customersByIds = async (tx: Tx, ids: readonly string[]): Promise<Map<string, CustomerRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.rows<CustomerRow>(
    sql`select id, reference_id, name, email, mobile from customer where id = any(${ids}::text[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

type Wanted = { text: string; most: number; masked: boolean };

/**
 * Newest first. A scan is cheap, because there are far fewer customers than orders. A caller who sees masked data cannot search by address
 * or number: hits and misses would reveal them.
 */
export const customersKnownBy = (tx: Tx, { text, most, masked }: Wanted): Promise<CustomerRow[]> => {
  const wanted = text.toLowerCase();
  const anywhere = `%${escapeLike(wanted)}%`;
  return tx.rows<CustomerRow>(sql`
    select id, reference_id, name, email, mobile from customer
     where lower(name) like ${anywhere} or lower(reference_id) like ${`${escapeLike(wanted)}%`}
           ${masked ? empty : sql`or lower(email) like ${anywhere}`}
           ${masked ? empty : sql`or mobile like any(${mobilePatterns(text)}::text[])`}
     order by created_at desc limit ${most}`);
};

/** `0812-3456` and `8123456` match the stored form (`+628123456…`). Fewer than four digits would match everybody. */
const mobilePatterns = (text: string): string[] => {
  const digits = digitsOf(text);
  if (!digits || digits.length < 4) return [];
  return [`%${digits}%`, ...(digits.startsWith('0') ? [`+62${digits.slice(1)}%`] : [])];
};
