import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { audit } from '../../platform/audit.ts';
import { hashPassword, passwordMatches } from '../../platform/auth/passwords.ts';
import { mail } from '../../platform/mail.ts';
import { done, problem } from '../../spec/handlers.ts';
import type { FieldError, Handler } from '../../spec/handlers.ts';
import {
  clearPasswordTries,
  countPasswordTry,
  mails,
  newPasswordErrors,
  revokeSession,
  revokeSessionsOf,
  setPassword,
} from '../auth/public.ts';
import { readPassword } from './repository.ts';

/** Ends every other sign-in. Who keeps guessing the current password on an open screen is signed out. */
export const changePassword: Handler<'changePassword'> = async (call) => {
  const { tx, session, body, now, by } = call;
  const tries = await countPasswordTry(tx, session.sessionId);
  if (tries > LOGIN_POLICY.maxAttempts) {
    await revokeSession(tx, session.sessionId, 'too many wrong passwords', now);
    await audit.record(tx, by, { action: 'session.ended_by_guesses', target: session.sessionId });
    return problem('DPAY_SESSION_EXPIRED', undefined, { commit: true });
  }

  const person = await readPassword(tx, session.userId);
  const isRight = await passwordMatches(person.password_hash, body.current_password);
  const errors: FieldError[] = [
    ...(isRight ? [] : [{ field: 'current_password', code: 'DPAY_PASSWORD_WRONG' }]),
    ...newPasswordErrors(body),
    ...(isRight && body.password === body.current_password
      ? [{ field: 'password', code: 'DPAY_PASSWORD_UNCHANGED' }]
      : []),
  ];
  if (!isRight) await audit.record(tx, by, { action: 'password.refused', target: session.userId });
  if (errors.length > 0) {
    // Only a wrong current password is a guess; its count and its trace stay when the answer is no.
    return problem('DPAY_INVALID_REQUEST', undefined, { errors, commit: !isRight });
  }

  const passwordHash = await hashPassword(body.password);
  await setPassword(tx, { userId: session.userId, passwordHash, now });
  await clearPasswordTries(tx, session.sessionId);
  await revokeSessionsOf(tx, {
    userId: session.userId,
    reason: 'password changed',
    now,
    keep: session.sessionId,
  });
  await audit.record(tx, by, { action: 'password.changed', target: session.userId });
  const words = mails.passwordChanged[person.language]();
  await mail.queue(tx, {
    merchantId: session.merchantId,
    recipient: session.email,
    kind: 'password_changed',
    ...words,
    now,
  });
  return done();
};
