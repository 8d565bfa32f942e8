import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const reminderKeys = scopedKeys('invoice-reminders');
export const REMINDER_TOPIC = 'invoice.reminders_changed';
