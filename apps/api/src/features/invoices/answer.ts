import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Call } from '../../spec/handlers.ts';
import { historyOf } from './history.ts';
import { documentOfInvoice } from './own-document/repository.ts';
import { paymentsOfInvoice, toInvoicePayment } from './payment-repository.ts';
import { findInvoice } from './repository.ts';
import { toInvoice } from './rows.ts';
import type { Invoice, InvoiceRow, Reading } from './rows.ts';
import { todayOf } from './today.ts';

type Asking = Pick<Call, 'tx' | 'now' | 'session' | 'deps'>;

export const readingOf = (asking: Asking): Reading => ({
  today: todayOf(asking),
  masked: asking.session.masksPersonalData,
  hasDocuments: asking.session.flags.invoice_document,
  checkoutUrl: checkoutUrlOf(asking.deps, asking.session),
});

/** One invoice with its items, payments and history. */
export const answerInvoice = async (asking: Asking, id: string): Promise<Invoice> =>
  wholeInvoice(asking.tx, (await findInvoice(asking.tx, id)) as InvoiceRow, readingOf(asking));

export const wholeInvoice = async (tx: Tx, row: InvoiceRow, reading: Reading): Promise<Invoice> => {
  const payments = await paymentsOfInvoice(tx, row.id);
  const ownDocument = await documentOfInvoice(tx, row.id);
  return {
    ...toInvoice(row, reading),
    own_document: ownDocument ?? null,
    items: row.items.map((item) => ({ ...item, amount: item.quantity * item.price })),
    payments: payments.map((payment) => toInvoicePayment(payment, reading.masked)),
    history: await historyOf(tx, row, payments, reading.masked),
  };
};
