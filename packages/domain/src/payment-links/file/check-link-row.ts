import { problem, type Rupiah } from '../../kernel/index.ts';
import type { OrderItem } from '../../orders/index.ts';
import { cellOf, isFilled, readAmount, type Row, textOf, unreadableCode } from '../../sheets/index.ts';
import {
  type AdminFeeMethod,
  type LinkCustomer,
  LINK_CUSTOMER_FIELDS,
  PAYMENT_LINK,
  paymentLinkFormProblems,
} from '../form.ts';
import { LINK_COLUMNS, type LinkField } from './columns.ts';
import { isBlockingLink, type LinkIssue } from './issues.ts';

/** A link as a row asks for it. A fee payer of null is the merchant's preference. */
export type LinkOfRow = {
  readonly reference_id?: string;
  readonly amount: number;
  readonly expiry_days: number;
  readonly customer?: LinkCustomer;
  readonly items: readonly OrderItem[];
  readonly notes: string | null;
  readonly admin_fee_method: AdminFeeMethod | null;
};

export type CheckedLinkRow = {
  /** Null while an issue blocks the row. */
  readonly link: LinkOfRow | null;
  readonly issues: readonly LinkIssue[];
};

/** The single check of a row, in the browser and on the server: cells become a link, and the form's rules apply to it. */
export const checkLinkRow = (row: Row): CheckedLinkRow => {
  const issues: LinkIssue[] = [];
  const report = (issue: LinkIssue): void => {
    if (!issues.some(({ field }) => field === issue.field)) issues.push(issue);
  };
  for (const { field } of LINK_COLUMNS) {
    const code = unreadableIn(row, field);
    if (code) report({ field, code });
  }
  const text = (field: LinkField): string => textOf(cellOf(row, field));
  const money = (field: 'amount' | 'item_price'): Rupiah | undefined => {
    if (text(field) === '') return undefined;
    const read = readAmount(cellOf(row, field));
    if (read.ok) return read.value;
    report({ field, code: read.problem.code === 'REQUIRED' ? 'DPAY_REQUIRED' : read.problem.code });
    return undefined;
  };
  for (const [field, max] of Object.entries(LONGEST) as [LinkField, number][]) {
    if (text(field).length > max) report({ field, ...problem('DPAY_FIELD_TOO_LONG', { max }) });
  }

  const written = money('amount');
  const item = itemOf(text, { amount: written, price: money('item_price') });
  if (item && item.price === undefined) report({ field: 'item_price', code: 'DPAY_REQUIRED' });
  const amount = written ?? totalOf(item);
  if (amount === undefined) report({ field: 'amount', code: 'DPAY_REQUIRED' });
  const method = methodOf(text('admin_fee_method'));
  const reference = text('reference_id');
  const customer = customerOf(text);
  const link = {
    ...(reference !== '' && { reference_id: reference }),
    amount: amount ?? 1,
    expiry_days: text('expiry_days') === '' ? PAYMENT_LINK.standardDays : wholeOf(text('expiry_days')),
    ...(customer && { customer }),
    items: item ? [{ ...item, price: item.price ?? 0 }] : [],
    notes: text('notes') || null,
  };
  const wanted = { ...link, admin_fee_method: method ?? 'included', is_notification_enabled: false };
  for (const { field, ...found } of paymentLinkFormProblems(wanted))
    report({ field: columnOf(field), ...found });
  if (method === undefined) report({ field: 'admin_fee_method', code: 'FEE_PAYER_UNKNOWN' });
  if (cellOf(row, 'amount').kind === 'parted') report({ field: 'amount', code: 'AMOUNT_BESIDE_DIGITS' });

  issues.sort((a, b) => placeOf(a.field) - placeOf(b.field));
  const isRefused = method === undefined || issues.some(isBlockingLink);
  return { link: isRefused ? null : { ...link, admin_fee_method: method }, issues };
};

/** As the contract limits a single link. */
const LONGEST: Readonly<Partial<Record<LinkField, number>>> = {
  reference_id: 64,
  customer_name: 128,
  customer_email: 254,
  customer_mobile: 20,
  customer_address: 255,
  customer_city: 64,
  customer_state: 64,
  item_name: 128,
};

/** A note may be a date. */
const unreadableIn = (row: Row, field: LinkField) => {
  const cell = cellOf(row, field);
  return field === 'notes' && cell.kind === 'date'
    ? undefined
    : isFilled(cell)
      ? unreadableCode(cell)
      : undefined;
};

type TextOf = (field: LinkField) => string;
type Item = { name: string; quantity: number; price: number | undefined };

/** One of something is the amount, so its price may be left out. */
const itemOf = (
  text: TextOf,
  { amount, price }: { amount: number | undefined; price: number | undefined },
): Item | undefined => {
  if (!ITEM_FIELDS.some((field) => text(field) !== '')) return undefined;
  const quantity = text('item_quantity') === '' ? 1 : wholeOf(text('item_quantity'));
  return { name: text('item_name'), quantity, price: price ?? (quantity === 1 ? amount : undefined) };
};

const ITEM_FIELDS = ['item_name', 'item_quantity', 'item_price'] as const;

const totalOf = (item: Item | undefined): number | undefined =>
  item?.price === undefined || Number.isNaN(item.quantity) ? undefined : item.price * item.quantity;

/** Programs write whole numbers with a zero, `3.0`. Anything else is no number. */
const wholeOf = (text: string): number => (/^\d{1,9}(?:\.0+)?$/.test(text) ? Number(text) : Number.NaN);

/** Whoever names one part of a customer names all that are required. */
const customerOf = (text: TextOf): LinkCustomer | undefined => {
  const given = LINK_CUSTOMER_FIELDS.map((field) => [field, text(`customer_${field}`)] as const);
  if (given.every(([, value]) => value === '')) return undefined;
  return Object.fromEntries(given.map(([field, value]) => [field, value || null]));
};

/** The contract's words, and who pays, in both languages. Undefined for anything else. */
const METHODS: Readonly<Record<string, AdminFeeMethod>> = {
  included: 'included',
  merchant: 'included',
  penjual: 'included',
  toko: 'included',
  excluded: 'excluded',
  customer: 'excluded',
  pelanggan: 'excluded',
  pembeli: 'excluded',
};

const methodOf = (text: string): AdminFeeMethod | null | undefined =>
  text === '' ? null : Object.hasOwn(METHODS, text.toLowerCase()) ? METHODS[text.toLowerCase()] : undefined;

/** `customer.email` of the form is `customer_email` of the file, `items.0.name` is `item_name`. */
const columnOf = (field: string): LinkField => {
  if (field === 'items') return 'item_price';
  return field.replace('items.0.', 'item_').replace('.', '_') as LinkField;
};

const placeOf = (field: LinkField): number => LINK_COLUMNS.findIndex((column) => column.field === field);
