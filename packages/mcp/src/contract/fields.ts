import type { Schema } from './document.ts';

/** A field of an answer: its name, the field that contains it, and its schema. */
export type Field = { name: string; within: string; schema: Schema };

export const fieldsOf = (schema: Schema, within = ''): Field[] => {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as readonly Schema[]);
  return [
    ...properties.flatMap(([name, one]) => [{ name, within, schema: one }, ...fieldsOf(one, name)]),
    ...[...parts, ...(isSchema(schema['items']) ? [schema['items']] : [])].flatMap((one) =>
      fieldsOf(one, within),
    ),
  ];
};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const PERSONAL = new Set([
  'account_name',
  'account_number',
  'account_owner_name',
  'address',
  'approver_name',
  'bank_account_name',
  // What a webhook sent and received is text.
  'body',
  'by_name',
  'cancelled_by_name',
  // Of a customer, with the old and new values.
  'changes',
  'customer_name',
  'email',
  'email_recipient',
  'inquiry_name',
  'mailed_to',
  'maker_name',
  'masked_number',
  'mobile',
  'phone',
  'phone_number',
  'response_body',
]);
const OF_CUSTOMER = /^(?:billed_amount|mobile)$/;
const PEOPLE = /^(?:approver|created_by|customer|maker)$/;

/** Fields with personal data, so that a tool can say what it returns. */
export const personalFields = (schema: Schema): string[] => {
  const fields = fieldsOf(schema);
  // A name beside a mobile number or a bill is a customer's; that of a webhook is not.
  const ofPeople = new Set(fields.filter(({ name }) => OF_CUSTOMER.test(name)).map(({ within }) => within));
  const personal = fields.filter(
    ({ name, within }) =>
      PERSONAL.has(name) || (name === 'name' && (PEOPLE.test(within) || ofPeople.has(within))),
  );
  return [...new Set(personal.map(({ name }) => name))].sort();
};

/** Whether an answer shows a secret: such an operation has no tool, because conversations are stored. */
export const hasSecret = (schema: Schema): boolean =>
  fieldsOf(schema).some(({ name, schema }) => name === 'secret' && schema['type'] === 'string');
