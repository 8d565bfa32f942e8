import { maskEmail } from '@dasbor/domain/access';
import { emailProblem } from '@dasbor/domain/auth';
import { audit } from '../../platform/audit.ts';
import { mail } from '../../platform/mail/mail.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler, PublicHandler } from '../../spec/handlers.ts';
import {
  addMailedToken,
  changeAddress,
  endLaterUndos,
  findById,
  mails,
  normalizeEmail,
  revokeSessionsOf,
  takeMailedToken,
} from '../auth/public.ts';
import { readProfile } from './repository.ts';

/** The door has already consumed the code that the present address got. Whether somebody else has the new one shows only to its holder. */
export const changeEmail: Handler<'changeEmail'> = async ({ tx, deps, session, body, now, by }) => {
  const address = normalizeEmail(body.email);
  const wrong = emailProblem(address);
  if (wrong) return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'email', ...wrong }] });

  const { merchantId, userId } = session;
  const token = deps.tokens.opaque();
  const hash = deps.tokens.hash(token);
  await addMailedToken(tx, { hash, merchantId, userId, purpose: 'confirm_email', address, now });
  const { language } = await readProfile(tx, userId);
  const words = mails.confirmEmail[language]({ link: `${deps.dashboardUrl}/#/confirm_email?token=${token}` });
  await mail.queue(tx, { merchantId, recipient: address, kind: 'confirm_email', ...words, now });
  await audit.record(tx, by, { action: 'email.change_requested', target: userId, after: address });
  return ok({ data: { accepted: true } });
};

/** The old address may undo it, because the person at the screen may be a thief. */
export const confirmEmail: PublicHandler<'confirmEmail'> = ({ deps, body, now, by }) =>
  deps.db.signIn(async (tx) => {
    const hash = deps.tokens.hash(body.token);
    const token = await takeMailedToken(tx, { hash, purpose: 'confirm_email', now });
    const person = token && (await findById(tx, token.user_id));
    if (!person || !token.address) return problem('DPAY_TOKEN_INVALID');
    const { user_id: userId, merchant_id: merchantId, language } = person;
    const before = await changeAddress(tx, { userId, address: token.address, now });
    if (before === undefined) return problem('DPAY_TOKEN_INVALID');

    const undo = deps.tokens.opaque();
    await addMailedToken(tx, {
      hash: deps.tokens.hash(undo),
      merchantId,
      userId,
      purpose: 'undo_email_change',
      address: before,
      now,
    });
    const words = mails.emailChanged[language]({
      address: maskEmail(token.address),
      link: `${deps.dashboardUrl}/#/undo_email_change?token=${undo}`,
    });
    await mail.queue(tx, { merchantId, recipient: before, kind: 'email_changed', ...words, now });
    await audit.record(
      tx,
      { ...by, merchantId, actorId: userId },
      { action: 'email.changed', target: userId },
    );
    return ok({ data: { accepted: true } });
  });

export const undoEmailChange: PublicHandler<'undoEmailChange'> = ({ deps, body, now, by }) =>
  deps.db.signIn(async (tx) => {
    const hash = deps.tokens.hash(body.token);
    const token = await takeMailedToken(tx, { hash, purpose: 'undo_email_change', now });
    const person = token && (await findById(tx, token.user_id));
    if (!person || !token.address) return problem('DPAY_TOKEN_INVALID');
    const { user_id: userId, merchant_id: merchantId } = person;
    if ((await changeAddress(tx, { userId, address: token.address, now })) === undefined)
      return problem('DPAY_TOKEN_INVALID');
    await endLaterUndos(tx, hash, now);
    await revokeSessionsOf(tx, { userId, reason: 'email change undone', now });
    const who = { ...by, merchantId, actorId: userId };
    await audit.record(tx, who, { action: 'email.change_undone', target: userId });
    return ok({ data: { accepted: true } });
  });
