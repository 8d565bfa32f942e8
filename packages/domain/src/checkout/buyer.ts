import { normalizePhone } from '../auth/index.ts';
import { contactProblem } from '../customers/index.ts';
import { labelProblem, problem, type Problem } from '../kernel/index.ts';
import type { PaymentMethod } from '../payments/index.ts';
import type { CheckoutProblemCode } from './problems.ts';
import { needsOf } from './ways.ts';

export type BuyerAddress = {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly postal_code: string;
};

export type Buyer = {
  readonly phone?: string | undefined;
  readonly address?: BuyerAddress | undefined;
};

export type BuyerFieldProblem = {
  /** The field path as in the contract: `address.postal_code`. */
  readonly field: string;
} & Problem<CheckoutProblemCode>;

/** What is missing or wrong of what a channel needs from the customer. */
export const buyerProblems = (
  { method, channel }: { readonly method: PaymentMethod; readonly channel: string },
  { phone, address }: Buyer,
): BuyerFieldProblem[] => {
  const needs = needsOf(method, channel);
  return [
    ...(needs.includes('phone') ? at('phone', phoneProblem(phone ?? '')) : []),
    ...(needs.includes('address') ? addressProblems(address) : []),
  ];
};

const addressProblems = (address: BuyerAddress | undefined): BuyerFieldProblem[] => [
  ...at('address.name', labelProblem(address?.name ?? '')),
  ...at('address.phone', phoneProblem(address?.phone ?? '')),
  ...at('address.street', labelProblem(address?.street ?? '')),
  ...at('address.city', labelProblem(address?.city ?? '')),
  ...at('address.postal_code', postalCodeProblem(address?.postal_code ?? '')),
];

const phoneProblem = (phone: string): Problem<CheckoutProblemCode> | undefined => {
  if (phone.trim() === '') return problem('DPAY_REQUIRED');
  return normalizePhone(phone).ok ? undefined : problem('DPAY_PHONE_INVALID');
};

const postalCodeProblem = (code: string): Problem<CheckoutProblemCode> | undefined =>
  code.trim() === ''
    ? problem('DPAY_REQUIRED')
    : (contactProblem('postal_code', code) as Problem<CheckoutProblemCode> | undefined);

const at = (field: string, found: Problem<CheckoutProblemCode> | undefined): BuyerFieldProblem[] =>
  found ? [{ field, ...found }] : [];
