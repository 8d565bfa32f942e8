export { createPassword, readInvitation } from './accept-invitation.ts';
export { registerUser } from './register-user.ts';
