import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { CustomerRow } from './rows.ts';

/**
 * Finds the customer by the number of the merchant or one of its subaccounts, and updates or creates it. Each owner has its own customers,
 * because their numbering may differ. Concurrent calls wait for each other, so that no customer is created twice.
 */
export const keepCustomer = async (
  tx: Tx,
  customer: CustomerRow,
  { subaccountId, now }: { subaccountId: string | null; now: Date },
): Promise<CustomerRow> => {
  const { id, reference_id: reference, name, email, mobile } = customer;
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(
      concat_ws(' ', 'customer', current_setting('app.merchant_id'), current_setting('app.mode'), ${reference}::text), 0))`);
  const known = await tx.maybe<CustomerRow>(sql`
    update customer set name = ${name}, email = coalesce(${email}, email), mobile = coalesce(${mobile}, mobile)
     where id = (select id from customer
                  where reference_id = ${reference} and subaccount_id is not distinct from ${subaccountId}
                  order by created_at desc, id desc limit 1)
    returning id, reference_id, name, email, mobile`);
  if (known) return known;
  await tx.run(sql`
    insert into customer (merchant_id, mode, id, reference_id, name, email, mobile, subaccount_id,
                          created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, ${reference}, ${name}, ${email},
            ${mobile}, ${subaccountId}, ${now})`);
  return customer;
};
