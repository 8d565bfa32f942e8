import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldError } from '../handlers.ts';
import { toFieldErrors } from './field-errors.ts';
import { listItems } from './list-items.ts';
import type { JsonSchema } from '../contract.ts';

export type Check = (value: unknown) => readonly FieldError[];

/** Two validators of the contract: requests get its defaults, answers stay unchanged. Neither coerces types. */
export type Validator = {
  /** By position in the document, or for a schema composed of its parts. */
  request: (schema: JsonSchema) => Check;
  answer: (schema: JsonSchema) => Check;
};

/** One validator per contract, shared by both hosts, so that each schema is compiled once. */
export const validatorOf = (document: JsonSchema): Validator => {
  const made = validators.get(document) ?? makeValidator(document);
  validators.set(document, made);
  return made;
};

const validators = new WeakMap<JsonSchema, Validator>();

const makeValidator = (document: JsonSchema): Validator => {
  const requests = ajv(document, { useDefaults: true, formats: 'full' });
  // Dates in answers come from the database, so a check of their format is enough.
  const answers = ajv(document, { useDefaults: false, formats: 'fast' });
  return { request: reading(requests), answer: reading(answers) };
};

type Reading = { useDefaults: boolean; formats: 'full' | 'fast' };

const ajv = (document: JsonSchema, { useDefaults, formats }: Reading): Ajv2020 => {
  const instance = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, useDefaults });
  addFormats.default(instance, { mode: formats });
  instance
    .removeKeyword('items')
    .addKeyword(listItems)
    .removeKeyword('uniqueItems')
    .addKeyword({ keyword: 'uniqueItems', type: 'array', validate: isUnique });
  return instance.addSchema(document, 'contract');
};

// Ajv's own check is quadratic if it does not know the item type, as behind a `$ref`: most of a minute for a list of the maximum length.
// The contract's unique lists contain text, so key order in objects does not matter.
const isUnique = (wanted: boolean, list: readonly unknown[]): boolean =>
  !wanted || new Set(list.map((item) => JSON.stringify(item))).size === list.length;

const reading = (instance: Ajv2020): ((schema: JsonSchema) => Check) => {
  const checks = new Map<string, Check>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const check = checks.get(text) ?? lazily(instance, schema);
    checks.set(text, check);
    return check;
  };
};

// Compiled at first use and then cached, so that unused operations do not delay the start.
const lazily = (instance: Ajv2020, schema: JsonSchema): Check => {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= instance.compile(schema);
    return validate(value) ? [] : toFieldErrors(validate.errors ?? [], value);
  };
};
