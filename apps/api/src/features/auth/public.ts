// The parts that other features may import.
export { inviteByMail } from './invite-by-mail.ts';
export { mails } from './mails.ts';
export {
  clearTries,
  countMail,
  countSignUp,
  countTry,
  countWithin,
  findTries,
  normalizeEmail,
  writeDecoys,
} from './guard.ts';
export { startSession } from './start-session.ts';
export {
  addMailedToken,
  changeAddress,
  endLaterUndos,
  findByEmail,
  findByWhatsApp,
  findById,
  findMailedToken,
  isHeld,
  setPassword,
  takeMailedToken,
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
  revokeSessionsOfAccount,
} from './session-repository.ts';
export { openAccount } from './start-session.ts';
export { newPasswordErrors } from './new-password.ts';
