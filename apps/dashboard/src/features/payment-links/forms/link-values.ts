import { rupiah } from '@dasbor/domain/kernel';
import { itemsTotal } from '@dasbor/domain/orders';
import {
  LINK_CUSTOMER_FIELDS,
  type LinkCustomerField,
  PAYMENT_LINK,
  type PaymentLinkProblem,
  paymentLinkFormProblems,
  type WantedPaymentLink,
} from '@dasbor/domain/payment-links';
import { array, mixed, object } from 'yup';
import { type Beside, decided, decides, type FormSchema, readAmount } from '../../../shared/forms/schema.ts';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import type { CreatePaymentLink, PaymentLink } from '../api/types.ts';

export type ItemValues = {
  name: string;
  quantity: string;
  price: string;
  /** Empty without an image. */
  image_id: string;
};

/** Field values as typed. The names are those of the contract. */
export type LinkValues = {
  amount: string;
  items: readonly ItemValues[];
  customer: Record<LinkCustomerField, string>;
  reference_id: string;
  expiry_days: string;
  admin_fee_method: string;
  notes: string;
  is_notification_enabled: boolean;
  email_subject: string;
  email_content: string;
};

export type LinkFormState = FormState<LinkValues>;

export const EMPTY_ITEM: ItemValues = { name: '', quantity: '1', price: '', image_id: '' };

const NOBODY: LinkValues['customer'] = {
  name: '',
  email: '',
  mobile: '',
  address: '',
  city: '',
  state: '',
  postal_code: '',
};

export const EMPTY_VALUES: LinkValues = {
  amount: '',
  items: [],
  customer: NOBODY,
  reference_id: '',
  expiry_days: String(PAYMENT_LINK.standardDays),
  admin_fee_method: '',
  notes: '',
  is_notification_enabled: false,
  email_subject: '',
  email_content: '',
};

/** A form filled in like another link. Whoever sees masked contacts enters the customer again. */
export const valuesLike = (link: PaymentLink, isMasked: boolean): LinkValues => {
  const { items = [], customer, notes, admin_fee_method: method, expiry_days: days } = link;
  return {
    ...EMPTY_VALUES,
    amount: items.length > 0 ? '' : String(link.amount),
    items: items.map(({ name, quantity, price, image_id: image }) => ({
      name,
      quantity: String(quantity),
      price: String(price),
      image_id: image ?? '',
    })),
    customer: isMasked || !customer ? NOBODY : customerLike(customer),
    expiry_days: String(days),
    admin_fee_method: method,
    notes: notes ?? '',
  };
};

const customerLike = (customer: NonNullable<PaymentLink['customer']>): LinkValues['customer'] =>
  Object.fromEntries(
    LINK_CUSTOMER_FIELDS.map((field) => [field, customer[field] ?? '']),
  ) as LinkValues['customer'];

/** A customer is named as soon as one of its fields is filled in. */
export const hasCustomer = ({ customer }: LinkValues): boolean =>
  Object.values(customer).some((text) => text.trim() !== '');

/** What the customer pays; the sum if there are items. Zero while it is no amount. */
export const amountOf = ({ items, amount }: LinkValues): number =>
  items.length > 0 ? itemsTotal(items.map(itemOf)) : numberOf(amount);

/** The amount that a screen can show. */
export const shownAmount = (values: LinkValues) => rupiah(amountOf(values));

const itemOf = ({ name, quantity, price, image_id: image }: ItemValues) => ({
  name,
  quantity: /^\d{1,6}$/.test(quantity.trim()) ? Number(quantity) : 0,
  price: numberOf(price),
  ...(image ? { image_id: image } : {}),
});

const numberOf = (text: string): number => {
  const amount = readAmount(text);
  return amount.ok ? amount.value : 0;
};

const wantedOf = (values: LinkValues): WantedPaymentLink => ({
  ...values,
  reference_id: values.reference_id === '' ? undefined : values.reference_id,
  amount: amountOf(values),
  expiry_days: /^\d{1,3}$/.test(values.expiry_days.trim()) ? Number(values.expiry_days) : NaN,
  customer: hasCustomer(values) ? values.customer : undefined,
  items: values.items.map(itemOf),
});

// Every field asks for its problem, and the domain finds all of them at once.
const found = new WeakMap<LinkValues, readonly PaymentLinkProblem[]>();

const problemAt = (values: LinkValues, field: string): PaymentLinkProblem | undefined => {
  const problems = found.get(values) ?? paymentLinkFormProblems(wantedOf(values));
  found.set(values, problems);
  return problems.find((one) => one.field === field);
};

type Around = undefined;
const at = (field: string) =>
  decided((_: unknown, { values }: Beside<LinkValues, Around>) => problemAt(values, field));

const ofItem = (field: 'name' | 'quantity' | 'price') =>
  decided((text: string, { values, parent }: Beside<LinkValues, Around, ItemValues>) => {
    const amount = field === 'price' ? readAmount(text) : undefined;
    if (amount && !amount.ok) return amount;
    return problemAt(values, `items.${values.items.indexOf(parent)}.${field}`);
  });

export const linkSchema: FormSchema<LinkValues, Around> = object({
  amount: decided((text: string, { values }: Beside<LinkValues, Around>) => {
    const read = readAmount(text);
    if (values.items.length === 0) return read.ok ? problemAt(values, 'amount') : read;
    // Without all prices there is no sum to judge.
    return values.items.every(({ price }) => readAmount(price).ok) ? problemAt(values, 'amount') : undefined;
  }),
  items: array(
    object({
      name: ofItem('name'),
      quantity: ofItem('quantity'),
      price: ofItem('price'),
      image_id: mixed(),
    }),
  ).test(decides((_: unknown, { values }: Beside<LinkValues, Around>) => problemAt(values, 'items'))),
  customer: object(Object.fromEntries(LINK_CUSTOMER_FIELDS.map((field) => [field, at(`customer.${field}`)]))),
  reference_id: at('reference_id'),
  expiry_days: at('expiry_days'),
  admin_fee_method: at('admin_fee_method'),
  notes: at('notes'),
  email_subject: at('email_subject'),
  email_content: at('email_content'),
});

/** Of valid values. */
export const bodyOf = (values: LinkValues): CreatePaymentLink => {
  const { customer, items, admin_fee_method: method, ...wanted } = wantedOf(values);
  const { name = '', email = '', mobile = '', ...rest } = customer ? trimmed(values.customer) : {};
  return {
    amount: wanted.amount,
    expiry_days: wanted.expiry_days,
    admin_fee_method: method as CreatePaymentLink['admin_fee_method'],
    is_notification_enabled: wanted.is_notification_enabled,
    ...(wanted.reference_id ? { reference_id: wanted.reference_id } : {}),
    ...(items.length > 0 ? { items: items.map((item) => ({ ...item, name: item.name.trim() })) } : {}),
    ...(customer ? { customer: { name, email, mobile, ...rest } } : {}),
    ...trimmed({ notes: values.notes }),
    ...(values.is_notification_enabled
      ? trimmed({ email_subject: values.email_subject, email_content: values.email_content })
      : {}),
  };
};

/** Without the texts that are empty. */
const trimmed = <Key extends string>(texts: Record<Key, string>): Partial<Record<Key, string>> =>
  Object.fromEntries(
    Object.entries<string>(texts).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text.trim()]])),
  ) as Partial<Record<Key, string>>;
