import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { audit } from '../../platform/audit.ts';
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

/** Ends every other sign-in. Who keeps guessing the current password on an open screen is signed out, and told why. */
export const changePassword: Handler<'changePassword'> = async (call) => {
  const { deps, tx, session, body, now, by } = call;
  if (body.current_password === '') {
    // Nothing was guessed.
    const missing = { field: 'current_password', code: 'DPAY_REQUIRED' };
    return problem('DPAY_INVALID_REQUEST', undefined, { errors: [missing, ...newPasswordErrors(body)] });
  }
  const tries = await countPasswordTry(tx, session.sessionId);
  // Those that were sent at once with the last one wait for its count.
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
    // Only a wrong current password is a guess; its count and its trace stay when the answer is no.
    return problem('DPAY_INVALID_REQUEST', undefined, {
      errors: [wrong, ...newPasswordErrors(body)],
      commit: true,
    });
  }
  const errors: FieldError[] = [
    ...newPasswordErrors(body),
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
  // Somebody else who has renewed the sign-in that stays, and is silent, is found when the person renews it.
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
