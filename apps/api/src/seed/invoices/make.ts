import { INVOICE, ppnRateOn, STANDARD_NUMBER_TEMPLATE, taxedAmount } from '@dasbor/domain/invoices';
import { addDays, jakartaDate, jakartaDayBounds, newId, rupiah } from '@dasbor/domain/kernel';
import { itemsTotal } from '@dasbor/domain/orders';
import { searchText } from '../../platform/list/find.ts';
import { newSlug } from '../../platform/slug.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import type { NewCustomer } from '../customers.ts';
import { bytesOf } from '../bytes.ts';
import { makeFixedSale } from '../fixed-sale.ts';
import type { Sale } from '../orders.ts';
import type { Seeding } from '../seeding.ts';
import { INVOICE_CASES } from './cases.ts';
import type { ByHand, InvoiceCase } from './cases.ts';
import { numberingOf } from './numbering.ts';
import { paymentsOf, recordedAt } from './payments.ts';

const DAY = 86_400_000;
const MORNING = 9 * 3_600_000;

type Maker = { id: string; name: string };

/** Invoices, with the sales that collect their money. */
export const makeInvoices = (seeding: Seeding, customers: readonly NewCustomer[]) => {
  const numbering = numberingOf(STANDARD_NUMBER_TEMPLATE, seeding.mode);
  // The oldest has the first number.
  const all = INVOICE_CASES.toSorted((a, b) => b.startedDaysAgo - a.startedDaysAgo).flatMap((one, index) => {
    const buyer = customers[index];
    return buyer ? [invoiceOf(seeding, one, { buyer, nextNumber: numbering.next, index })] : [];
  });
  return {
    invoices: all.map(({ invoice }) => invoice),
    payments: all.flatMap(({ payments }) => payments),
    mails: all.flatMap(({ mails }) => mails),
    series: numbering.series(),
    sales: all.flatMap(({ sale }) => sale ?? []),
  };
};

type Around = { buyer: NewCustomer; nextNumber: (date: string) => string; index: number };

const invoiceOf = (seeding: Seeding, one: InvoiceCase, { buyer, nextNumber, index }: Around) => {
  const { now, mode, merchant } = seeding;
  const today = jakartaDate(now);
  const start = addDays(today, -one.startedDaysAgo);
  const at = new Date(
    Math.min(jakartaDayBounds(start).from.getTime() + MORNING + index * 1_000, now.getTime() - 60_000),
  );
  const seed = `${merchant} ${mode} invoice ${one.name}`;
  const id = newId('invoice', at, bytesOf(seed));
  const ppn = one.ppn ?? 'none';
  const taxed = taxedAmount(rupiah(itemsTotal(one.items)), ppn, start);
  const maker = makerOf(seeding);
  const number = one.isDraft ? null : nextNumber(start);
  const sale =
    number === null ? undefined : saleOf(seeding, one, { id, number, at, total: taxed.total, seed, buyer });
  const mailedAt = new Date(at.getTime() + 300_000).toISOString();
  const invoice = {
    mode,
    id,
    number,
    name: one.name,
    start_date: start,
    due_date: addDays(today, one.dueInDays),
    customer_name: buyer.name,
    customer_email: buyer.email,
    customer_mobile: buyer.mobile,
    customer_address: `${buyer.address}, ${buyer.city}`,
    customer_npwp: null,
    items: one.items.map(({ sku = null, description = null, ...item }) => ({ sku, description, ...item })),
    ppn_mode: ppn,
    ppn_basis_points: ppn === 'none' ? 0 : ppnRateOn(start).basisPoints,
    subtotal_amount: taxed.subtotal,
    tax_base_amount: taxed.taxBase,
    ppn_amount: taxed.ppn,
    total_amount: taxed.total,
    outstanding_at_issue: taxed.total,
    allow_partial_payment: one.minimum !== undefined,
    minimum_payment: one.minimum ?? null,
    notes: 'Terima kasih atas kepercayaan Anda.',
    created_by_id: maker.id,
    created_by_name: maker.name,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
    issued_at: sale ? at.toISOString() : null,
    issued_by_name: sale ? maker.name : null,
    sent_at: one.isMailed ? mailedAt : null,
    search_text: searchText(id, number, one.name, buyer.name),
  };
  const mail = {
    mode,
    invoice_id: id,
    number: 1,
    sent_to: buyer.email,
    sent_by_name: maker.name,
    sent_at: mailedAt,
  };
  return {
    invoice,
    sale,
    payments: sale ? paymentsOf(seeding, one, { invoice, sale, seed }) : [],
    mails: one.isMailed ? [mail] : [],
  };
};

type Sold = { id: string; number: string; at: Date; total: number; seed: string; buyer: NewCustomer };

/** The order of an invoice: unpaid, or with its payment by virtual account. */
const saleOf = (seeding: Seeding, one: InvoiceCase, { id, number, at, total, seed, buyer }: Sold): Sale => {
  const { online, byHand = [] } = one;
  const paidAt = online === undefined || online === 'open' ? undefined : new Date(at.getTime() + PAUSE);
  const isOpen = online === 'open';
  const amount = paidAt && online !== 'open' ? (online?.amount ?? 0) : total;
  const paid =
    (paidAt ? amount : 0) +
    byHand.filter(({ reversed }) => !reversed).reduce((sum, { amount }) => sum + amount, 0);
  const left = total - paid;
  const started = isOpen ? new Date(seeding.now.getTime() - HOUR) : (paidAt ?? at);
  const made = makeFixedSale(seeding, {
    orderId: newId('order', at, bytesOf(`${seed} order`)),
    paymentId: newId('payment', started, bytesOf(`${seed} payment`)),
    orderStatus: left === 0 ? 'completed' : paid > 0 || isOpen ? 'processing' : 'started',
    paymentStatus: paidAt ? 'completed' : isOpen ? 'processing' : null,
    reference: number,
    at: started,
    expiresAt: new Date(started.getTime() + DAY),
    amount,
    channel: 'BCA',
    shopper: buyer,
  });
  const expires = addDays(addDays(jakartaDate(seeding.now), one.dueInDays), INVOICE.payableAfterDue);
  return {
    ...made,
    order: {
      ...made.order,
      created_at: at.toISOString(),
      ...(left === 0 && byHand.length > 0 && endedBy(seeding, byHand)),
      total_amount: String(total),
      remaining_payment: String(left),
      payment_type: one.minimum === undefined ? 'full' : 'partial',
      minimum_payment: one.minimum === undefined ? null : String(one.minimum),
      invoice_id: id,
      items: soldItems(one, total),
      checkout_slug: newSlug(),
      expires_at: jakartaDayBounds(expires).to.toISOString(),
    },
  };
};

/** When the last payment by hand was recorded. */
const endedBy = ({ now }: Seeding, byHand: readonly ByHand[]) => {
  const at = recordedAt(now, Math.min(...byHand.map(({ daysAgo }) => daysAgo))).toISOString();
  return { completed_at: at, updated_at: at };
};

const HOUR = 3_600_000;
/** Between the mail and the money. */
const PAUSE = 2 * DAY + 4 * HOUR;

const soldItems = ({ items, ppn }: InvoiceCase, total: number) => {
  const sold = items.map(({ name, quantity, price }) => ({ name, quantity, price }));
  return ppn === 'on_top' ? [...sold, { name: 'PPN', quantity: 1, price: total - itemsTotal(items) }] : sold;
};

export const makerOf = ({ merchant }: Seeding): Maker =>
  DEMO_ACCOUNTS.find((one) => one.merchant === merchant && one.role === 'Finance') as Maker;
