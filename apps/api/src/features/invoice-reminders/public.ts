export { remindersOf } from './log.ts';
export { addUnsubscribePages } from './page/pages.ts';
export { sendReminders } from './send.ts';
