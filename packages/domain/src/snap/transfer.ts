import { err, MAX_RUPIAH, ok, type Result, type Rupiah, rupiah } from '../kernel/index.ts';
import { SMALLEST_PART } from '../payouts/index.ts';
import type { SnapProblemCode } from './problems.ts';

/** The limits of one bank transfer: SNAP reports one result, so nothing is split. */
export type SnapBankLimits = {
  readonly minimum: number;
  readonly maximum: number;
  readonly split_limit: number | null;
};

/** The amount of a SNAP transfer, if the bank accepts it in one transfer. Rupiah has no decimals. */
export const decideSnapAmount = (
  value: string,
  { minimum, maximum, split_limit: splitLimit }: SnapBankLimits,
): Result<Rupiah, SnapProblemCode> => {
  const [, whole] = /^([1-9]\d{0,15})\.00$/.exec(value) ?? [];
  const amount = Number(whole);
  if (whole === undefined || amount > MAX_RUPIAH || amount < Math.max(minimum, SMALLEST_PART))
    return err('DPAY_SNAP_AMOUNT_INVALID');
  const limit = Math.min(maximum, splitLimit ?? maximum);
  return amount <= limit ? ok(rupiah(amount)) : err('DPAY_SNAP_AMOUNT_LIMIT', { maximum: limit });
};

export const SNAP_TRANSFER_STATUSES = ['processing', 'done', 'failed'] as const;
export type SnapTransferStatus = (typeof SNAP_TRANSFER_STATUSES)[number];

/** SNAP's code and text for a transfer's status. An unknown result is pending, never failed. */
export const SNAP_TRANSFER_STATES = {
  processing: { latestTransactionStatus: '03', transactionStatusDesc: 'Pending' },
  done: { latestTransactionStatus: '00', transactionStatusDesc: 'Success' },
  failed: { latestTransactionStatus: '06', transactionStatusDesc: 'Failed' },
} as const satisfies Record<SnapTransferStatus, object>;
