export { type DestinationAccountProblemCode, PROBLEM_CODES } from './problems.ts';
export {
  type AddedAccount,
  decideAnother,
  decideWaiting,
  DESTINATION_ACCOUNT_POLICY,
  limitOf,
  type NewAccountLimit,
} from './rules.ts';
export {
  decideOwnAccount,
  decideTransferPermission,
  decideTransferRequest,
  type ListedAccount,
  TRANSFER_PERMISSION_STATUSES,
  type TransferPermissionStatus,
} from './listed.ts';
export { ACCOUNT_USES, type AccountUse, usesFor } from './uses.ts';
