import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldError } from '../handlers.ts';
import { toFieldErrors } from './field-errors.ts';
import { listItems } from './list-items.ts';
import type { JsonSchema } from '../contract.ts';

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
  instance
    .removeKeyword('items')
    .addKeyword(listItems)
    .removeKeyword('uniqueItems')
    .addKeyword({ keyword: 'uniqueItems', type: 'array', validate: isUnique });
  return instance.addSchema(document, 'contract');
};

// Ajv's own compares each with each other where it does not know their type, as behind a `$ref`: of a list as long as a body may be
// that is most of a minute. The contract's lists without repeats are of texts, so that the order of keys in an object does not matter.
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

// Compiled at its first use and never again: a start does not wait for operations that nobody calls.
const lazily = (instance: Ajv2020, schema: JsonSchema): Check => {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= instance.compile(schema);
    return validate(value) ? [] : toFieldErrors(validate.errors ?? [], value);
  };
};
