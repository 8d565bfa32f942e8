import { OWNER_ROLE_ID } from '@dasbor/domain/access';
import { decideLeaving } from '@dasbor/domain/users';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { mail } from '../../platform/mail/mail.ts';
import { done, problem } from '../../spec/handlers.ts';
import type { Call, Handler, RefusesAction } from '../../spec/handlers.ts';
import { mails, revokeSessionsOfAccount } from '../auth/public.ts';
import { leaveAccount, lockedDoer, merchantName, tellChanged } from '../users/public.ts';
import { readProfile } from './repository.ts';

const decide = async ({ tx, session }: Pick<Call, 'tx' | 'session'>) => {
  const merchant = await tx.one<{ activeOwners: number; colleagues: number; isSandboxOnly: boolean }>(sql`
    select m.sandbox_only and m.onboarding_status <> 'in_review' as "isSandboxOnly",
           count(*) filter (where u.status = 'active' and u.role_id = ${OWNER_ROLE_ID})::int as "activeOwners",
           count(*) filter (where u.user_id <> ${session.userId} and u.status <> 'removed')::int as colleagues
      from merchant m join user_account u using (merchant_id)
     where m.merchant_id = current_setting('app.merchant_id') group by m.merchant_id`);
  return decideLeaving({ roleId: session.roleId, status: 'active' }, merchant);
};

/** Before a code is sent, and again before it is required. */
export const refuseLeaving: RefusesAction<'deleteProfile'> = async (call) => {
  const decided = await decide(call);
  return decided.ok ? undefined : problem(decided.problem.code);
};

/** Keeps the name for the history of the merchant. What lets the person in goes with their last account. */
export const deleteProfile: Handler<'deleteProfile'> = async (call) => {
  const { tx, session, now, by } = call;
  const { userId, merchantId } = session;
  const { roleId } = await lockedDoer(call);
  const decided = await decide({ tx, session: { ...session, roleId } });
  if (!decided.ok) return problem(decided.problem.code);
  const { email, language } = await readProfile(tx, userId);
  const words = mails.accountDeleted[language]({ merchant: await merchantName(tx), ip: by.ip });
  await mail.queue(tx, { merchantId, recipient: email, kind: 'account_deleted', ...words, now });
  await audit.record(tx, by, { action: 'user.left', target: userId });
  await revokeSessionsOfAccount(tx, { userId, reason: 'user.left', now });
  await leaveAccount(tx, userId, now);
  await tellChanged(tx, userId, 'removed');
  return done();
};
