import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { audit } from '../../platform/audit.ts';
import { outside } from '../../platform/db/outside.ts';
import { mail } from '../../platform/mail/mail.ts';
import { done, problem } from '../../spec/handlers.ts';
import type { Call, FieldError, Handler, Refusal } from '../../spec/handlers.ts';
import {
  clearPasswordTries,
  countPasswordTry,
  forgetAskers,
  mails,
  newPasswordErrors,
  revokeSession,
  revokeSessionsOf,
  setPassword,
} from '../auth/public.ts';
import { readPassword } from './repository.ts';

/** Ends all other sessions. Repeated wrong guesses of the current password end this session, with the reason. */
export const changePassword: Handler<'changePassword'> = async (call) => {
  const { deps, tx, session, body, now, by } = call;
  const isLeaked = await outside('leaked passwords', () => deps.leakedPasswords(body.password));
  if (body.current_password === '') {
    // A missing password is not an attempt.
    const missing = { field: 'current_password', code: 'DPAY_REQUIRED' };
    return problem('DPAY_INVALID_REQUEST', undefined, {
      errors: [missing, ...newPasswordErrors(body, isLeaked)],
    });
  }
  const tries = await countPasswordTry(tx, session.sessionId);
  // Concurrent attempts beyond the limit wait for the count.
  if (tries > LOGIN_POLICY.maxAttempts) return endByGuesses(call);

  const person = await readPassword(tx, session.userId);
  const isRight = await deps.passwords.matches(person.password_hash, body.current_password);
  if (!isRight) {
    await audit.record(tx, by, { action: 'password.refused', target: session.userId });
    const remaining = LOGIN_POLICY.maxAttempts - tries;
    if (remaining === 0) return endByGuesses(call);
    const wrong = {
      field: 'current_password',
      code: 'DPAY_PASSWORD_WRONG',
      params: { remaining_attempts: remaining },
    };
    // Only a wrong current password counts as an attempt. Its count and audit entry are committed despite the refusal.
    return problem('DPAY_INVALID_REQUEST', undefined, {
      errors: [wrong, ...newPasswordErrors(body, isLeaked)],
      commit: true,
    });
  }
  const errors: FieldError[] = [
    ...newPasswordErrors(body, isLeaked),
    ...(body.password === body.current_password
      ? [{ field: 'password', code: 'DPAY_PASSWORD_UNCHANGED' }]
      : []),
  ];
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });

  const passwordHash = await deps.passwords.hash(body.password);
  await setPassword(tx, { userId: session.userId, passwordHash, now });
  await clearPasswordTries(tx, session.sessionId);
  await revokeSessionsOf(tx, {
    userId: session.userId,
    reason: 'password changed',
    now,
    keep: session.sessionId,
  });
  // A thief who refreshed the kept session and stays silent is detected at the user's next refresh.
  await forgetAskers(tx, session.sessionId);
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

const endByGuesses = async ({ tx, session, now, by }: Call<'changePassword'>): Promise<Refusal> => {
  await revokeSession(tx, session.sessionId, 'too many wrong passwords', now);
  await audit.record(tx, by, { action: 'session.ended_by_guesses', target: session.sessionId });
  return problem('DPAY_PASSWORD_TRIES_USED_UP', undefined, { commit: true });
};
