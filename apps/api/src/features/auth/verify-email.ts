import { emailProblem } from '@dasbor/domain/auth';
import { audit } from '../../platform/audit.ts';
import { mail } from '../../platform/mail/mail.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { PublicHandler } from '../../spec/handlers.ts';
import { countMail, normalizeEmail, writeDecoys } from './guard.ts';
import { mails } from './mails.ts';
import { addMailedToken, findByEmail, findById, useMailedToken, verifyAddress } from './repository.ts';

export const verifyEmail: PublicHandler<'verifyEmail'> = ({ deps, body, now, by }) =>
  deps.db.signIn(async (tx) => {
    const userId = await useMailedToken(tx, {
      hash: deps.tokens.hash(body.token),
      purpose: 'verify_email',
      now,
    });
    const person = userId && (await findById(tx, userId));
    if (!person) return problem('DPAY_TOKEN_INVALID');
    await verifyAddress(tx, userId, now);
    await audit.record(
      tx,
      { ...by, merchantId: person.merchant_id, actorId: userId },
      { action: 'email.verified' },
    );
    return ok({ data: { accepted: true } });
  });

/** The cooldown, answer and work are the same for every address, with or without an account. */
export const resendVerificationEmail: PublicHandler<'resendVerificationEmail'> = async ({
  deps,
  body,
  now,
}) => {
  const email = normalizeEmail(body.email);
  const wrong = emailProblem(email);
  if (wrong) return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'email', ...wrong }] });

  return deps.evenly(() =>
    deps.db.signIn(async (tx) => {
      const wait = await countMail(tx, email, 'verify_email', now);
      if (wait !== undefined) return problem('DPAY_OTP_RESEND_COOLDOWN', { retry_after: wait });
      const person = await findByEmail(tx, email);
      if (person && person.status === 'active' && !person.email_verified_at) {
        const token = deps.tokens.opaque();
        const { merchant_id: merchantId, user_id: userId, language } = person;
        await addMailedToken(tx, {
          hash: deps.tokens.hash(token),
          merchantId,
          userId,
          purpose: 'verify_email',
          now,
        });
        const words = mails.verifyEmail[language]({ link: `${deps.dashboardUrl}/#/verify?token=${token}` });
        await mail.queue(tx, { merchantId, recipient: email, kind: 'verify_email', ...words, now });
      } else await writeDecoys(tx, email, 2, now);
      return ok({ data: { accepted: true } });
    }),
  );
};
