import { findDisbursement, noticeOf } from '../../../disbursements/public.ts';
import { findFundTransfer } from '../../../fund-transfers/public.ts';
import { findWithdrawal, lastRuns } from '../../../withdrawals/public.ts';
import { RECORDS } from '../../../approvals/public.ts';
import type { Occurrence, Source } from '../occurrence.ts';

export const ofDisbursement: Source = async (tx, { aggregate: id, payload }) => {
  const row = await findDisbursement(tx, id);
  if (!row) return undefined;
  const about = { subjectId: id, name: row.name, amount: noticeOf(row).total };
  switch (payload.status) {
    case 'draft':
      // Told once, although each edit is checked again.
      return payload.counts?.['need_validation'] === 0 && (payload.counts['total'] ?? 0) > 0
        ? {
            ...about,
            event: 'disbursement_validated',
            occasion: id,
            count: payload.counts['invalid'] ?? 0,
            people: row.maker_ids,
          }
        : undefined;
    case 'need_approval': {
      const toDecide = await RECORDS.disbursement.find(tx, id);
      return (
        toDecide && {
          ...about,
          event: 'disbursement_waiting',
          occasion: `${id} ${row.submitted_at}`,
          count: row.payouts,
          toDecide,
        }
      );
    }
    case 'processing':
      // A retry sends it again, but nobody decides about it again.
      return {
        ...about,
        event: 'disbursement_approved',
        occasion: `${id} ${row.decided_at}`,
        people: row.maker_ids,
        except: [row.approver_id],
      };
    case 'need_revision':
      return {
        ...about,
        event: 'disbursement_rejected',
        occasion: `${id} ${row.decided_at}`,
        people: row.maker_ids,
        except: [row.approver_id],
      };
    case 'failed':
    case 'partially_success':
      return {
        ...about,
        amount: null,
        event: 'disbursement_failed',
        occasion: `${id} ${row.completed_at}`,
        count: row.items_failed + row.items_partially_success,
        people: row.maker_ids,
      };
    default:
      return undefined;
  }
};

export const ofFundTransfer: Source = async (tx, { aggregate: id, payload }) => {
  const row = await findFundTransfer(tx, id);
  if (!row) return undefined;
  const about = { subjectId: id, occasion: id, name: row.destination_name, amount: row.amount };
  switch (payload.status) {
    case 'need_approval': {
      const toDecide = await RECORDS.fund_transfer.find(tx, id);
      return toDecide && { ...about, event: 'fund_transfer_waiting', toDecide };
    }
    case 'rejected':
      return { ...about, event: 'fund_transfer_rejected', people: [row.maker_id], except: [row.approver_id] };
    case 'failed':
      return { ...about, event: 'fund_transfer_failed', people: [row.maker_id] };
    default:
      return undefined;
  }
};

export const ofWithdrawal: Source = async (tx, { aggregate: id, payload }) => {
  const row = await findWithdrawal(tx, id);
  if (!row) return undefined;
  const about = { subjectId: id, occasion: id, name: null, amount: row.amount };
  switch (payload.status) {
    case 'need_approval': {
      const toDecide = await RECORDS.withdrawal.find(tx, id);
      return toDecide && { ...about, event: 'withdrawal_waiting', toDecide };
    }
    case 'rejected':
      // The maker may take it back. The row has no id of who decided.
      return row.maker_id === null
        ? undefined
        : { ...about, event: 'withdrawal_rejected', people: [row.maker_id] };
    case 'failed':
    case 'partially_success':
      return { ...about, event: 'withdrawal_failed' };
    default:
      return undefined;
  }
};

/** A scheduled withdrawal that did not begin. */
export const ofSchedule: Source = async (
  tx,
  { merchant_id: merchantId },
): Promise<Occurrence | undefined> => {
  const run = (await lastRuns(tx)).find(({ refusal }) => refusal !== null);
  return run && { event: 'withdrawal_skipped', subjectId: merchantId, occasion: run.day };
};
