export { lockedDoer } from './actor.ts';
export { refuseUserUpdate } from './edit.ts';
export { invitedRoleName, refuseInvitation, roleNameOf } from './invite.ts';
export { refuseAcceptance, refuseOffer } from './ownership.ts';
export { findUser, leaveAccount, merchantName, tellChanged } from './repository.ts';
