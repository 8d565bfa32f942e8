import { contactChanges } from '@dasbor/domain/customers';
import sql from 'sql-template-tag';
import { insertCustomer, lockByReference } from './repository.ts';
import type { NewCustomer } from './repository.ts';
import { saveChanges } from './save.ts';
import type { Saving } from './save.ts';

/** The customer of an order. */
export type KeptCustomer = Pick<NewCustomer, 'id' | 'name'>;

/**
 * Finds the customer by the number of the merchant or one of its subaccounts, and updates or creates it. Each owner has its own customers,
 * because their numbering may differ. Concurrent calls wait for each other, so that no customer is created twice.
 */
export const keepCustomer = async (saving: Saving, customer: NewCustomer): Promise<KeptCustomer> => {
  const { tx, now } = saving;
  const { reference_id: reference, subaccount_id: subaccountId, name, email, mobile } = customer;
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(
      concat_ws(' ', 'customer', current_setting('app.merchant_id'), current_setting('app.mode'), ${reference}::text), 0))`);
  const known = await lockByReference(tx, reference, subaccountId);
  if (!known) {
    await insertCustomer(tx, customer, now);
    return customer;
  }
  // An order without an address or number does not remove what is known.
  const changes = contactChanges(known, { name, ...(email && { email }), ...(mobile && { mobile }) });
  if (changes.length > 0) await saveChanges(saving, known, changes);
  return { id: known.id, name };
};
