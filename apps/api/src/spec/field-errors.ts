import type { ErrorObject } from 'ajv';
import type { FieldError } from './handlers.ts';

/** What the contract's schema found, by field: one finding for each, with the bound that was not kept. */
export const toFieldErrors = (errors: readonly ErrorObject[]): FieldError[] => {
  // What `oneOf` and `if` say about the whole adds nothing to what their branches say about fields.
  const telling = errors.filter(({ keyword }) => !WRAPPERS.has(keyword));
  const byField = Map.groupBy(telling.length > 0 ? telling : errors, fieldOf);
  return [...byField].slice(0, MOST).map(([field, found]) => ({ field, ...findingOf(found) }));
};

// The contract's Error names at most a hundred fields.
const MOST = 100;
const WRAPPERS = new Set(['oneOf', 'anyOf', 'allOf', 'if', '$ref']);

const fieldOf = ({ keyword, instancePath, params }: ErrorObject): string => {
  const at = instancePath.slice(1).split('/').filter(Boolean).map(unescapePointer);
  const missing = MISSING[keyword];
  return [...at, ...(missing ? [String(params[missing])] : [])].join('.').slice(0, 200);
};

const unescapePointer = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

// Found at the object, and about one of its fields.
const MISSING: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  additionalProperties: 'additionalProperty',
};

type Finding = Omit<FieldError, 'field'>;
const INVALID: Finding = { code: 'DPAY_FIELD_INVALID' };

const findingOf = ([first, ...more]: readonly ErrorObject[]): Finding => {
  if (!first) return INVALID;
  // Where two types may stand, to ask for one of them would be wrong.
  if (first.keyword === 'type' && more.some(({ keyword }) => keyword === 'type')) return INVALID;
  return FINDINGS[first.keyword]?.(first.params) ?? INVALID;
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
  type: ({ type }) => ({ code: 'DPAY_FIELD_WRONG_TYPE', params: { type: String([type].flat()[0]) } }),
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

/** Patterns that there is a word for; the rest stays with "not valid". */
const patternOf = (pattern: string): Finding | undefined => {
  const prefix = /^\^([a-z_]+_)\[0-9A-HJKMNP-TV-Z\]\{26\}\$$/.exec(pattern)?.[1];
  if (prefix) return { code: 'DPAY_FIELD_NOT_AN_ID', params: { prefix } };
  const [, least, most = least] = /^\^\[0-9\]\{(\d+)(?:,(\d+))?\}\$$/.exec(pattern) ?? [];
  if (!least) return undefined;
  return { code: 'DPAY_FIELD_NOT_DIGITS', params: { digits: least === most ? least : `${least}–${most}` } };
};
