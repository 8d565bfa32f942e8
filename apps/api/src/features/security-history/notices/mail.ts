import { OWNER_ROLE_ID } from '@dasbor/domain/access';
import type { Mode } from '@dasbor/domain/access';
import { formatDateTime } from '@dasbor/domain/kernel';
import { isNoticed, noticedAction } from '@dasbor/domain/security-history';
import { deviceName } from '@dasbor/domain/session';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { mail } from '../../../platform/mail/mail.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import type { Language } from '../../../platform/problems.ts';
import type { SealedEvent } from '../seals/chain.ts';
import { noticeWords } from './words.ts';

type Receiver = { user_id: string; email: string; language: Language; is_owner: boolean };

/**
 * Mails an event that matters to the owners, and to the person whose account it is, each in their language. Returns the number of mails. The
 * only caller is the sealer, which meets each event once.
 */
export const mailNotice = async (
  tx: Tx,
  event: SealedEvent,
  now: Date,
  dashboardUrl: string,
): Promise<number> => {
  const { merchant_id: merchantId, actor_id: actorId } = event;
  const mode = event.mode as Mode | null;
  const action = noticedAction(event.action, mode);
  if (!action || merchantId === null) return 0;

  const receivers = (await selectReceivers(tx, merchantId, actorId)).filter((one) =>
    isNoticed(action, { userId: one.user_id, isOwner: one.is_owner }, actorId),
  );
  const { person, record } = await selectNames(tx, event);
  for (const { email, language } of receivers) {
    const words = noticeWords(action, language, {
      person: oneLine(person ?? '') || null,
      record: record && oneLine(record),
      mode,
      at: formatDateTime(event.at, language, 'second'),
      device: oneLine(deviceName(event.device)) || '–',
      ip: event.ip,
      dashboardUrl,
    });
    await mail.queue(tx, { merchantId, recipient: email, kind: 'security_notice', ...words, now });
  }
  return receivers.length;
};

const selectReceivers = (tx: Tx, merchantId: string, actorId: string | null): Promise<Receiver[]> =>
  tx.rows(sql`
    select u.user_id, u.email, u.language, u.role_id = ${OWNER_ROLE_ID} as is_owner
      from user_account u join person p using (person_id)
     where u.merchant_id = ${merchantId} and u.status = 'active' and p.email_verified_at is not null
       and (u.role_id = ${OWNER_ROLE_ID} or u.user_id = ${actorId}) order by u.user_id`);

/** The name of the person or key that did it, and of the key or webhook that it concerns. */
const selectNames = (
  tx: Tx,
  { merchant_id: merchantId, actor_id: actorId, target }: SealedEvent,
): Promise<{ person: string | null; record: string | null }> =>
  tx.one(sql`
    select coalesce((select name from user_account where merchant_id = ${merchantId} and user_id = ${actorId}),
                    (select name from api_key where merchant_id = ${merchantId} and id = ${actorId} limit 1)) as person,
           coalesce((select name from api_key where merchant_id = ${merchantId} and id = ${target} limit 1),
                    (select name from snap_key where merchant_id = ${merchantId} and id = ${target} limit 1),
                    (select name from webhook where merchant_id = ${merchantId} and id = ${target} limit 1)) as record`);
