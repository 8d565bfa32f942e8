import type { Deps } from '../../deps.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { mail } from '../../platform/mail/mail.ts';
import { addMailedToken, mails, writeDecoys } from '../auth/public.ts';
import type { SigningIn } from '../auth/public.ts';

/**
 * Mails the holder of an address that it already has an account. Whoever began an unverified account may not be its holder, so the link sets
 * a new password, which ends the old one. Two statements.
 */
export const tellHolder = async (
  tx: Tx,
  { tokens, dashboardUrl }: Pick<Deps, 'tokens' | 'dashboardUrl'>,
  person: SigningIn,
  now: Date,
): Promise<void> => {
  const { merchant_id: merchantId, user_id: userId, email, language } = person;
  const purpose = linkOf(person);
  const token = tokens.opaque();
  if (purpose) await addMailedToken(tx, { hash: tokens.hash(token), merchantId, userId, purpose, now });
  else await writeDecoys(tx, email, 1, now);
  const words = mails.accountExists[language]({
    signIn: `${dashboardUrl}/#/login`,
    link: `${dashboardUrl}/#/${purpose ? `${purpose}?token=${token}` : 'forgot_password'}`,
  });
  await mail.queue(tx, { merchantId, recipient: email, kind: 'account_exists', ...words, now });
};

const linkOf = ({ status, email_verified_at: verifiedAt }: SigningIn) => {
  if (status === 'invited') return 'create_password';
  return status === 'active' && verifiedAt === null ? 'reset_password' : undefined;
};
