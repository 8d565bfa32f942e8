import { mayReceive, NOTIFICATION_DAYS, NOTIFICATION_EVENTS } from '@dasbor/domain/notifications';
import type { NotificationEvent } from '@dasbor/domain/notifications';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Session } from '../../spec/handlers.ts';

export type NotificationRow = {
  id: string;
  event: NotificationEvent;
  subject_id: string;
  name: string | null;
  amount: string | null;
  count: number | null;
  created_at: string;
  read_at: string | null;
};

const COLUMNS = sql`id, event, subject_id, name, amount, count, created_at, read_at`;
const DAY_MS = 86_400_000;

export const selectNotifications = (tx: Tx, conditions: Sql, window: Sql): Promise<NotificationRow[]> =>
  tx.rows<NotificationRow>(sql`select ${COLUMNS} from notification where ${conditions} ${window}`);

export const countNotifications = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { n } = await tx.one<{ n: string }>(sql`select count(*) as n from notification where ${conditions}`);
  return Number(n);
};

/** In the app, to this person. */
export const ownedBy = ({ userId }: Pick<Session, 'userId'>): Sql => sql`user_id = ${userId} and in_app`;

/** What their role still allows, as long as it is kept. */
export const stillAllowed = (session: Session, now: Date): Sql => sql`
  and event = any(${NOTIFICATION_EVENTS.filter((event) => mayReceive(session, event))}::text[])
  and created_at > ${new Date(now.getTime() - NOTIFICATION_DAYS * DAY_MS)}`;

export const countUnread = (tx: Tx, session: Session, now: Date): Promise<number> =>
  countNotifications(tx, sql`${ownedBy(session)} and read_at is null ${stillAllowed(session, now)}`);

type Reading = { ids?: readonly string[]; until?: string };

export const markRead = async (tx: Tx, userId: string, { ids, until }: Reading, now: Date): Promise<number> =>
  tx.run(sql`
    update notification set read_at = ${now}
     where user_id = ${userId} and in_app and read_at is null
       ${ids ? sql`and id = any(${ids}::text[])` : empty} ${until ? sql`and created_at <= ${until}::timestamptz` : empty}`);
