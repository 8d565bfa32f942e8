import type { ErrorObject } from 'ajv';
import type { FieldError } from '../handlers.ts';

/** Converts schema errors to one error per field, with the violated limit. */
export const toFieldErrors = (errors: readonly ErrorObject[], value: unknown): FieldError[] => {
  // Errors of `oneOf` and `if` themselves add nothing to the field errors of their branches.
  const telling = errors.filter(({ keyword }) => !WRAPPERS.has(keyword));
  const byField = Map.groupBy(telling.length > 0 ? telling : errors, fieldOf);
  return [...byField].slice(0, MOST_FIELDS).map(([field, found]) => ({
    field,
    ...findingOf(found, valueAt(value, found)),
  }));
};

/** The maximum in the contract's Error. */
export const MOST_FIELDS = 100;
const WRAPPERS = new Set(['oneOf', 'anyOf', 'allOf', 'if', '$ref']);

const fieldOf = ({ keyword, instancePath, params }: ErrorObject): string => {
  const missing = MISSING[keyword];
  return [...keysOf(instancePath), ...(missing ? [String(params[missing])] : [])].join('.').slice(0, 200);
};

const valueAt = (whole: unknown, [first]: readonly ErrorObject[]): unknown =>
  keysOf(first?.instancePath ?? '').reduce<unknown>(
    (node, key) => (Object(node) as Record<string, unknown>)[key],
    whole,
  );

const keysOf = (pointer: string): string[] =>
  pointer.slice(1).split('/').filter(Boolean).map(unescapePointer);

const unescapePointer = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

// Reported by Ajv at the object, although they concern one of its fields.
const MISSING: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  additionalProperties: 'additionalProperty',
};

type Finding = Omit<FieldError, 'field'>;
const INVALID: Finding = { code: 'DPAY_FIELD_INVALID' };

/** For `oneOf`, reports the error of the branch that matches the value best. */
const findingOf = (found: readonly ErrorObject[], value: unknown): Finding => {
  const branches = Map.groupBy(found, ({ schemaPath }) => schemaPath.replace(/\/\w+$/, ''));
  const [first] = [...branches.values()].find((branch) => !branch.some((one) => isFar(one, value))) ?? [];
  if (first) return FINDINGS[first.keyword]?.(first.params) ?? INVALID;
  return wrongType(
    found.filter(({ keyword }) => keyword === 'type').flatMap(({ params }) => typesOf(params)),
  );
};

/** Another type; a fraction still counts as close to an integer. */
const isFar = ({ keyword, params }: ErrorObject, value: unknown): boolean =>
  keyword === 'type' && !(typeof value === 'number' && typesOf(params).includes('integer'));

const typesOf = ({ type }: ErrorObject['params']): readonly string[] => [type as string | string[]].flat();

const wrongType = (types: readonly string[]): Finding => {
  const named = [...new Set(types)].filter((type, _, all) => type !== 'null' || all.length === 1);
  return { code: 'DPAY_FIELD_WRONG_TYPE', params: { type: named.join(' or ') } };
};

const FINDINGS: Readonly<Record<string, (params: ErrorObject['params']) => Finding | undefined>> = {
  required: () => ({ code: 'DPAY_REQUIRED' }),
  additionalProperties: () => ({ code: 'DPAY_FIELD_UNKNOWN' }),
  maxLength: ({ limit }) => ({ code: 'DPAY_FIELD_TOO_LONG', params: { max: Number(limit) } }),
  minLength: ({ limit }) => ({ code: 'DPAY_FIELD_TOO_SHORT', params: { min: Number(limit) } }),
  maximum: ({ limit }) => ({ code: 'DPAY_FIELD_TOO_LARGE', params: { max: Number(limit) } }),
  minimum: ({ limit }) => ({ code: 'DPAY_FIELD_TOO_SMALL', params: { min: Number(limit) } }),
  maxItems: ({ limit }) => ({ code: 'DPAY_FIELD_TOO_MANY', params: { max: Number(limit) } }),
  minItems: ({ limit }) => ({ code: 'DPAY_FIELD_TOO_FEW', params: { min: Number(limit) } }),
  uniqueItems: () => ({ code: 'DPAY_FIELD_TWICE' }),
  enum: ({ allowedValues }) => choice(allowedValues as readonly unknown[]),
  type: (params) => wrongType(typesOf(params)),
  format: ({ format }) => FORMATS[String(format)],
  pattern: ({ pattern }) => patternOf(String(pattern)),
};

const choice = (allowed: readonly unknown[]): Finding => ({
  code: 'DPAY_FIELD_NOT_A_CHOICE',
  params: { choices: allowed.filter((one) => one !== null).join(', ') },
});

const FORMATS: Readonly<Record<string, Finding>> = {
  date: { code: 'DPAY_DATE_INVALID' },
  'date-time': { code: 'DPAY_FIELD_NOT_A_TIME' },
};

/** Patterns that have a name; all others are reported as "not valid". */
const patternOf = (pattern: string): Finding | undefined => {
  const prefix = /^\^([a-z_]+_)\[0-9A-HJKMNP-TV-Z\]\{26\}\$$/.exec(pattern)?.[1];
  if (prefix) return { code: 'DPAY_FIELD_NOT_AN_ID', params: { prefix } };
  const [, least, most = least] = /^\^\[0-9\]\{(\d+)(?:,(\d+))?\}\$$/.exec(pattern) ?? [];
  if (!least) return undefined;
  return { code: 'DPAY_FIELD_NOT_DIGITS', params: { digits: least === most ? least : `${least}–${most}` } };
};
