import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { outbox } from '../../platform/work/outbox.ts';
import type { Call } from '../../spec/handlers.ts';
import { shown, todayOf } from '../invoices/public.ts';
import { eventsOf, findQuotation } from './repository.ts';
import { toQuotation } from './rows.ts';
import type { Quotation, QuotationRow, Reading } from './rows.ts';

type Asking = Pick<Call, 'tx' | 'now' | 'session' | 'deps'>;
type QuotationEvent = NonNullable<Quotation['history']>[number];

export const readingOf = (asking: Asking): Reading => ({
  today: todayOf(asking),
  masked: asking.session.masksPersonalData,
  checkoutUrl: checkoutUrlOf(asking.deps, asking.session),
});

/** One quotation with its items and history. */
export const answerQuotation = async (asking: Asking, id: string): Promise<Quotation> =>
  wholeQuotation(asking.tx, (await findQuotation(asking.tx, id)) as QuotationRow, readingOf(asking));

export const wholeQuotation = async (tx: Tx, row: QuotationRow, reading: Reading): Promise<Quotation> => ({
  ...toQuotation(row, reading),
  items: row.items.map((item) => ({ ...item, amount: item.quantity * item.price })),
  history: await historyOf(tx, row, reading),
});

/** What happened, oldest first. */
const historyOf = async (tx: Tx, row: QuotationRow, { masked }: Reading): Promise<QuotationEvent[]> => {
  const events = await eventsOf(tx, row.id);
  return [
    event('created', row.created_at, { by_name: row.created_by_name }),
    ...(row.issued_at === null
      ? []
      : [event('issued', row.issued_at, { by_name: row.issued_by_name ?? '' })]),
    ...events.map(({ kind, at, by_kind: by, by_name: name, sent_to, note }) =>
      event(kind, at, {
        by,
        by_name: by === 'customer' ? shown('name', name, masked) : name,
        sent_to: shown('email', sent_to, masked),
        note,
      }),
    ),
    ...(row.invoiced_at === null
      ? []
      : [
          event('invoiced', row.invoiced_at, {
            by_name: row.invoiced_by_name ?? '',
            invoice_id: row.invoice_id,
          }),
        ]),
  ];
};

const event = (
  kind: QuotationEvent['kind'],
  at: string,
  more: Pick<QuotationEvent, 'by_name'> & Partial<QuotationEvent>,
): QuotationEvent => ({ kind, at, by: 'staff', sent_to: null, note: null, invoice_id: null, ...more });

/** Open screens read the quotation again. */
export const tellOfQuotation = (tx: Tx, id: string): Promise<void> =>
  outbox.add(tx, { topic: 'invoice.quotation_updated', aggregate: id, payload: {} });
