import type { Tx } from '../../platform/db/tx.ts';
import { outbox } from '../../platform/work/outbox.ts';

/** Open screens read the invoice again. */
export const tellOfInvoice = (tx: Tx, id: string): Promise<void> => tellOfInvoices(tx, [id]);

export const tellOfInvoices = (tx: Tx, ids: readonly string[]): Promise<void> =>
  outbox.addAll(
    tx,
    ids.map((id) => ({ topic: 'invoice.updated', aggregate: id, payload: {} })),
  );
