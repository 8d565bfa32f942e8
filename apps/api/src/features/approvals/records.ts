import type { ApprovalKind } from '@dasbor/domain/approvals';
import { awaitsDecision } from '@dasbor/domain/refunds';
import type { ToApprove } from '../../platform/approvals/approvals.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { findDisbursement, toApprove as ofBatch } from '../disbursements/public.ts';
import { findFundTransfer, toApprove as ofFundTransfer } from '../fund-transfers/public.ts';
import { findRefund, toApprove as ofRefund } from '../refunds/public.ts';
import { findWithdrawal, toApprove as ofWithdrawal } from '../withdrawals/public.ts';

type Found = { record: ToApprove; makerIds: readonly string[]; isWaiting: boolean };
type RecordKind = { find: (tx: Tx, id: string) => Promise<Found | undefined>; notFound: string };

/** How a record of each kind is found, and whether it waits for approval. */
export const RECORDS: Readonly<Record<ApprovalKind, RecordKind>> = {
  disbursement: {
    notFound: 'DPAY_DISBURSEMENT_NOT_FOUND',
    find: async (tx, id) => {
      const row = await findDisbursement(tx, id);
      return (
        row && { record: ofBatch(row), makerIds: row.maker_ids, isWaiting: row.status === 'need_approval' }
      );
    },
  },
  refund: {
    notFound: 'DPAY_REFUND_NOT_FOUND',
    find: async (tx, id) => {
      const row = await findRefund(tx, id);
      return row && { record: ofRefund(row), makerIds: row.maker_ids, isWaiting: awaitsDecision(row.status) };
    },
  },
  withdrawal: {
    notFound: 'DPAY_WITHDRAWAL_NOT_FOUND',
    find: async (tx, id) => {
      const row = await findWithdrawal(tx, id);
      if (!row) return undefined;
      const makerIds = row.maker_id === null ? [] : [row.maker_id];
      return { record: ofWithdrawal(row), makerIds, isWaiting: row.status === 'need_approval' };
    },
  },
  fund_transfer: {
    notFound: 'DPAY_FUND_TRANSFER_NOT_FOUND',
    find: async (tx, id) => {
      const row = await findFundTransfer(tx, id);
      return (
        row && {
          record: ofFundTransfer(row),
          makerIds: [row.maker_id],
          isWaiting: row.status === 'need_approval',
        }
      );
    },
  },
};
