import { isNotificationEvent, mayReceive, sentBy } from '@dasbor/domain/notifications';
import { endOfDailyWindow, isInDailyWindow } from '@dasbor/domain/kernel';
import type { Db } from '../../../platform/db/db.ts';
import { mail } from '../../../platform/mail/mail.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Clock } from '../../../platform/clock.ts';
import { recipientsOf } from '../recipients.ts';
import type { Recipient } from '../recipients.ts';
import { closeWaiting, nextDue, postpone, removePost, takePost, waitingFor } from './repository.ts';
import type { DuePost, Waiting } from './repository.ts';
import { withoutDecided } from './still-waits.ts';
import { postWords } from './words.ts';

export type Sending = { db: Db; clock: Clock; dashboardUrl: string; wake: () => void };

/**
 * Queues one mail or text with everything that waits for one person, in the transaction that closes it: it is sent once, however many
 * servers there are. Returns whether a post was due.
 */
export const sendOnePost = async ({ db, clock, dashboardUrl, wake }: Sending): Promise<boolean> => {
  const now = clock.now();
  const post = await db.system((tx) => nextDue(tx, now));
  if (!post) return false;
  const done = await db.tenant(post, async (tx) => {
    if (!(await takePost(tx, post, now))) return 'taken';
    const [person] = await recipientsOf(tx, post);
    const quiet = person?.preferences.quiet;
    if (quiet && isInDailyWindow(now, quiet)) {
      await postpone(tx, post, endOfDailyWindow(now, quiet));
      return 'postponed';
    }
    await removePost(tx, post);
    return close(tx, post, { person, now, dashboardUrl });
  });
  if (done === 'queued') wake();
  return true;
};

type Closing = { person: Recipient | undefined; now: Date; dashboardUrl: string };

const close = async (tx: Tx, post: DuePost, { person, now, dashboardUrl }: Closing) => {
  const waiting = await waitingFor(tx, post);
  const recipient = (post.channel === 'mail' ? person?.email : person?.whatsapp) ?? null;
  const wanted =
    person && recipient !== null
      ? await withoutDecided(
          tx,
          person.userId,
          waiting.filter((one) => isWanted(one, person, post)),
        )
      : [];
  const ids = wanted.map(({ id }) => id);
  const dropped = waiting.map(({ id }) => id).filter((id) => !ids.includes(id));
  await closeWaiting(tx, post, { ids: dropped, as: 'dropped' });
  if (!person || recipient === null || wanted.length === 0) return 'dropped';
  await closeWaiting(tx, post, { ids, as: 'sent' });
  await mail.queue(tx, {
    merchantId: post.merchantId,
    recipient,
    kind: 'notification',
    ...postWords(wanted, person.language, dashboardUrl),
    now,
  });
  return 'queued';
};

/** Their rights and wishes may have changed since, and who read it in the app needs no mail. */
const isWanted = ({ event, read_at: readAt }: Waiting, person: Recipient, { channel }: DuePost): boolean =>
  readAt === null &&
  isNotificationEvent(event) &&
  mayReceive(person.who, event) &&
  sentBy(person.preferences, event).includes(channel);
