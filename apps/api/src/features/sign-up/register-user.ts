import { normalizePhone } from '@dasbor/domain/auth';
import { NEW_MERCHANT_FEATURES, registrationProblems } from '@dasbor/domain/sign-up';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { mail } from '../../platform/mail/mail.ts';
import { addMerchant } from '../../platform/merchant/add-merchant.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { FieldError, PublicCall, PublicHandler } from '../../spec/handlers.ts';
import {
  addMailedToken,
  countMail,
  countSignUp,
  findByEmail,
  mails,
  normalizeEmail,
  writeDecoys,
} from '../auth/public.ts';
import { addOwner, addPerson } from './repository.ts';
import { tellHolder } from './tell-holder.ts';

type Call = PublicCall<'registerUser'>;

/**
 * Makes a merchant with its owner, or tells the holder of a known address that it has an account. The answer, the hash and the number of
 * statements are the same.
 */
export const registerUser: PublicHandler<'registerUser'> = async (call) => {
  const { deps, body, now, by } = call;
  const errors = await errorsOf(call);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });

  const email = normalizeEmail(body.email);
  return deps.evenly(async () => {
    const passwordHash = await deps.passwords.hash(body.password);
    return deps.db.signIn(async (tx) => {
      const wait = await countSignUp(tx, by.ip, now);
      if (wait !== undefined) return problem('DPAY_RATE_LIMITED', { retry_after: wait });
      const accepted = ok({ data: { accepted: true as const } });
      // Repeated within a minute: the mail is on its way, and the answer is the same.
      if ((await countMail(tx, email, 'register', now)) !== undefined) return accepted;

      const known = await findByEmail(tx, email);
      if (known) {
        await tellHolder(tx, deps, known, now);
        // One statement for each that a new merchant needs.
        await writeDecoys(tx, email, 6, now);
      } else await begin(tx, call, { email, passwordHash });
      return accepted;
    });
  });
};

const errorsOf = async ({ deps, body }: Call): Promise<FieldError[]> => {
  const errors = registrationProblems(body).map(({ field, problem: wrong }) => ({ field, ...wrong }));
  const isLeaked =
    !errors.some(({ field }) => field === 'password') && (await deps.leakedPasswords(body.password));
  return isLeaked ? [...errors, { field: 'password', code: 'DPAY_PASSWORD_LEAKED' }] : errors;
};

const begin = async (
  tx: Tx,
  { deps, body, now, by, language }: Call,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> => {
  const person = { personId: deps.ids.next('person', now), email, passwordHash, now };
  // Somebody invited the address in this moment.
  if (!(await addPerson(tx, person))) return;
  const merchantId = deps.ids.next('merchant', now);
  const userId = deps.ids.next('user', now);
  await addMerchant(tx, {
    merchantId,
    name: body.business_name.trim(),
    onboardingStatus: 'new',
    sandboxOnly: true,
    termsAcceptedAt: now,
    features: NEW_MERCHANT_FEATURES,
    now,
  });
  const phone = normalizePhone(body.mobile_phone);
  const name = body.full_name.trim();
  await addOwner(tx, {
    userId,
    merchantId,
    email,
    name,
    phone: phone.ok ? phone.value : null,
    language,
    now,
  });
  const token = deps.tokens.opaque();
  await addMailedToken(tx, {
    hash: deps.tokens.hash(token),
    merchantId,
    userId,
    purpose: 'verify_email',
    now,
  });
  const words = mails.verifyEmail[language]({ link: `${deps.dashboardUrl}/#/verify?token=${token}` });
  await mail.queue(tx, { merchantId, recipient: email, kind: 'verify_email', ...words, now });
  await audit.record(
    tx,
    { ...by, merchantId, actorId: userId },
    { action: 'user.signed_up', target: userId },
  );
};
