import type { WebhookEvent } from '@dasbor/domain/webhooks';
import { outbox } from '../../../platform/work/outbox.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { publishEvent } from '../../webhooks/public.ts';
import type { Publishing } from '../../webhooks/public.ts';
import { eventDataOf, hasEnded } from './event-data.ts';
import { countsOf } from './rows.ts';
import type { DisbursementRow } from './rows.ts';

/** Sends the batch's new state to open dashboards. */
export const tellScreens = (tx: Tx, row: DisbursementRow): Promise<void> =>
  outbox.add(tx, {
    topic: 'disbursement.updated',
    aggregate: row.id,
    payload: { status: row.status, counts: countsOf(row) },
  });

/** Notifies dashboards of every change, and webhooks when the banks have finished with the batch. */
export const tellChange = async (
  publishing: Publishing,
  before: Pick<DisbursementRow, 'items_need_validation' | 'status'>,
  after: DisbursementRow,
): Promise<void> => {
  await tellScreens(publishing.tx, after);
  if (before.items_need_validation > 0 && after.items_need_validation === 0) {
    await tellWebhooks(publishing, 'disbursement.validation_completed', after);
  }
  if (before.status === 'processing' && hasEnded(after)) {
    await tellWebhooks(publishing, 'disbursement.completed', after);
  }
};

/** With `resendEvent`, sends the last event again. */
export const tellWebhooks = (
  publishing: Publishing,
  event: WebhookEvent,
  row: DisbursementRow,
  send: typeof publishEvent = publishEvent,
): Promise<void> =>
  send(publishing, { event, subjectId: row.id, subaccountId: row.holder || null, data: eventDataOf(row) });
