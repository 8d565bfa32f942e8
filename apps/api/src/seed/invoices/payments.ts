import { addDays, jakartaDate, jakartaDayBounds, newId } from '@dasbor/domain/kernel';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import type { Sale } from '../orders.ts';
import type { Seeding } from '../seeding.ts';
import type { ByHand, InvoiceCase } from './cases.ts';
import { bytesOf } from '../bytes.ts';

const AFTERNOON = 14 * 3_600_000;

type Around = {
  invoice: { id: string; search_text: string };
  sale: Sale;
  seed: string;
};

/** What was paid of an invoice: through the payments of its sale, and by hand. */
export const paymentsOf = (
  seeding: Seeding,
  { byHand = [] }: InvoiceCase,
  { invoice, sale, seed }: Around,
): object[] => {
  const online = sale.payments
    .filter(({ status }) => status === 'completed')
    .map((payment) => {
      const id = newId('invoice_transaction', new Date(payment.updated_at), bytesOf(`${seed} ${payment.id}`));
      return {
        ...NOT_BY_HAND,
        mode: seeding.mode,
        id,
        invoice_id: invoice.id,
        payment_id: payment.id,
        method: payment.method,
        channel: payment.channel,
        amount: payment.amount,
        paid_on: jakartaDate(payment.updated_at),
        created_at: payment.updated_at,
        search_text: `${`${id} ${payment.id}`.toLowerCase()} ${invoice.search_text}`,
      };
    });
  return [
    ...online,
    ...byHand.map((one, index) => recordOf(seeding, one, { invoice, seed: `${seed} ${index}` })),
  ];
};

const NOT_BY_HAND = {
  note: null,
  is_permanent: false,
  recorded_by_id: null,
  recorded_by_name: null,
  reversed_at: null,
  reversed_by_id: null,
  reversed_by_name: null,
  reversal_reason: null,
};

export const recordedAt = (now: Date, daysAgo: number): Date =>
  new Date(jakartaDayBounds(addDays(jakartaDate(now), -daysAgo)).from.getTime() + AFTERNOON);

const recordOf = (
  { mode, merchant, now }: Seeding,
  { amount, daysAgo, note, reversed }: ByHand,
  { invoice, seed }: { invoice: { id: string; search_text: string }; seed: string },
): object => {
  const people = DEMO_ACCOUNTS.filter((one) => one.merchant === merchant);
  const clerk = people.find(({ role }) => role === 'Finance');
  const owner = people.find(({ role }) => role === 'Owner');
  const at = recordedAt(now, daysAgo);
  const id = newId('invoice_transaction', at, bytesOf(seed));
  return {
    ...NOT_BY_HAND,
    mode,
    id,
    invoice_id: invoice.id,
    payment_id: null,
    method: 'manual',
    channel: null,
    amount,
    paid_on: jakartaDate(at),
    note,
    recorded_by_id: clerk?.id,
    recorded_by_name: clerk?.name,
    ...(reversed !== undefined && {
      reversed_at: new Date(at.getTime() + 3_600_000).toISOString(),
      reversed_by_id: owner?.id,
      reversed_by_name: owner?.name,
      reversal_reason: reversed,
    }),
    created_at: at.toISOString(),
    search_text: `${id.toLowerCase()} ${invoice.search_text}`,
  };
};
