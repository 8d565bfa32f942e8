import ofInvoiceFile from '../../../../../../openapi/features/invoice-reminders/examples/invoice-reminders.json' with { type: 'json' };
import offFile from '../../../../../../openapi/features/invoice-reminders/examples/invoice-reminders-off.json' with { type: 'json' };
import ownFile from '../../../../../../openapi/features/invoice-reminders/examples/invoice-reminders-own.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/invoice-reminders/examples/invoice-reminders-page.json' with { type: 'json' };
import pausedFile from '../../../../../../openapi/features/invoice-reminders/examples/invoice-reminders-paused.json' with { type: 'json' };
import unsubscribedOneFile from '../../../../../../openapi/features/invoice-reminders/examples/invoice-reminders-unsubscribed.json' with { type: 'json' };
import scheduleFile from '../../../../../../openapi/features/invoice-reminders/examples/reminder-schedule.json' with { type: 'json' };
import scheduleOffFile from '../../../../../../openapi/features/invoice-reminders/examples/reminder-schedule-off.json' with { type: 'json' };
import toSendFile from '../../../../../../openapi/features/invoice-reminders/examples/reminders-to-send.json' with { type: 'json' };
import nightFile from '../../../../../../openapi/features/invoice-reminders/examples/reminders-to-send-at-night.json' with { type: 'json' };
import noneFile from '../../../../../../openapi/features/invoice-reminders/examples/reminders-to-send-none.json' with { type: 'json' };
import unsubscribedFile from '../../../../../../openapi/features/invoice-reminders/examples/unsubscribed-customers.json' with { type: 'json' };
import nobodyFile from '../../../../../../openapi/features/invoice-reminders/examples/unsubscribed-customers-none.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, listStates, onePage } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import type { InvoiceReminders } from '../api/types.ts';

const page = example<'listInvoiceReminders'>(pageFile);

export const sentStates = listStates('listInvoiceReminders', {
  page,
  permission: 'invoice.view',
  more: {
    longest: ok(
      onePage(
        page.data.map((row) => ({
          ...row,
          customer_name: LONGEST.name,
          invoice_number: `INV/${LONGEST.reference}`.slice(0, 64),
        })),
      ),
    ),
  },
});

const toSend = example<'listRemindersToSend'>(toSendFile);
const on: Scenario = {
  getReminderSchedule: ok(example<'getReminderSchedule'>(scheduleFile)),
  listRemindersToSend: ok(toSend),
  listUnsubscribedCustomers: ok(example<'listUnsubscribedCustomers'>(unsubscribedFile)),
};

/** The page of reminders. */
export const pageStates = {
  on,
  off: {
    getReminderSchedule: ok(example<'getReminderSchedule'>(scheduleOffFile)),
    setReminderSchedule: ok(example<'setReminderSchedule'>(scheduleFile)),
    listRemindersToSend: ok(example<'listRemindersToSend'>(noneFile)),
    listUnsubscribedCustomers: ok(example<'listUnsubscribedCustomers'>(nobodyFile)),
  },
  refused: {
    ...on,
    setReminderSchedule: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'steps.1.days', code: 'DPAY_REMINDER_REPEATED' }],
    }),
  },
  night: { ...on, listRemindersToSend: ok(example<'listRemindersToSend'>(nightFile)) },
  sentByColleague: {
    ...on,
    markReminderSent: problem(409, 'DPAY_REMINDER_SENT', { name: 'Budi Santoso' }),
  },
  longest: {
    ...on,
    listRemindersToSend: ok({
      data: {
        next_at: null,
        reminders: toSend.data.reminders.map((one) => ({
          ...one,
          customer_name: LONGEST.name,
          invoice_number: `INV/${LONGEST.reference}`.slice(0, 64),
          outstanding_amount: LONGEST.rupiah,
        })),
      },
    }),
  },
  partsFailed: { ...on, listRemindersToSend: failed, listUnsubscribedCustomers: failed },
  partsPending: { ...on, listRemindersToSend: 'pending', listUnsubscribedCustomers: 'pending' },
  pending: { getReminderSchedule: 'pending' },
  failed: { getReminderSchedule: failed },
  forbidden: { getReminderSchedule: problem(403, 'DPAY_FORBIDDEN', { permission: 'invoice.view' }) },
} satisfies Record<string, Scenario>;

const one = (file: { value: unknown }): InvoiceReminders => example<'getInvoiceReminders'>(file).data;
export const sectionExamples = {
  next: one(ofInvoiceFile),
  own: one(ownFile),
  paused: one(pausedFile),
  off: one(offFile),
  unsubscribed: one(unsubscribedOneFile),
};
const shown = (reminders: InvoiceReminders): Scenario => ({ getInvoiceReminders: ok({ data: reminders }) });

/** The section on the page of an invoice. */
export const sectionStates = {
  next: { ...shown(sectionExamples.next), setInvoiceReminders: ok({ data: sectionExamples.paused }) },
  own: { ...shown(sectionExamples.own), setInvoiceReminders: ok({ data: sectionExamples.next }) },
  paused: { ...shown(sectionExamples.paused), setInvoiceReminders: ok({ data: sectionExamples.next }) },
  off: shown(sectionExamples.off),
  unsubscribed: shown(sectionExamples.unsubscribed),
  draft: shown({ ...sectionExamples.off, hold: 'draft' }),
  paid: shown({ ...sectionExamples.next, hold: 'paid', next: null }),
  paying: shown({ ...sectionExamples.next, hold: 'paying', next: null }),
  newer: shown({ ...sectionExamples.next, hold: 'newer' as never, next: null }),
  pending: { getInvoiceReminders: 'pending' },
  failed: { getInvoiceReminders: failed },
} satisfies Record<string, Scenario>;
