import { findInvoice } from '../../../invoices/public.ts';
import { findSettlement, toSettlement } from '../../../settlements/public.ts';
import { findPaidLink, findPublished } from '../repository.ts';
import type { Source } from '../occurrence.ts';

export const ofSettlement: Source = async (tx, { aggregate: id, payload }) => {
  const row = payload.status === 'settled' ? await findSettlement(tx, id) : undefined;
  return (
    row && {
      event: 'settlement_paid',
      subjectId: id,
      occasion: id,
      amount: toSettlement(row).amount,
      count: row.payment_count,
    }
  );
};

export const ofPaymentLink: Source = async (tx, { aggregate: id, payload }) => {
  const link = payload.status === 'completed' ? await findPaidLink(tx, id) : undefined;
  return (
    link && {
      event: 'payment_link_paid',
      subjectId: id,
      occasion: id,
      name: link.reference,
      amount: link.amount,
    }
  );
};

/** Of the events for webhooks, only a paid invoice has no row of its own in the outbox. */
export const ofPublished: Source = async (tx, { aggregate }) => {
  const published = await findPublished(tx, aggregate);
  if (published?.event !== 'invoice.paid') return undefined;
  const invoice = await findInvoice(tx, published.subject_id);
  return (
    invoice && {
      event: 'invoice_paid',
      subjectId: invoice.id,
      occasion: invoice.id,
      name: invoice.number,
      amount: invoice.total_amount,
    }
  );
};
