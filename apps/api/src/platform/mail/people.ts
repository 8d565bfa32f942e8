import type { Permission } from '@dasbor/domain/access';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';
import type { Language } from '../problems.ts';
import { mail } from './mail.ts';
import type { MailKind } from './mail.ts';

type To = { merchantId: string; permission: Permission; kind: MailKind; now: Date };
export type MailText = { subject: string; body: string };

/** Mails all users of the merchant who have the permission, each in their language. An owner has every permission. */
export const mailPeople = async (
  tx: Tx,
  { merchantId, permission, kind, now }: To,
  words: (language: Language) => MailText,
): Promise<void> => {
  const people = await tx.rows<{ email: string; language: Language }>(sql`
    select u.email, u.language from user_account u join person p using (person_id)
      join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
     where u.merchant_id = ${merchantId} and u.status = 'active' and p.email_verified_at is not null
       and ${permission} = any(r.permissions)`);
  for (const { email, language } of people)
    await mail.queue(tx, { merchantId, recipient: email, kind, ...words(language), now });
};
