import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldError } from './handlers.ts';
import type { JsonSchema } from './contract.ts';

export type Check = (value: unknown) => readonly FieldError[];

/** Two readings of the contract: requests get its defaults, answers are left as they are. Neither turns a type into another. */
export type Validator = {
  /** By the place in the document, or by a schema put together from its parts. */
  request: (schema: JsonSchema) => Check;
  answer: (schema: JsonSchema) => Check;
};

/** One for all who read the same contract, as both hosts do: what one has compiled, the other has too. */
export const validatorOf = (document: JsonSchema): Validator => {
  const made = validators.get(document) ?? makeValidator(document);
  validators.set(document, made);
  return made;
};

const validators = new WeakMap<JsonSchema, Validator>();

const makeValidator = (document: JsonSchema): Validator => {
  const requests = ajv(document, { useDefaults: true, formats: 'full' });
  // An answer's dates come from the database: their shape is enough.
  const answers = ajv(document, { useDefaults: false, formats: 'fast' });
  return { request: reading(requests), answer: reading(answers) };
};

type Reading = { useDefaults: boolean; formats: 'full' | 'fast' };

const ajv = (document: JsonSchema, { useDefaults, formats }: Reading): Ajv2020 => {
  const instance = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, useDefaults });
  addFormats.default(instance, { mode: formats });
  return instance.addSchema(document, 'contract');
};

const reading = (instance: Ajv2020): ((schema: JsonSchema) => Check) => {
  const checks = new Map<string, Check>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const check = checks.get(text) ?? lazily(instance, schema);
    checks.set(text, check);
    return check;
  };
};

// Compiled at its first use and never again: a start does not wait for operations that nobody calls.
const lazily = (instance: Ajv2020, schema: JsonSchema): Check => {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= instance.compile(schema);
    return validate(value) ? [] : toFieldErrors(validate.errors ?? []);
  };
};

// The contract's Error names at most a hundred fields.
const MOST = 100;

const toFieldErrors = (errors: readonly ErrorObject[]): FieldError[] => {
  // What `oneOf` and `if` say about the whole adds nothing to what their branches say about fields.
  const telling = errors.filter(({ keyword }) => !WRAPPERS.has(keyword));
  const byField = new Map<string, FieldError>();
  for (const error of telling.length > 0 ? telling : errors) {
    const found = toFieldError(error);
    if (!byField.has(found.field)) byField.set(found.field, found);
  }
  return [...byField.values()].slice(0, MOST);
};

const WRAPPERS = new Set(['oneOf', 'anyOf', 'allOf', 'if', '$ref']);

const toFieldError = ({ keyword, instancePath, params }: ErrorObject): FieldError => {
  const at = instancePath.slice(1).split('/').filter(Boolean).map(unescapePointer);
  const field = (...more: string[]) => [...at, ...more].join('.').slice(0, 200);
  switch (keyword) {
    case 'required':
      return { field: field(String(params['missingProperty'])), code: 'DPAY_REQUIRED' };
    case 'additionalProperties':
      return { field: field(String(params['additionalProperty'])), code: 'DPAY_FIELD_UNKNOWN' };
    case 'maxLength':
      return { field: field(), code: 'DPAY_FIELD_TOO_LONG', params: { max: Number(params['limit']) } };
    default:
      return { field: field(), code: 'DPAY_FIELD_INVALID' };
  }
};

const unescapePointer = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
