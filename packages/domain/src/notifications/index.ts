export { PROBLEM_CODES, type NotificationProblemCode } from './problems.ts';
export { MOST_IN_POST, NOTIFICATION_DAYS } from './policy.ts';
export { type Channel, CHANNELS, type Channels } from './channels.ts';
export {
  EVENT_GROUPS,
  type EventGroup,
  eventRule,
  eventsOf,
  isNotificationEvent,
  mayReceive,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from './events.ts';
export {
  channelsOf,
  decideQuietHours,
  decideWhatsApp,
  DEFAULT_PREFERENCES,
  type Digest,
  DIGESTS,
  type Preferences,
  sentBy,
} from './preferences.ts';
export { dueAt, type Post, POSTS } from './due.ts';
export { isNeedKind, NEED_KINDS, type NeedKind, NEEDS, needsOf, RETRY_DAYS } from './needs.ts';
