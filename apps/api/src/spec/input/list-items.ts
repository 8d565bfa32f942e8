import { _, Name } from 'ajv';
import type { CodeKeywordDefinition } from 'ajv';
import { MOST_FIELDS } from './field-errors.ts';

/**
 * Ajv's own keyword goes to the end of a list however much was wrong before: a small text makes millions of findings, and behind a `$ref`
 * it copies all it has for each more. This one looks no further than the list may be long, nor when it has found all that will be named.
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
    // Its own alone: a list that was not looked through for what was wrong elsewhere would pass in a branch of `oneOf`.
    const before = gen.const('before', FOUND);
    gen.forRange('i', 0, gen.const('length', length), (index) => {
      cxt.subschema({ keyword, dataProp: index, dataPropType: NUMBER }, gen.name('valid'));
      gen.if(_`${FOUND} - ${before} >= ${MOST_FINDINGS}`, () => gen.break());
    });
  },
};

// What one field is found to be wrong in, at most, in each branch of a `oneOf`, is fewer than ten things.
const MOST_FINDINGS = 10 * MOST_FIELDS;
/** The counter in the code that Ajv makes. */
const FOUND = new Name('errors');
/** Ajv's `Type.Num`, which it does not export: the key is a number. */
const NUMBER = 0;
