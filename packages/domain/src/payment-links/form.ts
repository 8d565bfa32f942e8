import { emailProblem, normalizePhone } from '../auth/index.ts';
import { contactProblem } from '../customers/index.ts';
import {
  labelProblem,
  MAX_RUPIAH,
  notesProblem,
  problem,
  type Problem,
  referenceProblem,
} from '../kernel/index.ts';
import { type OrderItem, shownProblems } from '../orders/index.ts';
import type { PaymentLinkProblemCode } from './problems.ts';

/** Product spec §5 and §9 give the days. The lengths are ours. */
export const PAYMENT_LINK = {
  standardDays: 3,
  shortestDays: 1,
  longestDays: 31,
  mostItems: 100,
  mostOfAnItem: 9_999,
  longestNotes: 500,
  longestSubject: 128,
  longestContent: 2_000,
} as const;

/** Who pays the fee: `included` is the merchant, from the amount; `excluded` is the customer, on top of it. */
export const ADMIN_FEE_METHODS = ['included', 'excluded'] as const;
export type AdminFeeMethod = (typeof ADMIN_FEE_METHODS)[number];

export const feePayerOfMethod = (method: AdminFeeMethod): 'merchant' | 'customer' =>
  method === 'included' ? 'merchant' : 'customer';

export const LINK_CUSTOMER_FIELDS = [
  'name',
  'email',
  'mobile',
  'address',
  'city',
  'state',
  'postal_code',
] as const;
export type LinkCustomerField = (typeof LINK_CUSTOMER_FIELDS)[number];
export type LinkCustomer = Readonly<Partial<Record<LinkCustomerField, string | null | undefined>>>;

/** A link as somebody wants it. `customer` is undefined if nobody is named. */
export type WantedPaymentLink = {
  readonly reference_id?: string | undefined;
  readonly amount: number;
  readonly expiry_days: number;
  readonly customer?: LinkCustomer | undefined;
  readonly items: readonly OrderItem[];
  readonly notes?: string | null | undefined;
  readonly admin_fee_method?: string | undefined;
  readonly is_notification_enabled: boolean;
  readonly email_subject?: string | null | undefined;
  readonly email_content?: string | null | undefined;
};

type Found = Problem<PaymentLinkProblemCode> | undefined;
export type PaymentLinkProblem = {
  /** The field path as in the contract: `customer.email`, `items.0.name`. */
  readonly field: string;
} & Problem<PaymentLinkProblemCode>;

/** Every problem of a new link, one per field. The form, the API and a file of links ask this function. */
export const paymentLinkFormProblems = (link: WantedPaymentLink): PaymentLinkProblem[] =>
  [
    at('reference_id', link.reference_id === undefined ? undefined : referenceProblem(link.reference_id)),
    at('amount', amountProblem(link.amount)),
    at('expiry_days', daysProblem(link.expiry_days)),
    ...customerProblems(link.customer),
    ...itemsProblems(link),
    at('notes', notesProblem(link.notes) ?? tooLong(link.notes, PAYMENT_LINK.longestNotes)),
    at('admin_fee_method', feeProblem(link.admin_fee_method)),
    ...mailProblems(link),
  ].filter((found) => found !== undefined);

const at = (field: string, found: Found): PaymentLinkProblem | undefined => found && { field, ...found };

const amountProblem = (amount: number): Found => {
  if (amount < 1) return problem('DPAY_AMOUNT_BELOW_MINIMUM', { minimum: 1 });
  return amount > MAX_RUPIAH ? problem('DPAY_AMOUNT_TOO_LARGE') : undefined;
};

const daysProblem = (days: number): Found =>
  outside(days, { min: PAYMENT_LINK.shortestDays, max: PAYMENT_LINK.longestDays });

/** A text that is no number counts as too small. */
const outside = (value: number, { min, max }: { min: number; max: number }): Found => {
  if (!(value >= min)) return problem('DPAY_FIELD_TOO_SMALL', { min });
  return value > max ? problem('DPAY_FIELD_TOO_LARGE', { max }) : undefined;
};

const feeProblem = (method: string | undefined): Found =>
  ADMIN_FEE_METHODS.some((one) => one === method) ? undefined : problem('DPAY_REQUIRED');

/** Name, email and phone are required of a customer who is named; an address is optional until pay-later asks for it. */
const CUSTOMER_RULES: Readonly<Record<LinkCustomerField, (text: string) => Found>> = {
  name: labelProblem,
  email: (text) => emailProblem(text) as Found,
  mobile: (text) => {
    const phone = normalizePhone(text);
    return phone.ok ? undefined : (phone.problem as Found);
  },
  address: (text) => contactProblem('address', text) as Found,
  city: (text) => contactProblem('city', text) as Found,
  state: (text) => contactProblem('city', text) as Found,
  postal_code: (text) => contactProblem('postal_code', text) as Found,
};

const customerProblems = (customer: LinkCustomer | undefined): (PaymentLinkProblem | undefined)[] =>
  customer
    ? LINK_CUSTOMER_FIELDS.map((field) =>
        at(`customer.${field}`, CUSTOMER_RULES[field](customer[field] ?? '')),
      )
    : [];

const itemsProblems = ({ items, amount }: WantedPaymentLink): (PaymentLinkProblem | undefined)[] => {
  const { mostItems: max, mostOfAnItem } = PAYMENT_LINK;
  if (items.length > max) return [at('items', problem('DPAY_FIELD_TOO_MANY', { max }))];
  return [
    ...items.flatMap(({ quantity, price }, index) => [
      at(`items.${index}.quantity`, outside(quantity, { min: 1, max: mostOfAnItem })),
      at(`items.${index}.price`, outside(price, { min: 0, max: MAX_RUPIAH })),
    ]),
    ...(shownProblems({ items, totalAmount: amount }) as PaymentLinkProblem[]),
  ];
};

const mailProblems = (link: WantedPaymentLink): (PaymentLinkProblem | undefined)[] => {
  if (!link.is_notification_enabled) return [];
  return [
    at('customer.email', link.customer ? undefined : problem('DPAY_REQUIRED')),
    at('email_subject', subjectProblem(link.email_subject)),
    at('email_content', contentProblem(link.email_content)),
  ];
};

/** The words of a mail may be left out; then the merchant's name says who asks for the money. */
export const subjectProblem = (subject: string | null | undefined): Found =>
  subject ? (labelProblem(subject) ?? tooLong(subject, PAYMENT_LINK.longestSubject)) : undefined;

export const contentProblem = (content: string | null | undefined): Found =>
  notesProblem(content) ?? tooLong(content, PAYMENT_LINK.longestContent);

const tooLong = (text: string | null | undefined, max: number): Found =>
  (text ?? '').length > max ? problem('DPAY_FIELD_TOO_LONG', { max }) : undefined;
