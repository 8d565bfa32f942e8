import { emailProblem, normalizePhone } from '../auth/index.ts';
import { labelProblem, notesProblem, problem, type Problem } from '../kernel/index.ts';
import { COUNTRIES } from './countries.ts';
import type { CustomerProblemCode } from './problems.ts';

export const CUSTOMER_FIELDS = [
  'name',
  'email',
  'mobile',
  'address',
  'city',
  'country',
  'postal_code',
] as const;
export type CustomerField = (typeof CUSTOMER_FIELDS)[number];

/** Only the name is required. */
export type Contact = Readonly<Record<Exclude<CustomerField, 'name'>, string | null> & { name: string }>;

type Found = Problem<CustomerProblemCode> | undefined;

/** The rule of each field, for a value as typed. */
const RULES: Readonly<Record<CustomerField, (text: string) => Found>> = {
  name: labelProblem,
  email: (text) => emailProblem(text) as Found,
  mobile: (text) => (mobileOf(text) === undefined ? problem('DPAY_PHONE_INVALID') : undefined),
  address: notesProblem,
  city: labelProblem,
  country: (text) => (COUNTRIES.includes(text.trim()) ? undefined : problem('DPAY_COUNTRY_INVALID')),
  // Five digits in Indonesia; no other postal codes are kept.
  postal_code: (text) => (/^\d{5}$/.test(text.trim()) ? undefined : problem('DPAY_POSTAL_CODE_INVALID')),
};

/** What is wrong with a value. Every field except the name may be empty. */
export const contactProblem = (field: CustomerField, text: string | null): Found => {
  const isEmpty = (text ?? '').trim() === '';
  return isEmpty && field !== 'name' ? undefined : RULES[field](text ?? '');
};

/** A valid value as it is stored: `0812-3456-7890` becomes `+6281234567890`, and blanks become null. */
export const storedContact = (field: CustomerField, text: string | null): string | null => {
  const written = (text ?? '').trim();
  if (written === '') return null;
  return field === 'mobile' ? (mobileOf(written) ?? written) : written;
};

/** Orders accept fixed lines too; a contact's number receives messages. */
const mobileOf = (text: string): string | undefined => {
  const phone = normalizePhone(text);
  return phone.ok && phone.value.startsWith('+628') ? phone.value : undefined;
};
