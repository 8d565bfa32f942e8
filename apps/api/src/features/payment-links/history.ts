import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { paymentsOfOrders } from '../payments/public.ts';
import { shown, statusOf } from './rows.ts';
import type { LinkRow, PaymentLinkEvent } from './rows.ts';

// With the first and the last event within the contract's 200.
const MOST_OF_A_KIND = 90;

/** What happened to a link, oldest first. */
export const historyOf = async (
  tx: Tx,
  row: LinkRow,
  { now, masked }: { now: Date; masked: boolean },
): Promise<PaymentLinkEvent[]> => {
  const [mails, payments] = await Promise.all([mailsOf(tx, row.id), paymentsOfOrders(tx, [row.order_id])]);
  const attempts = (payments.get(row.order_id) ?? []).slice(0, MOST_OF_A_KIND);
  const events = [
    event('created', row.created_at, { by_name: row.created_by_name }),
    ...mails.map((mail) =>
      event('sent', mail.sent_at, {
        by_name: mail.sent_by_name,
        sent_to: shown('email', mail.sent_to, masked),
      }),
    ),
    ...attempts.map(({ id, created_at: at, method, channel, status }) =>
      event('payment', at, { payment_id: id, method, channel, payment_status: status }),
    ),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return [...events, ...endOf(row, now)];
};

const event = (
  kind: PaymentLinkEvent['kind'],
  at: string,
  more: Partial<PaymentLinkEvent> = {},
): PaymentLinkEvent => ({
  kind,
  at,
  by_name: null,
  sent_to: null,
  payment_id: null,
  method: null,
  channel: null,
  payment_status: null,
  ...more,
});

/** A server of the merchant may have cancelled the order; then nobody is named. */
const endOf = (row: LinkRow, now: Date): PaymentLinkEvent[] => {
  const status = statusOf(row, now);
  if (status === 'paid') return [event('paid', row.completed_at ?? row.expires_at)];
  if (status === 'expired') return [event('expired', row.expires_at)];
  if (status !== 'cancelled') return [];
  return [event('cancelled', row.cancelled_at ?? row.order_updated_at, { by_name: row.cancelled_by_name })];
};

const mailsOf = (
  tx: Tx,
  linkId: string,
): Promise<{ sent_to: string; sent_by_name: string; sent_at: string }[]> =>
  tx.rows(sql`
    select sent_to, sent_by_name, sent_at from payment_link_mail
     where link_id = ${linkId} order by number desc limit ${MOST_OF_A_KIND}`);
