import { dueAt, mayReceive, POSTS, sentBy } from '@dasbor/domain/notifications';
import type { Channel } from '@dasbor/domain/notifications';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Ids } from '../../../platform/ids.ts';
import { decidersAmong } from '../../approvals/public.ts';
import { recipientsOf } from '../recipients.ts';
import type { Recipient } from '../recipients.ts';
import type { Occurrence, Relayed } from './occurrence.ts';
import { addPost, insertNotifications, tellPerson } from './repository.ts';
import type { NewNotification } from './repository.ts';
import { SOURCES } from './sources/index.ts';

type Telling = { ids: Ids; now: Date };

/**
 * Writes what a row of the outbox means for each person, in the row's tenant. Repeating it changes nothing. Returns whether somebody was
 * told.
 */
export const tellPeople = async (tx: Tx, row: Relayed, { ids, now }: Telling): Promise<boolean> => {
  const occurrence = await SOURCES.get(row.topic)?.(tx, row);
  if (!occurrence) return false;
  const { merchant_id: merchantId, mode } = row;
  const told = (await concerned(tx, occurrence, await recipientsOf(tx, { merchantId, mode }))).map(
    (person) => ({ person, channels: reached(person, occurrence, mode) }),
  );
  const rows = told
    .filter(({ channels }) => channels.length > 0)
    .map(({ person, channels }): NewNotification => {
      const { event, occasion, subjectId, name = null, amount = null, count = null } = occurrence;
      return {
        id: ids.next('notification', now),
        user_id: person.userId,
        event,
        occasion,
        subject_id: subjectId,
        name,
        amount,
        count,
        in_app: channels.includes('app'),
        mail: channels.includes('mail') ? 'waiting' : null,
        whatsapp: channels.includes('whatsapp') ? 'waiting' : null,
        created_at: now,
      };
    });
  if (rows.length === 0) return false;
  const isNew = await insertNotifications(tx, rows);
  for (const { person, channels } of told.filter((one) => isNew.has(one.person.userId))) {
    if (channels.includes('app')) await tellPerson(tx, person.userId, 'created');
    for (const channel of POSTS)
      if (channels.includes(channel))
        await addPost(tx, { userId: person.userId, channel, dueAt: dueAt(channel, person.preferences, now) });
  }
  return isNew.size > 0;
};

const concerned = async (
  tx: Tx,
  { event, people, toDecide, except = [] }: Occurrence,
  all: readonly Recipient[],
): Promise<readonly Recipient[]> => {
  const allowed = all.filter(
    ({ userId, who }) =>
      mayReceive(who, event) && !except.includes(userId) && (people?.includes(userId) ?? true),
  );
  if (!toDecide) return allowed;
  const deciders = await decidersAmong(
    tx,
    toDecide,
    allowed.map(({ userId }) => userId),
  );
  return allowed.filter(({ userId }) => deciders.includes(userId));
};

/** In sandbox nothing leaves the product: a test run must not wake anybody (docs/decisions/0061). */
const reached = (
  { preferences, email, whatsapp }: Recipient,
  { event, isMailed }: Occurrence,
  mode: Relayed['mode'],
): Channel[] =>
  sentBy(preferences, event).filter((channel) => {
    if (channel === 'app') return true;
    if (mode === 'sandbox') return false;
    return channel === 'mail' ? email !== null && !isMailed : whatsapp !== null;
  });
