import { audit } from '../../platform/audit.ts';
import { mail } from '../../platform/mail/mail.ts';
import type { Call } from '../../spec/handlers.ts';
import { changeMail } from './mails.ts';
import type { Change } from './mails.ts';

/** A thief with an open session cannot change the second step unseen: the person gets a mail. */
export const noteChange = async (
  { tx, by, session, now, language }: Pick<Call, 'tx' | 'by' | 'session' | 'now' | 'language'>,
  { action, target }: { action: Change; target?: string },
): Promise<void> => {
  await audit.record(tx, by, { action, target });
  await mail.queue(tx, {
    merchantId: session.merchantId,
    recipient: session.email,
    kind: 'two_step_changed',
    ...changeMail[language](action),
    now,
  });
};
