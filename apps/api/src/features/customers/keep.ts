import { contactSent } from '@dasbor/domain/customers';
import { insertCustomer, lockByReference, lockReference } from './repository.ts';
import type { NewCustomer } from './repository.ts';
import { saveChanges } from './save.ts';
import type { Saving } from './save.ts';

/**
 * Finds the customer by the number of the merchant or one of its subaccounts, and updates or creates it. Each owner has its own customers,
 * because their numbering may differ. Concurrent calls wait for each other, so that no customer is created twice.
 */
export const keepCustomer = async (saving: Saving, customer: NewCustomer): Promise<{ id: string }> => {
  const { tx, now } = saving;
  const { reference_id: reference, subaccount_id: subaccountId, name, email, mobile } = customer;
  await lockReference(tx, reference);
  const known = await lockByReference(tx, reference, subaccountId);
  if (!known) {
    await insertCustomer(tx, customer, now);
    return customer;
  }
  const changes = contactSent(known, { name, email, mobile }, known.corrected_fields);
  if (changes.length > 0) await saveChanges(saving, known, changes);
  return known;
};
