import type { SuccessBody } from '../../spec/handlers.ts';
import { shown } from '../invoices/public.ts';
import type { ReminderRow } from './log.ts';

type InvoiceReminder = SuccessBody<'listInvoiceReminders'>['data'][number];

export const toReminder = (row: ReminderRow, masked: boolean): InvoiceReminder => ({
  id: row.id,
  invoice_id: row.invoice_id,
  invoice_number: row.invoice_number,
  customer_name: shown('name', row.customer_name, masked),
  days: row.days,
  channel: row.channel,
  sent_to: shown(row.channel === 'email' ? 'email' : 'mobile', row.sent_to, masked),
  sent_by_name: row.sent_by_name,
  created_at: row.created_at,
});
