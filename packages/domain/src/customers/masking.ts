import { maskEmail, maskPhone } from '../access/index.ts';
import type { CustomerField } from './contact.ts';

const HIDDEN = '***';
const asItIs = (text: string): string => text;

/** How a role with masked personal data sees each field. The name stays, and so does the city. */
const MASKS: Readonly<Record<CustomerField, (text: string) => string>> = {
  name: asItIs,
  email: maskEmail,
  mobile: maskPhone,
  address: () => HIDDEN,
  city: asItIs,
  country: asItIs,
  postal_code: () => HIDDEN,
};

export const maskContact = (field: CustomerField, value: string | null): string | null =>
  value === null ? null : MASKS[field](value);

/** A mobile number, as `is_mobile_number` of the database recognises it too. */
const NUMBER = /^(?:\+?62|0)?8\d{7,11}$/;

/** Some merchants use the email address or the mobile number as their own reference: then it is masked too. */
export const maskReference = (reference: string): string => {
  if (reference.includes('@')) return maskEmail(reference);
  return NUMBER.test(reference.replaceAll(/[\s().-]/g, '')) ? maskPhone(reference) : reference;
};
