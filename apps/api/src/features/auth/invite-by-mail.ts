import type { Deps } from '../../deps.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { mail } from '../../platform/mail/mail.ts';
import type { Language } from '../../platform/problems.ts';
import { mails } from './mails.ts';
import { addMailedToken } from './repository.ts';

export type Invitation = {
  merchantId: string;
  merchantName: string;
  /** The name of the person who invites. */
  inviterName: string;
  /** An account with the status `invited`. */
  userId: string;
  email: string;
  language: Language;
  now: Date;
};

/** Mails the link with which an invited person accepts, and chooses a password if they have none. It ends earlier links of the account. */
export const inviteByMail = async (
  tx: Tx,
  { tokens, dashboardUrl }: Pick<Deps, 'tokens' | 'dashboardUrl'>,
  { merchantId, merchantName, inviterName, userId, email, language, now }: Invitation,
): Promise<void> => {
  const token = tokens.opaque();
  await addMailedToken(tx, {
    hash: tokens.hash(token),
    merchantId,
    userId,
    purpose: 'create_password',
    inviterName,
    now,
  });
  const link = `${dashboardUrl}/#/create_password?token=${token}`;
  const words = mails.invitation[language]({ link, merchantName, inviterName });
  await mail.queue(tx, { merchantId, recipient: email, kind: 'invitation', ...words, now });
};
