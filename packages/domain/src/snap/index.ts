export { SNAP_POLICY } from './policy.ts';
export {
  accessTokenStringToSign,
  SNAP_KEY_STATUSES,
  type SnapKeyStatus,
  snapKeyStatus,
  type SnapTimestampProblem,
  snapTimestampProblem,
} from './access-token.ts';
export { type SnapAmount, snapAmount } from './amount.ts';
export { snapBankCode } from './bank-code.ts';
export { minifyJson } from './minify.ts';
export { requestStringToSign, type SignedRequest } from './request.ts';
export { isOnePublicKey } from './public-key.ts';
export { PROBLEM_CODES, type SnapProblemCode } from './problems.ts';
export {
  decideSnapAmount,
  SNAP_TRANSFER_STATES,
  SNAP_TRANSFER_STATUSES,
  type SnapBankLimits,
  type SnapTransferStatus,
} from './transfer.ts';
