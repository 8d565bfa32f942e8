import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type MailRow = {
  id: string;
  recipient: string;
  kind: string;
  subject: string;
  body: string;
  created_at: string;
};

const MOST = 100;

/** The newest mails that still have their text, for everybody or for the given addresses. */
export const listMails = (tx: Tx, to: readonly string[]): Promise<MailRow[]> =>
  tx.rows<MailRow>(sql`
    select id, recipient, kind, subject, body, created_at from mail
     where body is not null and (${to.length === 0}::boolean or recipient = any(${[...to]}::text[])) order by id desc limit ${MOST}`);
