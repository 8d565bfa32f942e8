import type { ContactChange, CustomerField } from '@dasbor/domain/customers';
import sql, { empty, join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { customersFoundBy, formerlyFoundBy } from './find.ts';
import type { ChangeRow, CustomerRow } from './rows.ts';

const COLUMNS = sql`
  id, reference_id, subaccount_id, name, email, mobile, address, city, country, postal_code, version, created_at,
  coalesce(changed_at, created_at) as updated_at`;

export const selectCustomers = (tx: Tx, conditions: Sql, window: Sql): Promise<CustomerRow[]> =>
  tx.rows<CustomerRow>(sql`select ${COLUMNS} from customer where ${conditions} ${window}`);

export const countCustomers = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from customer where ${conditions}`,
  );
  return Number(total);
};

export const findCustomer = (tx: Tx, id: string): Promise<CustomerRow | undefined> =>
  tx.maybe<CustomerRow>(sql`select ${COLUMNS} from customer where id = ${id}`);

/** A concurrent second edit waits for this lock and then finds the first one's version. */
export const lockCustomer = (tx: Tx, id: string): Promise<CustomerRow | undefined> =>
  tx.maybe<CustomerRow>(sql`select ${COLUMNS} from customer where id = ${id} for update`);

/**
 * Until the end of the transaction, so that nobody else creates a customer with these references. In one order, so that two transactions
 * never wait for each other.
 */
export const lockReferences = async (tx: Tx, references: readonly string[]): Promise<void> => {
  await tx.run(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(
               concat_ws(' ', 'customer', current_setting('app.merchant_id'), current_setting('app.mode'), reference), 0) as key
        from unnest(${references}::text[]) as reference
       order by key) as locks`);
};

type KnownCustomer = CustomerRow & { corrected_fields: readonly CustomerField[] };

/** The newest customer with each reference, of the merchant or of one of its subaccounts. */
export const lockByReferences = async (
  tx: Tx,
  references: readonly string[],
  subaccountId: string | null,
): Promise<[reference: string, KnownCustomer][]> => {
  const rows = await tx.rows<KnownCustomer>(sql`
    select ${COLUMNS}, corrected_fields from customer
     where reference_id = any(${references}::text[]) and subaccount_id is not distinct from ${subaccountId}
     order by created_at, id for update`);
  return rows.map((row) => [row.reference_id, row]);
};

export const customersByIds = async (tx: Tx, ids: readonly string[]): Promise<Map<string, CustomerRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await selectCustomers(tx, sql`id = any(${ids}::text[])`, empty);
  return new Map(rows.map((row) => [row.id, row]));
};

type Wanted = { text: string; most: number; masked: boolean };

/** Newest first. */
export const customersKnownBy = (tx: Tx, { text, most, masked }: Wanted): Promise<CustomerRow[]> =>
  selectCustomers(tx, customersFoundBy(text, masked), sql`order by created_at desc, id desc limit ${most}`);

/** Customers that once had a name like this, those whose name changed last first. */
export const formerlyNamed = async (tx: Tx, { text, most, masked }: Wanted): Promise<string[]> => {
  const rows = await tx.rows<{ id: string }>(sql`
    select customer_id as id from customer_change where ${formerlyFoundBy(text, masked)}
     group by customer_id order by max(created_at) desc limit ${most}`);
  return rows.map(({ id }) => id);
};

export type NewCustomer = Pick<
  CustomerRow,
  'id' | 'reference_id' | 'subaccount_id' | 'name' | 'email' | 'mobile'
>;

export const insertCustomers = async (tx: Tx, rows: readonly NewCustomer[], now: Date): Promise<void> => {
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into customer (merchant_id, mode, id, reference_id, name, email, mobile, subaccount_id, created_at)
    select current_setting('app.merchant_id'), current_setting('app.mode'), id, reference_id, name, email, mobile, subaccount_id,
           ${now}
      from json_populate_recordset(null::customer, ${JSON.stringify(rows)}::json)`);
};

/** Columns are named by the fields of a contact. */
export const updateContact = async (
  tx: Tx,
  id: string,
  { changes, byPerson, now }: { changes: readonly ContactChange[]; byPerson: boolean; now: Date },
): Promise<void> => {
  const assigned = changes.map(({ field, to }) => sql`${raw(field)} = ${to}`);
  const corrected = byPerson ? changes.map(({ field }) => field) : [];
  await tx.run(sql`
    update customer
       set ${join(assigned)}, version = version + 1, changed_at = ${now},
           corrected_fields = array(select distinct field from unnest(corrected_fields || ${corrected}::text[]) field)
     where id = ${id}`);
};

type NewChange = Omit<ChangeRow, 'created_at'> & { customerId: string; now: Date };

export const insertChange = async (tx: Tx, change: NewChange): Promise<void> => {
  await tx.run(sql`
    insert into customer_change (merchant_id, mode, id, customer_id, version, changes, actor_id, actor_name, created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${change.id}, ${change.customerId},
            ${change.version}, ${JSON.stringify(change.changes)}::jsonb, ${change.actor_id}, ${change.actor_name},
            ${change.now})`);
};

export const selectChanges = (tx: Tx, conditions: Sql, window: Sql): Promise<ChangeRow[]> =>
  tx.rows<ChangeRow>(sql`
    select id, version, actor_id, actor_name, changes, created_at from customer_change where ${conditions} ${window}`);

export const countChanges = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from customer_change where ${conditions}`,
  );
  return Number(total);
};

/** The changes after a version, oldest first. */
export const changesAfter = (tx: Tx, customerId: string, version: number): Promise<ChangeRow[]> =>
  selectChanges(tx, sql`customer_id = ${customerId} and version > ${version}`, sql`order by version`);
