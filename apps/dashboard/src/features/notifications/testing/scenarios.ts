import emptyFile from '../../../../../../openapi/features/notifications/examples/notifications-empty.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/notifications/examples/notifications-page.json' with { type: 'json' };
import needsFile from '../../../../../../openapi/features/notifications/examples/needs-you.json' with { type: 'json' };
import nothingFile from '../../../../../../openapi/features/notifications/examples/needs-you-nothing.json' with { type: 'json' };
import chosenFile from '../../../../../../openapi/features/notifications/examples/notification-preferences.json' with { type: 'json' };
import defaultFile from '../../../../../../openapi/features/notifications/examples/notification-preferences-default.json' with { type: 'json' };
import readFile from '../../../../../../openapi/features/notifications/examples/read.json' with { type: 'json' };
import { NOTIFICATION_EVENTS, eventRule } from '@dasbor/domain/notifications';
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';

const page = example<'listNotifications'>(pageFile);
const needs = example<'getNeedsYou'>(needsFile);
const nothing = example<'getNeedsYou'>(nothingFile);
const chosen = example<'getNotificationPreferences'>(chosenFile);
const byDefault = example<'getNotificationPreferences'>(defaultFile);

const everyEvent = NOTIFICATION_EVENTS.map((event) => {
  const { channels, fixed = [] } = eventRule(event);
  return { event, ...channels, fixed: [...fixed] };
});

const told = {
  listNotifications: ok(page),
  readNotifications: ok(example<'readNotifications'>(readFile)),
  getNeedsYou: ok(needs),
} satisfies Scenario;

export const notifications = {
  told,
  allRead: {
    ...told,
    listNotifications: ok({
      ...page,
      data: page.data.map((row) => ({ ...row, read_at: row.read_at ?? '2026-11-20T04:00:00.000Z' })),
    }),
    getNeedsYou: ok(nothing),
  },
  /** One notification of every event, from a server that knows one more. */
  everyEvent: {
    ...told,
    listNotifications: ok({
      ...page,
      data: [...NOTIFICATION_EVENTS, 'something_new' as (typeof NOTIFICATION_EVENTS)[number]].map(
        (event, index) => ({
          ...(page.data[0] as (typeof page.data)[number]),
          id: `ntf_01K0000000000000000000E${String(index).padStart(3, '0')}`,
          event,
        }),
      ),
    }),
  },
  older: {
    ...told,
    listNotifications: ok({ ...page, page: { ...page.page, has_next: true, next_cursor: 'older' } }),
  },
  notRead: { ...told, readNotifications: failed },
  empty: { listNotifications: ok(example<'listNotifications'>(emptyFile)), getNeedsYou: ok(nothing) },
  pending: { listNotifications: 'pending', getNeedsYou: 'pending' },
  failed: { listNotifications: failed, getNeedsYou: failed },
} satisfies Record<string, Scenario>;

const every = <Answer extends typeof chosen>(answer: Answer): Answer => ({
  ...answer,
  data: { ...answer.data, events: everyEvent },
});

export const preferences = {
  byDefault: {
    getNotificationPreferences: ok(every(byDefault)),
    setNotificationPreferences: ok(every(chosen)),
  },
  chosen: {
    getNotificationPreferences: ok(every(chosen)),
    setNotificationPreferences: ok(every(chosen)),
  },
  notSaved: { getNotificationPreferences: ok(every(chosen)), setNotificationPreferences: failed },
  pending: { getNotificationPreferences: 'pending' },
  failed: { getNotificationPreferences: failed },
} satisfies Record<string, Scenario>;
