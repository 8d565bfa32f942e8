import { rupiah } from '@dasbor/domain/kernel';
import { mail } from '../../platform/mail/mail.ts';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import type { Call } from '../../spec/handlers.ts';
import { insertMail, merchantName } from './repository.ts';
import { urlOf } from './rows.ts';
import type { LinkRow } from './rows.ts';
import { linkMail } from './words.ts';

type Words = { email: string; subject?: string | null | undefined; content?: string | null | undefined };

/** Queues the mail and notes it in the history of the link. */
export const mailLink = async (
  { tx, now, mode, session, deps }: Pick<Call, 'tx' | 'now' | 'mode' | 'session' | 'deps'>,
  row: LinkRow,
  { email, subject, content }: Words,
): Promise<void> => {
  const given = {
    merchant: await merchantName(tx),
    amount: rupiah(Number(row.total_amount)),
    url: urlOf(row, checkoutUrlOf(deps, session)),
    expiresAt: row.expires_at,
    subject,
    content,
  };
  const words = linkMail(given, mode === 'sandbox');
  const { merchantId } = session;
  await mail.queue(tx, { merchantId, recipient: email, kind: 'payment_link', ...words, now });
  await insertMail(tx, { linkId: row.id, sentTo: email, sentBy: session.name, now });
};
