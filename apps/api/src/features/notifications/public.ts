export { TOPIC as NOTIFICATION_TOPIC } from './derive/repository.ts';
export { makeNotifications, type Notifications, startNotifications } from './engine.ts';
