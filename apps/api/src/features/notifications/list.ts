import sql, { empty } from 'sql-template-tag';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok } from '../../spec/handlers.ts';
import type { Handler, SuccessBody } from '../../spec/handlers.ts';
import { tellPerson } from './derive/repository.ts';
import {
  countNotifications,
  countUnread,
  markRead,
  ownedBy,
  selectNotifications,
  stillAllowed,
} from './repository.ts';
import type { NotificationRow } from './repository.ts';

export const listNotifications: Handler<'listNotifications'> = (call) => {
  const { unread, event } = call.query.filters ?? {};
  return answerList(call, {
    of: ownedBy(call.session),
    filtered: sql`
      ${stillAllowed(call.session, call.now)}
      ${unread === undefined ? empty : sql`and (read_at is null) = ${unread}`}
      ${event ? sql`and event = any(${event}::text[])` : empty}`,
    select: selectNotifications,
    count: countNotifications,
    present: async (rows) => rows.map(toNotification),
  });
};

/** Other tabs and devices of the person update their bell. */
export const readNotifications: Handler<'readNotifications'> = async ({ tx, session, body, now }) => {
  const read = await markRead(tx, session.userId, body, now);
  if (read > 0) await tellPerson(tx, session.userId, 'read');
  return ok({ data: { unread: await countUnread(tx, session, now) } });
};

const toNotification = (row: NotificationRow): SuccessBody<'listNotifications'>['data'][number] => ({
  id: row.id,
  event: row.event,
  subject_id: row.subject_id,
  name: row.name,
  amount: row.amount === null ? null : Number(row.amount),
  count: row.count,
  created_at: row.created_at,
  read_at: row.read_at,
});
