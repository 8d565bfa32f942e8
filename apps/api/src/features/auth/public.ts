// The parts that other features may import.
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
} from './session-repository.ts';
export { newPasswordErrors } from './reset-password.ts';
