import { normalizePhone } from '@dasbor/domain/auth';
import { searchedName } from '@dasbor/domain/customers';
import {
  INVOICE,
  invoiceFormProblems,
  numberInSeries,
  numberSeries,
  ppnRateOn,
  taxedAmount,
} from '@dasbor/domain/invoices';
import type { WantedInvoice } from '@dasbor/domain/invoices';
import { addDays, jakartaDayBounds, rupiah } from '@dasbor/domain/kernel';
import { itemsTotal } from '@dasbor/domain/orders';
import { audit } from '../../platform/audit.ts';
import { searchText } from '../../platform/list/find.ts';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Maker, Refusal } from '../../spec/handlers.ts';
import { keepByPhone } from '../customers/public.ts';
import { feePayerPreference } from '../mdr-preference/public.ts';
import { makeOrder } from '../orders/public.ts';
import { tellOfInvoice } from './tell.ts';
import { countPayment } from './paid.ts';
import { findInvoice, isNumberTaken, nextInSeries, storeInvoice } from './repository.ts';
import type { InvoiceRow, NewInvoiceRow } from './rows.ts';
import { readInvoiceSettings } from './settings.ts';
import { todayOf } from './today.ts';

export type Making = Pick<Call, 'tx' | 'now' | 'deps' | 'mode' | 'by'> & { session: Maker };

/** Stores a draft, new or changed. */
export const keepDraft = async (
  call: Making,
  wanted: WantedInvoice,
  existing?: InvoiceRow,
): Promise<InvoiceRow | Refusal> => {
  const { tx, now, deps, session, mode } = call;
  const id = existing?.id ?? deps.ids.next('invoice', now);
  const errors: { field: string; code: string }[] = invoiceFormProblems(wanted);
  if (wanted.number !== undefined && (await isNumberTaken(tx, wanted.number, id)))
    errors.push({ field: 'number', code: 'DPAY_INVOICE_NUMBER_TAKEN' });
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const row: NewInvoiceRow = {
    ...contentOf(wanted),
    id,
    page_url: null,
    created_by_id: existing?.created_by_id ?? session.userId,
    created_by_name: existing?.created_by_name ?? session.name,
    created_at: existing?.created_at ?? now.toISOString(),
    updated_at: now.toISOString(),
    issued_at: null,
    issued_by_name: null,
    sent_at: null,
    search_text: wordsOf(id, wanted.number ?? null, wanted),
  };
  await storeInvoice(tx, row, { merchantId: session.merchantId, mode });
  await tellOfInvoice(tx, id);
  const action = existing ? 'invoice.changed' : 'invoice.created';
  await audit.record(tx, call.by, { action, target: id, before: existing, after: row });
  return (await findInvoice(tx, id)) as InvoiceRow;
};

/** Gives a draft, which the caller has locked or just made, its number and its order. */
export const issue = async (call: Making, draft: InvoiceRow): Promise<InvoiceRow> => {
  const { tx, now, deps, session, mode } = call;
  // Locked in one order by everybody: the series, the number, the customer.
  const number = draft.number ?? (await nextNumber(call, draft));
  const buyer = await keepByPhone(call, {
    name: draft.customer_name,
    email: draft.customer_email,
    mobile: draft.customer_mobile,
  });
  const total = Number(draft.total_amount);
  const order = await makeOrder(call, {
    reference_id: number,
    subaccount_id: null,
    payment_type: draft.allow_partial_payment ? 'partial' : 'full',
    is_payment_link: false,
    mdr_fee_payer: await feePayerPreference(tx),
    items: soldItems(draft),
    notes: draft.notes,
    totalAmount: total,
    discountAmount: 0,
    expiresAt: jakartaDayBounds(addDays(draft.due_date, INVOICE.payableAfterDue)).to,
    buyer,
    invoice: {
      id: draft.id,
      minimumPayment: draft.minimum_payment === null ? null : Number(draft.minimum_payment),
    },
  });
  const {
    order_id: _o,
    checkout_slug: _s,
    customer_id: _c,
    outstanding_amount: _a,
    paid_at: _p,
    has_open_payment: _h,
    ...row
  } = draft;
  const issued: NewInvoiceRow = {
    ...row,
    number,
    page_url: `${checkoutUrlOf(deps, session)}/${order.checkout_slug}`,
    issued_at: now.toISOString(),
    issued_by_name: session.name,
    updated_at: now.toISOString(),
    search_text: wordsOf(draft.id, number, { name: draft.name, customer: { name: draft.customer_name } }),
  };
  await storeInvoice(tx, issued, { merchantId: session.merchantId, mode });
  await audit.record(tx, call.by, { action: 'invoice.issued', target: draft.id, after: issued });
  await tellOfInvoice(tx, draft.id);
  const paidBefore = total - Number(draft.outstanding_at_issue);
  if (paidBefore > 0) {
    const today = todayOf(call);
    await countPayment(call, order, {
      amount: paidBefore,
      paidOn: draft.start_date < today ? draft.start_date : today,
      note: PAID_BEFORE,
      isPermanent: false,
    });
  }
  return (await findInvoice(tx, draft.id)) as InvoiceRow;
};

const PAID_BEFORE = 'Dibayar sebelum invoice terbit';

/** A number that somebody gave to another invoice is skipped. */
const nextNumber = async (call: Making, { id, start_date: date }: InvoiceRow): Promise<string> => {
  const series = numberSeries((await readInvoiceSettings(call.tx)).number_template, date);
  for (;;) {
    const number = numberInSeries(series, await nextInSeries(call.tx, series));
    if (!(await isNumberTaken(call.tx, number, id))) return number;
  }
};

/** The order's items add up to its total, so PPN on top is one of them. */
const soldItems = (row: InvoiceRow) => {
  const items = row.items.map(({ name, quantity, price }) => ({ name, quantity, price }));
  const ppn = Number(row.ppn_amount);
  return row.ppn_mode === 'on_top' && ppn > 0 ? [...items, { name: 'PPN', quantity: 1, price: ppn }] : items;
};

const contentOf = (wanted: WantedInvoice) => {
  const { items, ppn_mode, start_date, customer, allow_partial_payment: inParts } = wanted;
  const taxed = taxedAmount(rupiah(itemsTotal(items)), ppn_mode, start_date);
  const phone = normalizePhone(customer.mobile ?? '');
  return {
    number: wanted.number ?? null,
    name: wanted.name.trim(),
    start_date,
    due_date: wanted.due_date,
    customer_name: customer.name?.trim() ?? '',
    customer_email: customer.email?.trim() || null,
    customer_mobile: phone.ok ? phone.value : '',
    customer_address: customer.address?.trim() || null,
    customer_npwp: customer.npwp?.replaceAll(/\D/g, '') || null,
    items: items.map(({ sku, name, description, quantity, price }) => ({
      sku: sku?.trim() || null,
      name: name.trim(),
      description: description?.trim() || null,
      quantity,
      price,
    })),
    ppn_mode,
    ppn_basis_points: ppn_mode === 'none' ? 0 : ppnRateOn(start_date).basisPoints,
    subtotal_amount: String(taxed.subtotal),
    tax_base_amount: String(taxed.taxBase),
    ppn_amount: String(taxed.ppn),
    total_amount: String(taxed.total),
    outstanding_at_issue: String(wanted.outstanding_amount ?? taxed.total),
    allow_partial_payment: inParts,
    minimum_payment: inParts ? String(wanted.minimum_payment) : null,
    notes: wanted.notes?.trim() || null,
  };
};

const wordsOf = (
  id: string,
  number: string | null,
  { name, customer }: Pick<WantedInvoice, 'name' | 'customer'>,
): string => searchText(id, number, name, searchedName(customer.name ?? ''));
