import { showPhone } from '@dasbor/domain/auth';
import { contactProblem, CUSTOMER_FIELDS, type CustomerField } from '@dasbor/domain/customers';
import { object } from 'yup';
import { type Beside, decided, type FormSchema } from '../../../shared/forms/schema.ts';
import type { Customer, UpdateCustomer } from '../api/types.ts';

type Texts = Record<CustomerField, string>;

/** Field values as typed, and the values and version that they began with. A draft keeps both. */
export type ContactValues = Texts & { seen: Texts & { version: number } };

const textsOf = (customer: Customer): Texts => ({
  name: customer.name,
  email: customer.email ?? '',
  mobile: customer.mobile === null ? '' : showPhone(customer.mobile),
  address: customer.address ?? '',
  city: customer.city ?? '',
  country: customer.country ?? '',
  postal_code: customer.postal_code ?? '',
});

export const valuesOf = (customer: Customer): ContactValues => ({
  ...textsOf(customer),
  seen: { ...textsOf(customer), version: customer.version },
});

/** A value that was there before is not checked again, such as the fixed line of an order. */
const decidedField = (field: CustomerField) =>
  decided((text: string, { values }: Beside<ContactValues>) =>
    text === values.seen[field] ? undefined : contactProblem(field, text),
  );

export const contactSchema: FormSchema<ContactValues, undefined> = object(
  Object.fromEntries(CUSTOMER_FIELDS.map((field) => [field, decidedField(field)])),
);

/** The fields that the user changed. */
export const editedFields = (values: ContactValues): readonly CustomerField[] =>
  CUSTOMER_FIELDS.filter((field) => values[field] !== values.seen[field]);

export const bodyOf = (values: ContactValues): UpdateCustomer => ({
  version: values.seen.version,
  ...Object.fromEntries(editedFields(values).map((field) => [field, values[field].trim() || null])),
});

/** After somebody else's edit: what the user typed stays, all other fields take the new values. */
export const mergedWith = (values: ContactValues, now: Customer): ContactValues => {
  const fresh = valuesOf(now);
  const typed = editedFields(values).map((field) => [field, values[field]] as const);
  return { ...fresh, ...(Object.fromEntries(typed) as Partial<Texts>) };
};
