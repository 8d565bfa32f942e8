import { RECORDS } from '../../../approvals/public.ts';
import { findRefund } from '../../../refunds/public.ts';
import type { Source } from '../occurrence.ts';

export const ofRefund: Source = async (tx, { aggregate: id, payload }) => {
  const row = await findRefund(tx, id);
  if (!row) return undefined;
  const about = { subjectId: id, occasion: id, name: row.order_reference, amount: row.amount };
  switch (payload.status) {
    case 'started':
    case 'requested': {
      const toDecide = await RECORDS.refund.find(tx, id);
      return toDecide && { ...about, event: 'refund_waiting', toDecide };
    }
    case 'rejected':
      // Cancelled by its maker, or by whoever approved it.
      return row.cancelled_by_name === null
        ? { ...about, event: 'refund_rejected', people: row.maker_ids, except: [row.approver_id] }
        : undefined;
    case 'approved':
      return row.type === 'instant'
        ? { ...about, event: 'refund_waiting_customer', people: row.maker_ids }
        : undefined;
    case 'failed':
    case 'disbursement_failed':
      return {
        ...about,
        event: 'refund_failed',
        occasion: `${id} ${row.attempt}`,
        people: row.maker_ids,
      };
    default:
      return undefined;
  }
};
