import sql from 'sql-template-tag';
import { relayOnce } from '../../../platform/work/relay.ts';
import type { SuccessBody } from '../../../spec/handlers.ts';
import type { TestApp, Tokens } from '../../../testing/app.ts';

export type Notification = SuccessBody<'listNotifications'>['data'][number];
export type Needs = SuccessBody<'getNeedsYou'>['data'];
export type Preferences = SuccessBody<'getNotificationPreferences'>['data'];

/** Relays what happened and tells people. */
export const tell = async (app: TestApp): Promise<void> => {
  while ((await relayOnce(app.db)) > 0);
  await app.notifications.telling.drain();
};

/** Sends what is due at this time in Jakarta. */
export const sendAt = async (app: TestApp, time: string): Promise<void> => {
  app.clock.set(new Date(`2026-11-${time}+07:00`));
  await app.notifications.posting.drain();
};

export const callsOf = (app: TestApp) => {
  const list = async (by: Tokens, filters: object = {}) =>
    (
      await app.ask(
        'GET',
        `/dashboard/notifications?filters=${encodeURIComponent(JSON.stringify(filters))}`,
        {
          token: by.live,
        },
      )
    ).json<{ data: Notification[] }>().data;
  const read = async (by: Tokens, payload: object) =>
    (await app.ask('POST', '/dashboard/notifications/read', { token: by.live, payload })).json<{
      data: { unread: number };
    }>().data.unread;
  const needs = async (by: Tokens) =>
    (await app.ask('GET', '/dashboard/notifications/needs-you', { token: by.live })).json<{ data: Needs }>()
      .data;
  const preferences = async (by: Tokens) =>
    (await app.ask('GET', '/dashboard/notification-preferences', { token: by.live })).json<{
      data: Preferences;
    }>().data;
  const prefer = (by: Tokens, different: Partial<Preferences> = {}) =>
    app.ask('PUT', '/dashboard/notification-preferences', {
      token: by.live,
      payload: { events: [], quiet_from: null, quiet_to: null, digest: 'off', digest_hour: 8, ...different },
    });
  const mailsTo = (recipient: string) =>
    app.db.system((tx) =>
      tx.rows<{ subject: string; body: string }>(
        sql`select subject, body from mail where kind = 'notification' and recipient = ${recipient} order by id`,
      ),
    );
  return { list, read, needs, preferences, prefer, mailsTo };
};
