import { decideOtherPerson } from '../access/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import { isSameHolder } from '../payouts/index.ts';
import type { DestinationAccountProblemCode } from './problems.ts';

/** Whether an account may receive fund transfers, after somebody asked for it. */
export const TRANSFER_PERMISSION_STATUSES = ['need_approval', 'approved', 'rejected'] as const;
export type TransferPermissionStatus = (typeof TRANSFER_PERMISSION_STATUSES)[number];

/** The account that is already in the list under the same bank and number. */
export type ListedAccount = {
  /** It is one of the merchant's own, and receives withdrawals. */
  readonly isOwn: boolean;
  readonly accountName: string;
  readonly bankAccountName: string | null;
  /** Null if nobody asked for fund transfers to it. */
  readonly transfers: TransferPermissionStatus | null;
};

/**
 * What asking for fund transfers changes: a new account, a new request, nothing while one waits or is approved, or another account in its
 * place: a holder name that nobody approved never takes over an approval.
 */
export const decideTransferRequest = (
  listed: ListedAccount | undefined,
  name: string,
): Result<'add' | 'ask' | 'keep' | 'replace', DestinationAccountProblemCode> => {
  if (!listed) return ok('add');
  const held = listed.bankAccountName ?? listed.accountName;
  if (listed.isOwn && !isSameHolder(name, held)) return err('DPAY_ACCOUNT_HOLDER_MISMATCH', { name: held });
  if (!listed.isOwn && listed.accountName !== name) return ok('replace');
  return ok(listed.transfers === 'need_approval' || listed.transfers === 'approved' ? 'keep' : 'ask');
};

/** What adding an own account changes: it keeps an approval only of the holder whom the bank states. */
export const decideOwnAccount = (
  listed: ListedAccount | undefined,
  stated: string,
): Result<'add' | 'confirm' | 'replace', DestinationAccountProblemCode> => {
  if (!listed) return ok('add');
  if (listed.isOwn) return err('DPAY_DESTINATION_ACCOUNT_EXISTS');
  return ok(isSameHolder(listed.accountName, stated) ? 'confirm' : 'replace');
};

type ToReview = {
  readonly status: TransferPermissionStatus;
  readonly makerId: string;
};

/** Like a fund transfer, it is decided by someone other than who asked. */
export const decideTransferPermission = (
  { status, makerId }: ToReview,
  deciderId: string,
): Result<true, DestinationAccountProblemCode> =>
  status === 'need_approval'
    ? decideOtherPerson([makerId], deciderId)
    : err('DPAY_TRANSITION_NOT_ALLOWED', { from: status, to: 'approved' });
