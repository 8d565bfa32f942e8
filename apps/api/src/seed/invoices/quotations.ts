import { ppnRateOn, taxedAmount } from '@dasbor/domain/invoices';
import { addDays, jakartaDate, jakartaDayBounds, newId, rupiah } from '@dasbor/domain/kernel';
import { itemsTotal } from '@dasbor/domain/orders';
import { QUOTATION } from '@dasbor/domain/quotations';
import { searchText } from '../../platform/list/find.ts';
import { newSlug } from '../../platform/slug.ts';
import { bytesOf } from '../bytes.ts';
import type { Seeding } from '../seeding.ts';
import { makerOf } from './make.ts';
import type { makeInvoices } from './make.ts';
import { numberingOf } from './numbering.ts';
import { QUOTATION_CASES } from './quotation-cases.ts';
import type { QuotationCase } from './quotation-cases.ts';

const MORNING = 8 * 3_600_000;
const MINUTE = 60_000;

type Invoice = ReturnType<typeof makeInvoices>['invoices'][number];
type Around = { buyer: Invoice; next: (date: string) => string };

/** Quotations to the customers of the invoices. One of them became the invoice of its name. */
export const makeQuotations = (seeding: Seeding, invoices: readonly Invoice[]) => {
  const numbering = numberingOf(QUOTATION.standardTemplate, seeding.mode);
  // The oldest has the first number.
  const all = QUOTATION_CASES.toSorted((a, b) => b.quotedDaysAgo - a.quotedDaysAgo).flatMap((one, index) => {
    const made = invoices.find(({ name }) => one.isInvoiced && name === one.name);
    const buyer = made ?? invoices[index];
    return buyer ? [{ one, ...quotationOf(seeding, one, { buyer, next: numbering.next }) }] : [];
  });
  const quotations = all.map(({ quotation }) => quotation);
  const invoiced = new Map(
    all.flatMap(({ one, quotation }) => (one.isInvoiced ? [[one.name, quotation.id] as const] : [])),
  );
  return {
    quotations,
    events: all.flatMap(({ events }) => events),
    series: numbering.series(),
    invoices: invoices.map((one) => ({ ...one, quotation_id: invoiced.get(one.name) ?? null })),
  };
};

const quotationOf = (seeding: Seeding, one: QuotationCase, { buyer, next }: Around) => {
  const { now, mode, merchant } = seeding;
  const today = jakartaDate(now);
  const quotedOn = addDays(today, -one.quotedDaysAgo);
  const at = morningOf(seeding, quotedOn);
  const id = newId('quotation', at, bytesOf(`${merchant} ${mode} quotation ${one.name}`));
  const ppn = one.ppn ?? 'none';
  const taxed = taxedAmount(rupiah(itemsTotal(one.items)), ppn, quotedOn);
  const maker = makerOf(seeding);
  const number = one.isDraft ? null : next(quotedOn);
  const answeredAt =
    one.answer && morningOf(seeding, addDays(today, -one.answer.daysAgo), 90 * MINUTE).toISOString();
  const byName = one.answer?.by === 'customer' ? buyer.customer_name : maker.name;
  const sentAt = one.isDraft ? null : new Date(at.getTime() + 5 * MINUTE).toISOString();
  const quotation = {
    mode,
    id,
    number,
    name: one.name,
    quoted_on: quotedOn,
    valid_until: addDays(today, one.validInDays),
    customer_name: buyer.customer_name,
    customer_email: buyer.customer_email,
    customer_mobile: buyer.customer_mobile,
    customer_address: buyer.customer_address,
    customer_npwp: null,
    items: one.items.map((item) => ({ sku: null, description: null, ...item })),
    ppn_mode: ppn,
    ppn_basis_points: ppn === 'none' ? 0 : ppnRateOn(quotedOn).basisPoints,
    subtotal_amount: taxed.subtotal,
    tax_base_amount: taxed.taxBase,
    ppn_amount: taxed.ppn,
    total_amount: taxed.total,
    notes: 'Harga sudah termasuk pengantaran di Jakarta.',
    slug: number && newSlug(),
    answer: one.answer?.to ?? null,
    answered_at: answeredAt ?? null,
    answered_by: one.answer?.by ?? null,
    answered_by_name: one.answer ? byName : null,
    answer_note: one.answer?.note ?? null,
    created_by_id: maker.id,
    created_by_name: maker.name,
    created_at: at.toISOString(),
    updated_at: answeredAt ?? at.toISOString(),
    issued_at: number && at.toISOString(),
    issued_by_name: number && maker.name,
    sent_at: sentAt,
    search_text: searchText(id, number, one.name, buyer.customer_name),
  };
  const mailed = { kind: 'sent', by_kind: 'staff', by_name: maker.name, note: null, at: sentAt };
  const told = one.answer && {
    kind: one.answer.to,
    by_kind: one.answer.by,
    by_name: byName,
    sent_to: null,
    note: one.answer.note ?? null,
    at: answeredAt,
  };
  const events = [...(sentAt ? [{ ...mailed, sent_to: buyer.customer_email }] : []), ...(told ? [told] : [])];
  return {
    quotation,
    events: events.map((event, index) => ({ mode, quotation_id: id, number: index + 1, ...event })),
  };
};

/** Of today, at most a few minutes ago. */
const morningOf = ({ now }: Seeding, date: string, later = 0): Date =>
  new Date(Math.min(jakartaDayBounds(date).from.getTime() + MORNING + later, now.getTime() - 10 * MINUTE));
