import { lostStepOpensAt } from '@dasbor/domain/two-step';
import type { PassedSecondStep } from '@dasbor/domain/two-step';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { mail } from '../../platform/mail/mail.ts';
import { findChallenge } from '../../platform/otp/attempts.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { PublicCall, PublicHandler } from '../../spec/handlers.ts';
import { personOf, removeSecondSteps } from '../two-step/public.ts';
import { mails } from './mails.ts';
import { findById } from './repository.ts';
import type { SigningIn } from './repository.ts';

/** Whoever reports it knows the password; the mail tells the person, who has three days to sign in as usual. */
export const reportLostSecondStep: PublicHandler<'reportLostSecondStep'> = ({ deps, body, now, by }) =>
  deps.db.signIn(async (tx) => {
    const challengeHash = deps.tokens.hash(body.otp_session);
    const challenge = await findChallenge(tx, { challengeHash, purpose: 'login', now });
    if (!challenge.ok) return problem(challenge.problem.code);
    if (challenge.value.codeHash !== null) return problem('DPAY_TWO_STEP_METHOD_MISSING');
    const person = await findById(tx, challenge.value.userId);
    if (!person) return problem('DPAY_OTP_SESSION_EXPIRED');
    const isNew = await tx.run(sql`
      update person set second_step_lost_at = ${now} where person_id = ${person.person_id} and second_step_lost_at is null`);
    const { at } = await tx.one<{ at: string }>(
      sql`select second_step_lost_at as at from person where person_id = ${person.person_id}`,
    );
    const opensAt = lostStepOpensAt(new Date(at));
    if (isNew > 0) {
      const { merchant_id: merchantId, user_id: userId, email, language } = person;
      const words = mails.secondStepLost[language]({ opensAt, ip: by.ip });
      await mail.queue(tx, { merchantId, recipient: email, kind: 'two_step_changed', ...words, now });
      await audit.record(tx, { ...by, merchantId, actorId: userId }, { action: 'two_step.lost_reported' });
    }
    return ok({ data: { opens_at: opensAt.toISOString() } });
  });

/** Whether a mailed code is enough now, because the report is old enough. */
export const isLostLongAgo = ({ second_step_lost_at: lostAt }: SigningIn, now: Date): boolean =>
  lostAt !== null && lostStepOpensAt(new Date(lostAt)) <= now;

/** The second step stays on, with a mailed code. */
export const removeLostSteps = async (
  tx: Tx,
  { by }: Pick<PublicCall, 'by'>,
  { user_id: userId, merchant_id: merchantId }: SigningIn,
): Promise<void> => {
  await removeSecondSteps(tx, userId);
  await forgetLoss(tx, userId);
  await audit.record(tx, { ...by, merchantId, actorId: userId }, { action: 'two_step.removed_after_loss' });
};

/** A second step that works is not lost. */
export const withdrawLoss = async (
  tx: Tx,
  userId: string,
  secondStep: PassedSecondStep | null,
): Promise<void> => {
  if (secondStep === 'passkey' || secondStep === 'authenticator' || secondStep === 'recovery_code')
    await forgetLoss(tx, userId);
};

const forgetLoss = (tx: Tx, userId: string): Promise<number> =>
  tx.run(sql`
    update person set second_step_lost_at = null
     where person_id = ${personOf(userId)} and second_step_lost_at is not null`);
