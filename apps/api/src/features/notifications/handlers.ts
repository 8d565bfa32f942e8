export { listNotifications, readNotifications } from './list.ts';
export { getNeedsYou } from './needs/get-needs-you.ts';
export { getNotificationPreferences, setNotificationPreferences } from './preferences/handlers.ts';
