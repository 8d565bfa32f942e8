import { showPhone } from '@dasbor/domain/auth';
import {
  INVOICE_CUSTOMER_FIELDS,
  type InvoiceCustomerField,
  type InvoiceFieldProblem,
  invoiceFormProblems,
  invoiceTotal,
  type PpnMode,
  showTaxNumber,
  type WantedInvoice,
} from '@dasbor/domain/invoices';
import { addDays, type CalendarDate } from '@dasbor/domain/kernel';
import { array, mixed, object } from 'yup';
import { type Beside, decided, decides, type FormSchema, readAmount } from '../../../shared/forms/schema.ts';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import type { Invoice, InvoiceSettings, NewInvoice, OwnDocument } from '../api/types.ts';
import { readNumber } from './read-number.ts';

export type ItemValues = { sku: string; name: string; description: string; quantity: string; price: string };

/** Field values as typed. The names are those of the contract. */
export type InvoiceValues = {
  /** `auto` is the next number of the merchant's template. */
  numbering: 'auto' | 'own';
  number: string;
  name: string;
  start_date: string;
  due_date: string;
  customer: Record<InvoiceCustomerField, string>;
  items: readonly ItemValues[];
  ppn_mode: PpnMode;
  /** A part was paid before, so less than the total is outstanding. */
  is_partly_paid: boolean;
  outstanding_amount: string;
  allow_partial_payment: boolean;
  minimum_payment: string;
  notes: string;
  /** A PDF of the merchant; without an id, the generated document is used. */
  own_document: OwnDocument;
};

export type InvoiceFormState = FormState<InvoiceValues>;

/** Not null, so that a kept draft without one is like a draft with one. */
export const NO_DOCUMENT: OwnDocument = { id: '', name: '', size: 0 };

export const EMPTY_ITEM: ItemValues = { sku: '', name: '', description: '', quantity: '1', price: '' };

/** A new invoice, with what the settings say about new ones. */
export const emptyInvoice = (settings: InvoiceSettings, today: CalendarDate): InvoiceValues => ({
  numbering: 'auto',
  number: '',
  name: '',
  start_date: today,
  due_date: addDays(today, settings.due_days),
  customer: { name: '', email: '', mobile: '', address: '', npwp: '' },
  items: [EMPTY_ITEM],
  ppn_mode: settings.ppn_mode,
  is_partly_paid: false,
  outstanding_amount: '',
  allow_partial_payment: false,
  minimum_payment: '',
  notes: settings.notes ?? '',
  own_document: NO_DOCUMENT,
});

type Shown = {
  isMasked: boolean;
  /** Groups an amount, as its field does. */
  grouped: (amount: number) => string;
};

/** A draft as a person would type it. Whoever sees masked contacts enters them again. */
export const valuesOf = (draft: Invoice, { isMasked, grouped }: Shown): InvoiceValues => {
  const { customer, items = [], total_amount: total, outstanding_amount: outstanding } = draft;
  const isHidden = (field: InvoiceCustomerField) => isMasked && field !== 'name';
  return {
    numbering: draft.number === null ? 'auto' : 'own',
    number: draft.number ?? '',
    name: draft.name,
    start_date: draft.start_date,
    due_date: draft.due_date,
    customer: Object.fromEntries(
      INVOICE_CUSTOMER_FIELDS.map((field) => [
        field,
        isHidden(field) ? '' : typedAs(field, customer[field] ?? ''),
      ]),
    ) as InvoiceValues['customer'],
    items: items.map(({ sku, name, description, quantity, price }) => ({
      sku: sku ?? '',
      name,
      description: description ?? '',
      quantity: String(quantity),
      price: grouped(price),
    })),
    ppn_mode: draft.ppn_mode,
    is_partly_paid: outstanding < total,
    outstanding_amount: outstanding < total ? grouped(outstanding) : '',
    allow_partial_payment: draft.allow_partial_payment,
    minimum_payment: draft.minimum_payment === null ? '' : grouped(draft.minimum_payment),
    notes: draft.notes ?? '',
    own_document: draft.own_document ?? NO_DOCUMENT,
  };
};

const typedAs = (field: InvoiceCustomerField, value: string): string => {
  if (field === 'mobile') return showPhone(value);
  return field === 'npwp' ? showTaxNumber(value) : value;
};

const itemOf = ({ quantity, price, ...texts }: ItemValues) => ({
  ...texts,
  quantity: /^\d{1,6}$/.test(quantity.trim()) ? Number(quantity) : NaN,
  price: readNumber(price),
});

/** Quantity times price; undefined while one of them says nothing. */
export const lineAmount = (item: ItemValues): number | undefined => {
  const { quantity, price } = itemOf(item);
  const amount = quantity * price;
  return Number.isNaN(amount) ? undefined : amount;
};

/** What the items come to without or with their PPN; undefined while an item says nothing. */
export const pricesOf = ({ items }: InvoiceValues): number | undefined => {
  const amounts = items.map(lineAmount);
  return amounts.every((amount) => amount !== undefined)
    ? amounts.reduce((sum, one) => sum + one, 0)
    : undefined;
};

export const totalOf = (values: InvoiceValues): number | undefined =>
  invoiceTotal({ ...values, items: values.items.map(itemOf) });

const wantedOf = (values: InvoiceValues): WantedInvoice => ({
  ...values,
  number: values.numbering === 'own' ? values.number : undefined,
  items: values.items.map(itemOf),
  total_amount: totalOf(values) ?? pricesOf(values) ?? NaN,
  outstanding_amount: values.is_partly_paid ? readNumber(values.outstanding_amount) : undefined,
  minimum_payment: values.allow_partial_payment ? readNumber(values.minimum_payment) : undefined,
});

// Every field asks for its problem, and the domain finds all of them at once.
const found = new WeakMap<InvoiceValues, readonly InvoiceFieldProblem[]>();

const problemAt = (values: InvoiceValues, field: string): InvoiceFieldProblem | undefined => {
  const problems = found.get(values) ?? invoiceFormProblems(wantedOf(values));
  found.set(values, problems);
  return problems.find((one) => one.field === field);
};

type Around = undefined;
type Of<Parent = InvoiceValues> = Beside<InvoiceValues, Around, Parent>;

const at = (field: string) => decided((_: unknown, { values }: Of) => problemAt(values, field));

/** An amount that is asked for only after a choice. */
const amountAt = (field: string, isAsked: (values: InvoiceValues) => boolean) =>
  decided((text: string, { values }: Of) => {
    if (!isAsked(values)) return undefined;
    const read = readAmount(text);
    if (!read.ok) return read;
    // Without a total there is nothing to compare it with.
    return totalOf(values) === undefined ? undefined : problemAt(values, field);
  });

const ofItem = (field: keyof ItemValues) =>
  decided((text: string, { values, parent }: Of<ItemValues>) => {
    const amount = field === 'price' ? readAmount(text) : undefined;
    if (amount && !amount.ok) return amount;
    return problemAt(values, `items.${values.items.indexOf(parent)}.${field}`);
  });

export const invoiceSchema: FormSchema<InvoiceValues, Around> = object({
  number: at('number'),
  name: at('name'),
  start_date: at('start_date'),
  due_date: at('due_date'),
  customer: object(
    Object.fromEntries(INVOICE_CUSTOMER_FIELDS.map((field) => [field, at(`customer.${field}`)])),
  ),
  items: array(
    object({
      sku: ofItem('sku'),
      name: ofItem('name'),
      description: ofItem('description'),
      quantity: ofItem('quantity'),
      price: ofItem('price'),
    }),
  ).test(
    decides((_: unknown, { values }: Of) => {
      const wrong = problemAt(values, 'items');
      // Without all amounts there is no total to judge.
      return wrong ?? (pricesOf(values) === undefined ? undefined : problemAt(values, 'total_amount'));
    }),
  ),
  outstanding_amount: amountAt('outstanding_amount', (values) => values.is_partly_paid),
  minimum_payment: amountAt('minimum_payment', (values) => values.allow_partial_payment),
  notes: at('notes'),
  // Only the server knows whether the file is still there.
  own_document: mixed(),
});

/** Of valid values. */
export const bodyOf = (values: InvoiceValues, isDraft: boolean): NewInvoice => {
  const wanted = wantedOf(values);
  const { name, mobile, email, address, npwp } = values.customer;
  return {
    ...(wanted.number === undefined ? {} : { number: wanted.number.trim() }),
    name: values.name.trim(),
    start_date: values.start_date,
    due_date: values.due_date,
    customer: { name: name.trim(), mobile: mobile.trim(), ...filled({ email, address, npwp }) },
    items: wanted.items.map(({ sku, name, description, quantity, price }) => ({
      name: name.trim(),
      quantity,
      price,
      ...filled({ sku: sku ?? '', description: description ?? '' }),
    })),
    ppn_mode: values.ppn_mode,
    total_amount: wanted.total_amount,
    ...(wanted.outstanding_amount === undefined ? {} : { outstanding_amount: wanted.outstanding_amount }),
    allow_partial_payment: values.allow_partial_payment,
    ...(values.allow_partial_payment ? { minimum_payment: wanted.minimum_payment ?? null } : {}),
    ...filled({ notes: values.notes, own_document_id: values.own_document.id }),
    is_draft: isDraft,
  };
};

/** Without the texts that are empty. */
const filled = <Key extends string>(texts: Record<Key, string>): Partial<Record<Key, string>> =>
  Object.fromEntries(
    Object.entries<string>(texts).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text.trim()]])),
  ) as Partial<Record<Key, string>>;
