import { emailProblem } from '@dasbor/domain/auth';
import { audit } from '../../platform/audit.ts';
import { mail } from '../../platform/mail/mail.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { PublicHandler } from '../../spec/handlers.ts';
import { clearLogins, countMail, normalizeEmail, writeDecoys } from './guard.ts';
import { mails } from './mails.ts';
import { newPasswordErrors } from './new-password.ts';
import {
  addMailedToken,
  findByEmail,
  findById,
  setPassword,
  useMailedToken,
  verifyAddress,
} from './repository.ts';
import { revokeSessionsOf } from './session-repository.ts';

/** Returns the same answer in the same time, whether or not the address has an account. */
export const forgotPassword: PublicHandler<'forgotPassword'> = async ({ deps, body, now }) => {
  const email = normalizeEmail(body.email);
  const wrong = emailProblem(email);
  if (wrong) return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'email', ...wrong }] });

  const token = deps.tokens.opaque();
  await deps.evenly(() =>
    deps.db.signIn(async (tx) => {
      // Repeated within a minute: the previous mail is on its way, and the answer is the same.
      if ((await countMail(tx, email, 'reset_password', now)) !== undefined) return;
      const person = await findByEmail(tx, email);
      if (!person || person.status === 'disabled' || person.status === 'removed')
        return writeDecoys(tx, email, 2, now);
      const { merchant_id: merchantId, user_id: userId, language } = person;
      // An invited person has no account yet: the link that accepts the invitation asks for a password too.
      const purpose = person.status === 'invited' ? 'create_password' : 'reset_password';
      await addMailedToken(tx, {
        hash: deps.tokens.hash(token),
        merchantId,
        userId,
        purpose,
        now,
      });
      const words = mails.resetPassword[language]({
        link: `${deps.dashboardUrl}/#/${purpose}?token=${token}`,
      });
      await mail.queue(tx, { merchantId, recipient: email, kind: 'reset_password', ...words, now });
    }),
  );
  return ok({ data: { accepted: true } });
};

export const resetPassword: PublicHandler<'resetPassword'> = async ({ deps, body, now, by }) => {
  const errors = newPasswordErrors(body, await deps.leakedPasswords(body.password));
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });

  const passwordHash = await deps.passwords.hash(body.password);
  return deps.db.signIn(async (tx) => {
    const userId = await useMailedToken(tx, {
      hash: deps.tokens.hash(body.token),
      purpose: 'reset_password',
      now,
    });
    const person = userId && (await findById(tx, userId));
    if (!person) return problem('DPAY_TOKEN_INVALID');
    // The mailed link proves access to the address.
    await verifyAddress(tx, userId, now);
    await setPassword(tx, { userId, passwordHash, now });
    await clearLogins(tx, person.email);
    await revokeSessionsOf(tx, { userId, reason: 'password reset', now });
    await audit.record(
      tx,
      { ...by, merchantId: person.merchant_id, actorId: userId },
      { action: 'password.reset' },
    );
    const words = mails.passwordChanged[person.language]();
    await mail.queue(tx, {
      merchantId: person.merchant_id,
      recipient: person.email,
      kind: 'password_changed',
      ...words,
      now,
    });
    return ok({ data: { accepted: true } });
  });
};
