import type { ApprovalKind } from '@dasbor/domain/approvals';
import { awaitsDecision } from '@dasbor/domain/refunds';
import sql from 'sql-template-tag';
import type { ToApprove } from '../../platform/approvals/approvals.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { findDisbursement, selectDisbursements, toApprove as ofBatch } from '../disbursements/public.ts';
import {
  findFundTransfer,
  selectFundTransfers,
  toApprove as ofFundTransfer,
} from '../fund-transfers/public.ts';
import { findRefund, selectRefunds, toApprove as ofRefund } from '../refunds/public.ts';
import { findWithdrawal, selectWithdrawals, toApprove as ofWithdrawal } from '../withdrawals/public.ts';

export type Approvable = { record: ToApprove; makerIds: readonly string[]; isWaiting: boolean };
type RecordKind = {
  find: (tx: Tx, id: string) => Promise<Approvable | undefined>;
  /** Those that wait for approval, oldest first. */
  waiting: (tx: Tx) => Promise<Approvable[]>;
  notFound: string;
};

/** Enough to count; nobody decides about more in a day. */
const WAITING = sql`order by created_at limit 500`;

type Row<Select extends (...args: never[]) => Promise<unknown>> =
  NonNullable<Awaited<ReturnType<Select>>> extends (infer One)[] ? One : never;

const batch = (row: Row<typeof selectDisbursements>): Approvable => ({
  record: ofBatch(row),
  makerIds: row.maker_ids,
  isWaiting: row.status === 'need_approval',
});
const refund = (row: Row<typeof selectRefunds>): Approvable => ({
  record: ofRefund(row),
  makerIds: row.maker_ids,
  isWaiting: awaitsDecision(row.status),
});
const withdrawal = (row: Row<typeof selectWithdrawals>): Approvable => ({
  record: ofWithdrawal(row),
  makerIds: row.maker_id === null ? [] : [row.maker_id],
  isWaiting: row.status === 'need_approval',
});
const fundTransfer = (row: Row<typeof selectFundTransfers>): Approvable => ({
  record: ofFundTransfer(row),
  makerIds: [row.maker_id],
  isWaiting: row.status === 'need_approval',
});

const kind = <R>(
  of: (row: R) => Approvable,
  find: (tx: Tx, id: string) => Promise<R | undefined>,
  waiting: (tx: Tx) => Promise<R[]>,
): Omit<RecordKind, 'notFound'> => ({
  find: async (tx, id) => {
    const row = await find(tx, id);
    return row && of(row);
  },
  waiting: async (tx) => (await waiting(tx)).map(of),
});

const NEED_APPROVAL = sql`status = 'need_approval'`;

/** How a record of each kind is found, and whether it waits for approval. */
export const RECORDS: Readonly<Record<ApprovalKind, RecordKind>> = {
  disbursement: {
    notFound: 'DPAY_DISBURSEMENT_NOT_FOUND',
    ...kind(batch, findDisbursement, (tx) => selectDisbursements(tx, NEED_APPROVAL, WAITING)),
  },
  refund: {
    notFound: 'DPAY_REFUND_NOT_FOUND',
    ...kind(refund, findRefund, (tx) => selectRefunds(tx, sql`status in ('started', 'requested')`, WAITING)),
  },
  withdrawal: {
    notFound: 'DPAY_WITHDRAWAL_NOT_FOUND',
    ...kind(withdrawal, findWithdrawal, (tx) => selectWithdrawals(tx, NEED_APPROVAL, WAITING)),
  },
  fund_transfer: {
    notFound: 'DPAY_FUND_TRANSFER_NOT_FOUND',
    ...kind(fundTransfer, findFundTransfer, (tx) => selectFundTransfers(tx, NEED_APPROVAL, WAITING)),
  },
};
