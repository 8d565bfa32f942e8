import type { Tx } from '../../platform/db/tx.ts';
import { outbox } from '../../platform/work/outbox.ts';

/** Open screens read the invoice again. */
export const tellOfInvoice = (tx: Tx, id: string): Promise<void> =>
  outbox.add(tx, { topic: 'invoice.updated', aggregate: id, payload: {} });
