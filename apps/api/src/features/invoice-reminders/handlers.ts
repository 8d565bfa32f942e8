import { dueReminders, mayRemindAt, nextReminderTime, reminderText } from '@dasbor/domain/invoice-reminders';
import { jakartaDate, rupiah } from '@dasbor/domain/kernel';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import sql, { empty } from 'sql-template-tag';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok } from '../../spec/handlers.ts';
import type { Handler, SuccessBody } from '../../spec/handlers.ts';
import { readInvoiceSettings, shown, urlOf } from '../invoices/public.ts';
import { invoicesToRemind } from './due.ts';
import { factsOf, findReminded } from './facts.ts';
import type { RemindedRow } from './facts.ts';
import { countReminders, selectReminders } from './log.ts';
import { unsubscribedRecipients } from './recipients.ts';
import { toReminder } from './rows.ts';

export { getInvoiceReminders, markReminderSent, setInvoiceReminders } from './of-invoice.ts';
export { getReminderSchedule, setReminderSchedule } from './schedule.ts';

const MOST = 100;

export const listInvoiceReminders: Handler<'listInvoiceReminders'> = (call) => {
  const { channel, invoice_id } = call.query.filters ?? {};
  return answerList(call, {
    filtered: sql`
      ${channel ? sql`and channel = any(${channel}::text[])` : empty}
      ${invoice_id === undefined ? empty : sql`and invoice_id = ${invoice_id}`}`,
    select: selectReminders,
    count: countReminders,
    present: async (rows) => rows.map((row) => toReminder(row, call.session.masksPersonalData)),
  });
};

type ToSend = SuccessBody<'listRemindersToSend'>['data']['reminders'][number];

export const listRemindersToSend: Handler<'listRemindersToSend'> = async ({ tx, now, deps, session }) => {
  const clockNow = calendarNow(now, session);
  if (!mayRemindAt(clockNow))
    return ok({ data: { reminders: [], next_at: nextReminderTime(clockNow).toISOString() } });
  const today = jakartaDate(clockNow);
  const ids = await invoicesToRemind(tx, { channel: 'whatsapp', today, most: MOST });
  const company = (await readInvoiceSettings(tx)).company_name;
  const toSend = (row: RemindedRow, days: number): ToSend => {
    const words = {
      company,
      customer: shown('name', row.customer_name, session.masksPersonalData),
      number: row.number ?? '',
      amount: rupiah(Number(row.outstanding_amount)),
      dueDate: row.due_date,
      today,
      // The page leads to the document, which names the customer.
      url: session.masksPersonalData ? '***' : (urlOf(row, checkoutUrlOf(deps, session)) ?? ''),
    };
    return {
      invoice_id: row.id,
      invoice_number: words.number,
      customer_name: words.customer,
      mobile: shown('mobile', row.customer_mobile, session.masksPersonalData),
      due_date: row.due_date,
      days,
      outstanding_amount: words.amount,
      texts: { id: reminderText(words, 'id'), en: reminderText(words, 'en') },
    };
  };
  const reminders = (await findReminded(tx, ids)).flatMap((row) =>
    dueReminders(factsOf(row), clockNow)
      .filter(({ channel }) => channel === 'whatsapp')
      .map(({ days }) => toSend(row, days)),
  );
  return ok({ data: { reminders, next_at: null } });
};

export const listUnsubscribedCustomers: Handler<'listUnsubscribedCustomers'> = async ({ tx, session }) => {
  const rows = await unsubscribedRecipients(tx, MOST);
  return ok({
    data: rows.map(({ email, unsubscribed_at: at }) => ({
      email: shown('email', email, session.masksPersonalData),
      unsubscribed_at: at ?? '',
    })),
  });
};
