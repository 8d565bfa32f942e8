import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const notificationKeys = scopedKeys('notifications');
export const NOTIFICATION_TOPIC = 'notification.updated';
