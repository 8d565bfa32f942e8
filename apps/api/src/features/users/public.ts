export { lockedDoer } from './actor.ts';
export { refuseUserUpdate } from './edit.ts';
export { invitedRoleName, refuseInvitation, roleNameOf } from './invite.ts';
export { findUser, tellChanged } from './repository.ts';
