import type { ContactChange } from '@dasbor/domain/customers';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ids } from '../../platform/ids.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { insertChange, updateContact } from './repository.ts';
import type { CustomerRow } from './rows.ts';

/** Who changes a customer: a person or an API key. */
export type Editor = { id: string; name: string; isPerson: boolean };
export type Saving = { tx: Tx; now: Date; ids: Ids; editor: Editor };

/** Saves the changes of a locked customer, with the line of its history. Open dashboards are told without any of its data. */
export const saveChanges = async (
  { tx, now, ids, editor }: Saving,
  { id, version }: Pick<CustomerRow, 'id' | 'version'>,
  changes: readonly ContactChange[],
): Promise<void> => {
  await updateContact(tx, id, { changes, byPerson: editor.isPerson, now });
  await insertChange(tx, {
    id: ids.next('event', now),
    customerId: id,
    version: version + 1,
    changes,
    actor_id: editor.id,
    actor_name: editor.name,
    now,
  });
  // The first word is the permission that hears it.
  await outbox.add(tx, { topic: 'order.customer_updated', aggregate: id, payload: {} });
};
