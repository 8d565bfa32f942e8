import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { remindersOf } from '../invoice-reminders/public.ts';
import { paymentsOfOrders } from '../payments/public.ts';
import type { InvoicePaymentRow } from './payment-repository.ts';
import { shown } from './rows.ts';
import type { Invoice, InvoiceRow } from './rows.ts';

type InvoiceEvent = NonNullable<Invoice['history']>[number];

// Three kinds, each record may be reversed, and a reminder is sent once for each day: within the contract's 500.
const MOST_OF_A_KIND = 100;

/** What happened to an invoice, oldest first. */
export const historyOf = async (
  tx: Tx,
  row: InvoiceRow,
  counted: readonly InvoicePaymentRow[],
  masked: boolean,
): Promise<InvoiceEvent[]> => {
  const orderId = row.order_id ?? '';
  const [mails, reminders, payments] = await Promise.all([
    mailsOf(tx, row.id),
    remindersOf(tx, row.id, MOST_OF_A_KIND),
    paymentsOfOrders(tx, [orderId]),
  ]);
  const attempts = (payments.get(orderId) ?? []).slice(0, MOST_OF_A_KIND);
  const events = [
    event('created', row.created_at, { by_name: row.created_by_name }),
    ...(row.issued_at === null ? [] : [event('issued', row.issued_at, { by_name: row.issued_by_name })]),
    ...mails.map(({ sent_at: at, sent_by_name, sent_to }) =>
      event('sent', at, { by_name: sent_by_name, sent_to: shown('email', sent_to, masked) }),
    ),
    ...reminders.map(({ channel, sent_to, sent_by_name: by_name, created_at: at }) =>
      event('reminded', at, { channel, by_name, sent_to: shown(REACHED[channel], sent_to, masked) }),
    ),
    ...attempts.map(({ id, created_at: at, method, channel, amount }) =>
      event('attempt', at, { payment_id: id, method, channel, amount: Number(amount) }),
    ),
    ...counted.slice(-MOST_OF_A_KIND).flatMap(eventsOf),
  ];
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
};

const eventsOf = (row: InvoicePaymentRow): InvoiceEvent[] => {
  const { payment_id, method, channel } = row;
  const about = { payment_id, method, channel, amount: Number(row.amount) };
  const made = event(kindOf(row), row.created_at, {
    ...about,
    by_name: row.recorded_by_name,
    note: row.note,
  });
  if (row.reversed_at === null) return [made];
  const { reversed_by_name: by_name, reversal_reason: note } = row;
  return [made, event('reversed', row.reversed_at, { ...about, by_name, note })];
};

const kindOf = ({ payment_id, is_permanent, is_paid_before }: InvoicePaymentRow): InvoiceEvent['kind'] => {
  if (payment_id !== null) return 'paid';
  if (is_paid_before) return 'paid_before';
  return is_permanent ? 'marked_paid' : 'recorded';
};

const event = (kind: InvoiceEvent['kind'], at: string, more: Partial<InvoiceEvent> = {}): InvoiceEvent => ({
  kind,
  at,
  by_name: null,
  sent_to: null,
  amount: null,
  method: null,
  channel: null,
  payment_id: null,
  note: null,
  ...more,
});

const REACHED = { email: 'email', whatsapp: 'mobile' } as const;

const mailsOf = (
  tx: Tx,
  invoiceId: string,
): Promise<{ sent_to: string; sent_by_name: string | null; sent_at: string }[]> =>
  tx.rows(sql`
    select sent_to, sent_by_name, sent_at from invoice_mail
     where invoice_id = ${invoiceId} order by number desc limit ${MOST_OF_A_KIND}`);
