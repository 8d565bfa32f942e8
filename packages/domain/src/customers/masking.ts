import { maskEmail, maskPhone } from '../access/index.ts';
import type { CustomerField } from './contact.ts';

const HIDDEN = '***';
const asItIs = (text: string): string => text;

/** An at sign, or eight digits with at most three other signs between them. `names_contact` of the database is the same. */
const CONTACT = /@|\d(?:[^\dA-Za-z]{0,3}\d){7,}/u;
const ADDRESSES = /\S*\s*@\s*\S*/gu;
const NUMBERS = /\+?\d(?:[^\dA-Za-z]{0,3}\d){7,}/gu;

/** People type an email address or a telephone number where a name belongs. Such a name is personal data. */
const namesContact = (name: string): boolean => CONTACT.test(name);

/** `Sari 0812-3456-7890` → `Sari *********890`; any other name stays. */
const maskName = (name: string): string =>
  name
    .replaceAll(ADDRESSES, (address) => maskEmail(address.replaceAll(/\s/g, '')))
    .replaceAll(NUMBERS, (number) => maskPhone(number.replaceAll(/[^\d+]/g, '')));

/** How a role with masked personal data sees each field. A name stays, and so does the city. */
const MASKS: Readonly<Record<CustomerField, (text: string) => string>> = {
  name: maskName,
  email: maskEmail,
  mobile: maskPhone,
  address: () => HIDDEN,
  city: maskName,
  country: asItIs,
  postal_code: () => HIDDEN,
};

export const maskContact = (field: CustomerField, value: string | null): string | null =>
  value === null ? null : MASKS[field](value);

/** The name in the text by which orders and payments are found. */
export const searchedName = (name: string): string | undefined => (namesContact(name) ? undefined : name);

export const maskCustomerName = (name: string, masked: boolean): string => (masked ? maskName(name) : name);

/** A mobile number, as `is_mobile_number` of the database recognises it too. */
const NUMBER = /^(?:\+?62|0)?8\d{7,11}$/;

/** Some merchants use the email address or the mobile number as their own reference: then it is masked too. */
export const maskReference = (reference: string): string => {
  if (reference.includes('@')) return maskEmail(reference);
  return NUMBER.test(reference.replaceAll(/[\s().-]/g, '')) ? maskPhone(reference) : reference;
};
