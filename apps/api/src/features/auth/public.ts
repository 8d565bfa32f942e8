// What other features may use of signing in.
export { mails } from './mails.ts';
export { revokeSession, revokeSessionsOf } from './repository.ts';
export { newPasswordErrors } from './reset-password.ts';
