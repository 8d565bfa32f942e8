import sql, { raw } from 'sql-template-tag';
import type { Db } from '../../platform/db/db.ts';

type Column = { place: string; name: string };

const PERSONAL =
  '(^|_)(email|phone|mobile|account_number|account_name|holder_name|owner_name|legal_name|customer_name|user_name|number|npwp|nik|recipient|password_hash)$';
const PEOPLE = ['customer', 'user_account', 'person', 'invoice_customer'];

/** Columns of the database that hold data of people, by their name. */
export const personalColumns = (db: Db): Promise<Column[]> =>
  db.system((tx) =>
    tx.rows<Column>(sql`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as place, quote_ident(column_name) as name
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE' and table_schema in ('public', 'bank', 'acquirer') and data_type = 'text'
         and (column_name ~ ${PERSONAL} or (column_name = 'name' and table_name = any(${PEOPLE}::text[])))
       order by 1, 2`),
  );

/** Everything that is stored about people, long enough to be told from other text. */
export const storedAboutPeople = async (db: Db, columns: readonly Column[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { place, name } of columns) {
    const values = await db.system((tx) =>
      tx.rows<{ value: string }>(sql`
        select distinct ${raw(name)} as value from ${raw(place)} where length(${raw(name)}) >= 7 limit 2000`),
    );
    found.push(...values.map(({ value }) => value));
  }
  return [...new Set(found)];
};
