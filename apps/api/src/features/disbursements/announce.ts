import { outbox } from '../../platform/outbox.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { countsOf } from './rows.ts';
import type { DisbursementRow } from './rows.ts';

/** Tells the screens how a batch stands. */
export const tellScreens = (tx: Tx, row: DisbursementRow): Promise<void> =>
  outbox.add(tx, {
    topic: 'disbursement.updated',
    aggregate: row.id,
    payload: { status: row.status, counts: countsOf(row) },
  });
