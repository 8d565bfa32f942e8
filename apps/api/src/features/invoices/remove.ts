import { decideDelete } from '@dasbor/domain/invoices';
import { rupiah } from '@dasbor/domain/kernel';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { done, problem } from '../../spec/handlers.ts';
import type { Handler, Refusal } from '../../spec/handlers.ts';
import { endOrder, openPaymentsOf } from '../payments/public.ts';
import { giveDocument } from './own-document/repository.ts';
import { findInvoice, lockInvoice, markDeleted } from './repository.ts';
import type { InvoiceRow } from './rows.ts';
import { tellOfInvoice } from './tell.ts';

export const deleteInvoice: Handler<'deleteInvoice'> = async (call) => {
  const { tx, now, session, by, params } = call;
  // It may be issued at the same time.
  const invoice = await lockInvoice(tx, params.id);
  if (!invoice) return problem('DPAY_INVOICE_NOT_FOUND');
  const refused = await refusalOf(tx, invoice);
  if (refused) return refused;
  if (invoice.order_id !== null) {
    const ended = await endOrder(call, invoice.order_id);
    if ('kind' in ended) {
      // A customer may have paid meanwhile: the invoice says why, in its own words.
      const now = await refusalOf(tx, (await findInvoice(tx, invoice.id)) as InvoiceRow);
      return now ? { ...now, commit: ended.commit } : ended;
    }
  }
  await markDeleted(tx, { id: invoice.id, byName: session.name, now });
  await giveDocument(tx, { invoiceId: invoice.id, id: null, now });
  await tellOfInvoice(tx, invoice.id);
  await audit.record(tx, by, { action: 'invoice.deleted', target: invoice.id, before: invoice });
  return done();
};

const refusalOf = async (tx: Tx, invoice: InvoiceRow): Promise<Refusal | undefined> => {
  const open = invoice.order_id === null ? [] : await openPaymentsOf(tx, invoice.order_id);
  const decided = decideDelete(
    {
      isIssued: invoice.issued_at !== null,
      total: rupiah(Number(invoice.total_amount)),
      remaining: rupiah(Number(invoice.outstanding_amount)),
    },
    open.length,
  );
  return decided.ok ? undefined : problem(decided.problem.code, decided.problem.params);
};
