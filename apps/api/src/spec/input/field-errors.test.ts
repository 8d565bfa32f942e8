import { describe, expect, test } from 'vitest';
import { validatorOf } from './validator.ts';

const { request } = validatorOf({ openapi: '3.1.0' });

type Case = [title: string, schema: object, value: unknown, finding: object];

const AMOUNT = {
  oneOf: [
    { type: 'integer', minimum: 0, maximum: 9 },
    { type: 'string', maxLength: 2 },
  ],
};
const AMOUNTS: readonly [string, unknown, object][] = [
  ['a fraction', 1.5, { code: 'DPAY_FIELD_WRONG_TYPE', params: { type: 'integer' } }],
  ['a fraction below the minimum', -1.5, { code: 'DPAY_FIELD_WRONG_TYPE', params: { type: 'integer' } }],
  ['a number below the minimum', -1, { code: 'DPAY_FIELD_TOO_SMALL', params: { min: 0 } }],
  ['a number above the maximum', 10, { code: 'DPAY_FIELD_TOO_LARGE', params: { max: 9 } }],
  ['a text that is too long', 'abc', { code: 'DPAY_FIELD_TOO_LONG', params: { max: 2 } }],
  ['null', null, { code: 'DPAY_FIELD_WRONG_TYPE', params: { type: 'integer or string' } }],
  ['a list', [1], { code: 'DPAY_FIELD_WRONG_TYPE', params: { type: 'integer or string' } }],
].map(([title, value, finding]) => [
  `${String(title)} where a number or a text may stand`,
  value,
  finding as object,
]);

describe('a schema error is reported with its limit', () => {
  test.each<Case>([
    ['a short text', { minLength: 2 }, 'a', { code: 'DPAY_FIELD_TOO_SHORT', params: { min: 2 } }],
    ['a long text', { maxLength: 2 }, 'abc', { code: 'DPAY_FIELD_TOO_LONG', params: { max: 2 } }],
    ['an empty list', { minItems: 1 }, [], { code: 'DPAY_FIELD_TOO_FEW', params: { min: 1 } }],
    ['a list that is too long', { maxItems: 1 }, [1, 2], { code: 'DPAY_FIELD_TOO_MANY', params: { max: 1 } }],
    ['a duplicate value', { uniqueItems: true }, [1, 1], { code: 'DPAY_FIELD_TWICE' }],
    ['no date', { format: 'date' }, '2026-02-30', { code: 'DPAY_DATE_INVALID' }],
    ['no time', { format: 'date-time' }, '2026-02-20', { code: 'DPAY_FIELD_NOT_A_TIME' }],
    [
      'six digits',
      { pattern: '^[0-9]{6}$' },
      '12',
      { code: 'DPAY_FIELD_NOT_DIGITS', params: { digits: '6' } },
    ],
    [
      'some digits',
      { pattern: '^[0-9]{8,23}$' },
      '12',
      { code: 'DPAY_FIELD_NOT_DIGITS', params: { digits: '8–23' } },
    ],
    ['a pattern without words', { pattern: '^v1,' }, 'v2', { code: 'DPAY_FIELD_INVALID' }],
    [
      'a nullable type',
      { type: ['string', 'null'] },
      1,
      { code: 'DPAY_FIELD_WRONG_TYPE', params: { type: 'string' } },
    ],
    ...AMOUNTS.map(([title, value, finding]): Case => [title, AMOUNT, value, finding]),
    [
      'one of a type and null',
      { oneOf: [{ type: 'integer' }, { type: 'null' }] },
      'a',
      { code: 'DPAY_FIELD_WRONG_TYPE', params: { type: 'integer' } },
    ],
    [
      'a nullable enum',
      { enum: ['a', 'b', null] },
      'c',
      { code: 'DPAY_FIELD_NOT_A_CHOICE', params: { choices: 'a, b' } },
    ],
  ])('%s', (_, schema, value, finding) => {
    const check = request({ type: 'object', properties: { part: schema } });

    expect(check({ part: value })).toEqual([{ field: 'part', ...finding }]);
  });
});
