import type { RefundStatus } from '@dasbor/domain/refunds';
import type { WebhookEvent } from '@dasbor/domain/webhooks';
import { outbox } from '../../platform/work/outbox.ts';
import { publishEvent } from '../webhooks/public.ts';
import type { Publishing } from '../webhooks/public.ts';
import { toRefund } from './rows.ts';
import type { RefundRow } from './rows.ts';

/** The webhook event of each status (product spec §9). */
const EVENTS: Readonly<Record<RefundStatus, WebhookEvent | null>> = {
  started: 'refund.submitted',
  requested: 'refund.submitted',
  approved: null,
  processing: null,
  disbursement_pending: null,
  disbursement_processing: null,
  disbursement_failed: 'refund.failed',
  disbursement_re_triggered: null,
  done: 'refund.completed',
  failed: 'refund.failed',
  rejected: null,
};

/** Notifies dashboards and webhooks of the refund's status. Its payment changed too. */
export const announceRefund = async (publishing: Publishing, refund: RefundRow): Promise<void> => {
  const { tx } = publishing;
  const { id, status, payment_id: paymentId } = refund;
  await outbox.add(tx, {
    topic: 'refund.updated',
    aggregate: id,
    payload: { status, payment_id: paymentId },
  });
  await outbox.add(tx, { topic: 'payment.updated', aggregate: paymentId, payload: { status: 'completed' } });
  const event = EVENTS[status];
  if (event === null) return;
  await publishEvent(publishing, {
    event,
    subjectId: id,
    subaccountId: refund.subaccount_id,
    paymentMethod: refund.method,
    data: toRefund(refund, publishing.now),
  });
};
