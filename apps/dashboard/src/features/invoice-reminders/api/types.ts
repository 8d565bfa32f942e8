import type { components, operations } from '@dasbor/sdk';

export type InvoiceReminder = components['schemas']['InvoiceReminder'];
export type InvoiceReminders = components['schemas']['InvoiceReminders'];
export type ReminderSchedule = components['schemas']['ReminderSchedule'];
export type ReminderToSend = components['schemas']['ReminderToSend'];
export type SaveSchedule = components['schemas']['SetReminderScheduleRequest'];
export type SaveReminders = components['schemas']['SetInvoiceRemindersRequest'];
export type InvoiceReminderFilters = NonNullable<
  NonNullable<operations['listInvoiceReminders']['parameters']['query']>['filters']
>;
