import { _, Name } from 'ajv';
import type { CodeKeywordDefinition } from 'ajv';
import { MOST_FIELDS } from './field-errors.ts';

/**
 * Replaces Ajv's `items`, which checks the whole list regardless of earlier errors. A small text can cause millions of errors, and behind a
 * `$ref` Ajv copies all of them for each new one. This version stops at the maximum length or when it has enough errors.
 */
export const listItems: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  before: 'uniqueItems',
  code: (cxt) => {
    const { gen, data, keyword, parentSchema } = cxt;
    const { maxItems } = parentSchema as { maxItems?: number };
    const length = maxItems === undefined ? _`${data}.length` : _`Math.min(${data}.length, ${maxItems})`;
    // Counts only its own errors. Otherwise errors found elsewhere would end the check early, and a branch of `oneOf` could pass unchecked.
    const before = gen.const('before', FOUND);
    gen.forRange('i', 0, gen.const('length', length), (index) => {
      cxt.subschema({ keyword, dataProp: index, dataPropType: NUMBER }, gen.name('valid'));
      gen.if(_`${FOUND} - ${before} >= ${MOST_FINDINGS}`, () => gen.break());
    });
  },
};

// A field has fewer than ten errors in each branch of a `oneOf`.
const MOST_FINDINGS = 10 * MOST_FIELDS;
/** The name of the error counter in Ajv's generated code. */
const FOUND = new Name('errors');
/** Ajv's `Type.Num`, which it does not export: the key is a number. */
const NUMBER = 0;
