import { invoiceFormProblems } from '@dasbor/domain/invoices';
import type { WantedInvoice } from '@dasbor/domain/invoices';
import type { Deps } from '../../deps.ts';
import { audit } from '../../platform/audit.ts';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Maker, Refusal } from '../../spec/handlers.ts';
import { keepByPhones } from '../customers/public.ts';
import type { Kept } from '../customers/public.ts';
import { feePayerPreference } from '../mdr-preference/public.ts';
import { makeOrders } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { contentOf, orderOf, wordsOf } from './content.ts';
import { numbersFor, takenNumbers } from './numbers.ts';
import { countPayment } from './paid.ts';
import { giveDocument, isFreeDocument } from './own-document/repository.ts';
import { findInvoice, storeInvoices } from './repository.ts';
import type { InvoiceRow, NewInvoiceRow } from './rows.ts';
import { tellOfInvoices } from './tell.ts';
import { todayOf } from './today.ts';

export type Making = Pick<Call, 'tx' | 'now' | 'mode' | 'by'> & {
  deps: Pick<Deps, 'ids' | 'merchants' | 'checkoutUrls'>;
  session: Maker;
};

type DraftOf = {
  /** The draft that is changed. */
  existing?: InvoiceRow;
  /** The merchant's own document; the generated one without. */
  documentId?: string | null | undefined;
  /** The quotation that it was made of. */
  quotationId?: string | undefined;
};

/** Stores a draft, new or changed. */
export const keepDraft = async (
  call: Making,
  wanted: WantedInvoice,
  { existing, documentId = null, quotationId }: DraftOf = {},
): Promise<InvoiceRow | Refusal> => {
  const { tx, now, deps } = call;
  const id = existing?.id ?? deps.ids.next('invoice', now);
  const errors: { field: string; code: string }[] = invoiceFormProblems(wanted);
  if (wanted.number !== undefined && (await takenNumbers(tx, 'invoice', [wanted.number], id)).size > 0)
    errors.push({ field: 'number', code: 'DPAY_INVOICE_NUMBER_TAKEN' });
  if (documentId !== null && !(await isFreeDocument(tx, documentId, id)))
    errors.push({ field: 'own_document_id', code: 'DPAY_DOCUMENT_NOT_FOUND' });
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const [draft] = await storeDrafts(call, [{ id, wanted, existing, quotationId }]);
  if (existing || documentId !== null) await giveDocument(tx, { invoiceId: id, id: documentId, now });
  await tellOfInvoices(tx, [id]);
  return draft as InvoiceRow;
};

/** Gives a draft, which the caller has locked or just made, its number and its order. */
export const issue = async (call: Making, draft: InvoiceRow): Promise<InvoiceRow> => {
  await issueAll(call, [draft]);
  return (await findInvoice(call.tx, draft.id)) as InvoiceRow;
};

/** The row of a file that an invoice is made of. */
export type InvoiceOfUpload = { wanted: WantedInvoice; upload_id: string; upload_row: number };

/** Issues valid invoices, with as many statements as for one. Answers their ids in the order in which they were given. */
export const makeInvoices = async (
  call: Making,
  invoices: readonly InvoiceOfUpload[],
): Promise<readonly string[]> => {
  const { deps, now } = call;
  // Sorted, so that a list has invoices of one moment in this order.
  const ids = invoices.map(() => deps.ids.next('invoice', now)).toSorted((a, b) => (a < b ? -1 : 1));
  const drafts = await storeDrafts(
    call,
    invoices.map((invoice, index) => ({ ...invoice, id: ids[index] as string })),
  );
  await issueAll(call, drafts);
  return ids;
};

type Draft = Pick<InvoiceOfUpload, 'wanted'> &
  Partial<InvoiceOfUpload> & {
    id: string;
    existing?: InvoiceRow | undefined;
    quotationId?: string | undefined;
  };

const storeDrafts = async (call: Making, drafts: readonly Draft[]): Promise<InvoiceRow[]> => {
  const { tx, by } = call;
  const rows = drafts.map((draft) => draftRow(call, draft));
  await storeInvoices(tx, rows, call.session);
  await audit.recordAll(
    tx,
    by,
    rows.map((after, index) => {
      const before = drafts[index]?.existing;
      const action = before ? 'invoice.changed' : 'invoice.created';
      return { action, target: after.id, before, after };
    }),
  );
  return rows.map((row) => ({ ...row, ...NO_ORDER, outstanding_amount: row.outstanding_at_issue }));
};

/** What an order would say. Reading drafts back would take longer than storing them. */
const NO_ORDER = {
  order_id: null,
  checkout_slug: null,
  customer_id: null,
  paid_at: null,
  has_open_payment: false,
} as const;

const draftRow = (
  { now, session }: Making,
  { id, wanted, existing, quotationId, ...upload }: Draft,
): NewInvoiceRow => ({
  ...contentOf(wanted),
  ...upload,
  id,
  quotation_id: existing?.quotation_id ?? quotationId ?? null,
  page_url: null,
  created_by_id: existing?.created_by_id ?? session.userId,
  created_by_name: existing?.created_by_name ?? session.name,
  created_at: existing?.created_at ?? now.toISOString(),
  updated_at: now.toISOString(),
  issued_at: null,
  issued_by_name: null,
  sent_at: null,
  search_text: wordsOf(id, wanted.number ?? null, wanted),
});

const issueAll = async (call: Making, drafts: readonly InvoiceRow[]): Promise<void> => {
  const { tx, by } = call;
  // Locked in one order by everybody: the series, the number, the customer.
  const numbers = await numbersFor(tx, 'invoice', drafts);
  const buyers = await keepByPhones(
    call,
    drafts.map((draft) => ({
      name: draft.customer_name,
      email: draft.customer_email,
      mobile: draft.customer_mobile,
    })),
  );
  const payer = await feePayerPreference(tx);
  const orders = await makeOrders(
    call,
    drafts.map((draft, index) => ({
      ...orderOf(draft, numbers.get(draft.id) as string, buyers[index] as Kept),
      mdr_fee_payer: payer,
    })),
  );
  const issued = drafts.map((draft, index) =>
    issuedRow(call, draft, numbers.get(draft.id) as string, orders[index] as OrderRow),
  );
  await storeInvoices(tx, issued, call.session);
  await audit.recordAll(
    tx,
    by,
    issued.map((after) => ({ action: 'invoice.issued', target: after.id, after })),
  );
  await tellOfInvoices(
    tx,
    drafts.map(({ id }) => id),
  );
  for (const [index, draft] of drafts.entries())
    await countPaidBefore(call, draft, orders[index] as OrderRow);
};

const issuedRow = (
  { now, deps, session }: Making,
  draft: InvoiceRow,
  number: string,
  order: OrderRow,
): NewInvoiceRow => {
  const {
    order_id: _o,
    checkout_slug: _s,
    customer_id: _c,
    outstanding_amount: _a,
    paid_at: _p,
    has_open_payment: _h,
    ...row
  } = draft;
  return {
    ...row,
    number,
    page_url: `${checkoutUrlOf(deps, session)}/${order.checkout_slug}`,
    issued_at: now.toISOString(),
    issued_by_name: session.name,
    updated_at: now.toISOString(),
    search_text: wordsOf(draft.id, number, { name: draft.name, customer: { name: draft.customer_name } }),
  };
};

const countPaidBefore = async (call: Making, draft: InvoiceRow, order: OrderRow): Promise<void> => {
  const paidBefore = Number(draft.total_amount) - Number(draft.outstanding_at_issue);
  if (paidBefore === 0) return;
  const today = todayOf(call);
  await countPayment(call, order, {
    amount: paidBefore,
    paidOn: draft.start_date < today ? draft.start_date : today,
    note: null,
    kind: 'paid_before',
  });
};
