// The parts that other features may import.
export { inviteByMail } from './invite-by-mail.ts';
export { mails } from './mails.ts';
export { countMail, countSignUp, normalizeEmail, writeDecoys } from './guard.ts';
export {
  addMailedToken,
  findByEmail,
  findMailedToken,
  setPassword,
  useMailedToken,
  verifyAddress,
} from './repository.ts';
export type { SigningIn } from './repository.ts';
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
export { newPasswordErrors } from './new-password.ts';
