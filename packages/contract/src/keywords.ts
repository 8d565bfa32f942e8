import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { DataValidationCxt, SchemaValidateFunction } from 'ajv/dist/types/index.js';
import { endsInChecksum } from './exchange/checksum.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Sibling fields, or fields in one of them (`virtual_account.is_closed`), and the values they may have. */
type When = Readonly<Record<string, readonly unknown[]>>;
type Sum = readonly string[] | readonly { of: readonly string[]; when: When }[];

/** Rules of the contract beyond the schema: about a value's own characters, and about its sibling fields. */
export const addKeywords = (ajv: Ajv2020): void => {
  ajv.addKeyword({ keyword: 'x-checksum', type: 'string', validate: endsInChecksum });
  ajv.addKeyword({ keyword: 'x-sum-of', type: 'number', validate: checked(unlikeSum) });
  ajv.addKeyword({ keyword: 'x-told-when', validate: checked(untold) });
};

/** `net_amount: { x-sum-of: [total_amount, -discount_amount] }`; or several, each with a `when` condition on other fields. */
const unlikeSum = (sum: Sum, value: unknown, record: Fields): string | undefined => {
  const isPlain = (one: Sum): one is readonly string[] => one.every((part) => typeof part === 'string');
  const of = isPlain(sum) ? sum : sum.find(({ when }) => isSo(when, record))?.of;
  const parts = of?.map((name) => (name.startsWith('-') ? -1 : 1) * Number(record[name.replace('-', '')]));
  const total = parts?.reduce((all, part) => all + part, 0);
  return total === undefined || Number.isNaN(total) || total === value
    ? undefined
    : `is ${String(value)}, and ${of?.join(' + ') || 'nothing'} comes to ${total}`;
};

/** `virtual_account: { x-told-when: { method: [va] } }`: not null in that case. */
const untold = (when: When, value: unknown, record: Fields): string | undefined =>
  value === null && isSo(when, record)
    ? `is null, and of ${Object.keys(when)
        .map((name) => `${name} ${String(fieldAt(record, name))}`)
        .join(', ')} it is told`
    : undefined;

const isSo = (when: When, record: Fields): boolean =>
  Object.entries(when).every(([name, values]) => values.includes(fieldAt(record, name)));

/** Null if a parent is null. */
const fieldAt = (record: Fields, name: string): unknown =>
  name.split('.').reduce<unknown>((at, part) => at && (at as Fields)[part], record);

const checked = <T>(
  problemOf: (said: T, value: unknown, record: Fields) => string | undefined,
): SchemaValidateFunction => {
  const validate: SchemaValidateFunction = (said: T, value: unknown, _, context?: DataValidationCxt) => {
    const message = problemOf(said, value, (context?.parentData ?? {}) as Fields);
    validate.errors = message === undefined ? [] : [{ message }];
    return message === undefined;
  };
  return validate;
};
