import {
  dueReminders,
  nextReminders,
  reminderHold,
  reminderStepsProblems,
} from '@dasbor/domain/invoice-reminders';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, SuccessBody } from '../../spec/handlers.ts';
import { lockInvoice, tellOfInvoice, todayOf } from '../invoices/public.ts';
import { factsOf, findReminded } from './facts.ts';
import type { RemindedRow } from './facts.ts';
import { insertReminders, remindersOf } from './log.ts';
import { toReminder } from './rows.ts';
import { storeSetting } from './schedule.ts';

type InvoiceReminders = SuccessBody<'getInvoiceReminders'>['data'];
type Reading = Pick<Call, 'tx' | 'now' | 'session'>;

const MOST_SENT = 100;

export const getInvoiceReminders: Handler<'getInvoiceReminders'> = async (call) => {
  const [row] = await findReminded(call.tx, [call.params.id]);
  return row ? ok({ data: await answer(call, row) }) : problem('DPAY_INVOICE_NOT_FOUND');
};

export const setInvoiceReminders: Handler<'setInvoiceReminders'> = async (call) => {
  const { tx, now, session, by, params, body } = call;
  const invoice = await lockInvoice(tx, params.id);
  if (!invoice) return problem('DPAY_INVOICE_NOT_FOUND');
  const errors = body.steps === null ? [] : reminderStepsProblems(body.steps);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  await storeSetting(tx, invoice.id, {
    isPaused: body.is_paused,
    steps: body.steps,
    today: todayOf(call),
    now,
    byName: session.name,
  });
  await tellOfInvoice(tx, invoice.id);
  await audit.record(tx, by, { action: 'invoice.reminders_changed', target: invoice.id, after: body });
  return ok({ data: await answer(call, await rowOf(call, invoice.id)) });
};

/** Two people who mark the same reminder wait for each other at the invoice, and the second is refused. */
export const markReminderSent: Handler<'markReminderSent'> = async (call) => {
  const { tx, now, deps, session, by, params, body } = call;
  const invoice = await lockInvoice(tx, params.id);
  if (!invoice) return problem('DPAY_INVOICE_NOT_FOUND');
  const step = { days: body.days, channel: 'whatsapp' } as const;
  const sent = (await remindersOf(tx, invoice.id, MOST_SENT)).find(
    ({ days, channel }) => days === step.days && channel === step.channel,
  );
  if (sent) return problem('DPAY_REMINDER_SENT', { name: sent.sent_by_name ?? '' });
  const due = dueReminders(factsOf(await rowOf(call, invoice.id)), calendarNow(now, session));
  if (!due.some(({ days, channel }) => days === step.days && channel === step.channel))
    return problem('DPAY_REMINDER_NOT_DUE');
  const reminder = {
    ...step,
    id: deps.ids.next('invoice_reminder', now),
    invoice_id: invoice.id,
    sent_to: invoice.customer_mobile,
    sent_by_name: session.name,
  };
  await insertReminders(tx, [reminder], now);
  await tellOfInvoice(tx, invoice.id);
  await audit.record(tx, by, { action: 'invoice.reminded', target: invoice.id, after: reminder });
  return ok({ data: await answer(call, await rowOf(call, invoice.id)) });
};

const rowOf = async ({ tx }: Reading, id: string): Promise<RemindedRow> =>
  (await findReminded(tx, [id]))[0] as RemindedRow;

const answer = async (reading: Reading, row: RemindedRow): Promise<InvoiceReminders> => {
  const { tx, now, session } = reading;
  const facts = factsOf(row);
  const next = nextReminders(facts, calendarNow(now, session));
  const sent = await remindersOf(tx, row.id, MOST_SENT);
  return {
    is_paused: row.is_paused,
    is_own: row.is_own,
    is_unsubscribed: row.is_unsubscribed,
    steps: [...facts.steps],
    hold: reminderHold(facts) ?? null,
    next: next ? { at: next.at.toISOString(), steps: next.steps } : null,
    sent: sent.map((one) => toReminder(one, session.masksPersonalData)),
  };
};
