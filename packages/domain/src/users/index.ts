export { PROBLEM_CODES, type UserProblemCode } from './problems.ts';
export { isOwner, type User, USER_STATUSES, type UserStatus, userTransitions } from './user.ts';
export {
  type Actor,
  decideLeaving,
  decideOwnerRemains,
  decideUserAction,
  type UserAction,
  type UserRefusal,
} from './rules.ts';
export { invitedRole } from './invite.ts';
export {
  decideAcceptance,
  decideHandOver,
  FORMER_OWNER_ROLE_ID,
  OWNERSHIP_DAYS,
  OWNERSHIP_STATUSES,
  ownershipExpiry,
  type OwnershipStatus,
  ownershipStatusOf,
} from './ownership.ts';
