// The parts that other features may import.
export { normalizeEmail } from './guard.ts';
export { inviteByMail } from './invite-by-mail.ts';
export { mails } from './mails.ts';
export { setPassword } from './repository.ts';
export {
  clearPasswordTries,
  countPasswordTry,
  forgetAskers,
  isSessionInUse,
  noteCall,
  notePairArrived,
  revokeSession,
  revokeSessionsOf,
  revokeSessionsOfAccount,
} from './session-repository.ts';
export { openAccount } from './start-session.ts';
export { newPasswordErrors } from './reset-password.ts';
