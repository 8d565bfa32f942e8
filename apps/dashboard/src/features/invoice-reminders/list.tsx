import { REMINDER_CHANNELS } from '@dasbor/domain/invoice-reminders';
import { invoiceReminders } from '@dasbor/sdk/resources';
import { useT } from '../../shared/i18n/use-t.ts';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { invoicePaths } from '../../shared/paths/money-in/invoices.ts';
import { reminderKeys } from './api/keys.ts';
import type { InvoiceReminder, InvoiceReminderFilters } from './api/types.ts';
import { useStepWords } from './presentation/use-step-words.ts';

const { time, id, text, person } = columnsOf<InvoiceReminder>();

/** What was sent, of all invoices. */
export const reminderList = defineList<InvoiceReminder, InvoiceReminderFilters>()({
  name: 'invoice-reminders',
  words: 'invoice-reminders',
  permission: 'invoice.view',
  operations: invoiceReminders,
  fetchPage: (client, asked) => client.listInvoiceReminders(asked),
  keys: reminderKeys,
  path: (row) => invoicePaths.detail(row.invoice_id),
  filters: {
    channel: { choices: REMINDER_CHANNELS, words: 'channel' },
    invoice_id: { at: 'invoice', fixed: 'invoice' },
  },
  useColumns: () => {
    const t = useT('invoice-reminders');
    const words = useStepWords();
    return [
      time('created', 'created_at'),
      text('invoice', 'invoice_number', { link: true, length: 16 }),
      text('customer', 'customer_name', { length: 16 }),
      text('when', ({ days }) => words.when(days), { length: 20 }),
      text('channel', ({ channel }) => t(`channel.${channel}`), { length: 10 }),
      text('to', 'sent_to', { length: 20 }),
      person('by', 'sent_by_name', { length: 14 }),
      id('id', 'id', { extra: true }),
    ];
  },
  card: { title: 'invoice', amount: 'channel', note: 'customer', meta: ['created', 'when'] },
});
