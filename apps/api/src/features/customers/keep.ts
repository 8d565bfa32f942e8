import { contactSent } from '@dasbor/domain/customers';
import type { CustomerField } from '@dasbor/domain/customers';
import { insertCustomers, lockByReferences, lockReferences } from './repository.ts';
import type { NewCustomer } from './repository.ts';
import { saveChanges } from './save.ts';
import type { Saving } from './save.ts';

/**
 * Finds the customer by the number of the merchant or one of its subaccounts, and updates or creates it. Each owner has its own customers,
 * because their numbering may differ. Concurrent calls wait for each other, so that no customer is created twice.
 */
export const keepCustomer = async (saving: Saving, customer: NewCustomer): Promise<{ id: string }> => {
  const [kept] = await keepCustomers(saving, customer.subaccount_id, [customer]);
  return kept as { id: string };
};

/** The same for many of one owner. A number that is given twice is one customer, with what was given last. */
export const keepCustomers = async (
  saving: Saving,
  subaccountId: string | null,
  customers: readonly NewCustomer[],
): Promise<readonly { id: string }[]> => {
  const { tx, now } = saving;
  const references = [...new Set(customers.map(({ reference_id: reference }) => reference))];
  await lockReferences(tx, references);
  const known = new Map<string, Known>(await lockByReferences(tx, references, subaccountId));
  const first = new Map(customers.toReversed().map((customer) => [customer.reference_id, customer]));
  const fresh = [...first.values()].filter(({ reference_id: reference }) => !known.has(reference));
  await insertCustomers(tx, fresh, now);
  for (const customer of fresh) known.set(customer.reference_id, { ...NEW, ...customer });
  const kept: { id: string }[] = [];
  for (const { reference_id: reference, name, email, mobile } of customers) {
    const before = known.get(reference) as Known;
    const changes = contactSent(before, { name, email, mobile }, before.corrected_fields);
    if (changes.length > 0) {
      await saveChanges(saving, before, changes);
      const changed = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
      known.set(reference, { ...before, ...changed, version: before.version + 1 });
    }
    kept.push(before);
  }
  return kept;
};

const NEW = { address: null, city: null, country: null, postal_code: null, version: 1, corrected_fields: [] };

type Known = Parameters<typeof contactSent>[0] & {
  id: string;
  version: number;
  corrected_fields: readonly CustomerField[];
};
