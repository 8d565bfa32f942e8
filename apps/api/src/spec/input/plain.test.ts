import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Parameter } from '../contract.ts';
import { unsafeParts } from './plain.ts';
import { decodeParameters } from './query.ts';

describe('values that no schema can reject', () => {
  test.each<[string, unknown, string]>([
    ['an infinite number', JSON.parse('{"a":1e400}'), 'a'],
    ['NUL', { a: { b: 'x\0' } }, 'a.b'],
    ['NUL in a name', { 'x\0': 1 }, 'body'],
    ['half a character', { a: ['\ud800'] }, 'a.0'],
    ['a prototype', JSON.parse('{"__proto__":{"admin":true}}'), 'body'],
    ['excessive nesting', JSON.parse(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`), `a${'.0'.repeat(12)}`],
  ])('%s is reported by field', (_, value, field) => {
    expect(unsafeParts(value).map((error) => error.field)).toEqual([field]);
  });

  test('a name is truncated at each level', () => {
    const value = { ['k'.repeat(150)]: { ['l'.repeat(100_000)]: ['\0', '\0'] } };

    expect(unsafeParts(value).map(({ field }) => field)).toEqual([
      `${'k'.repeat(150)}.${'l'.repeat(49)}`,
      `${'k'.repeat(150)}.${'l'.repeat(49)}`,
    ]);
  });

  test('no more are reported than an answer has room for', () => {
    const named = unsafeParts({ name: 'x', items: Array(500).fill('\0') }).map(({ field }) => field);

    expect(named).toEqual(Array.from({ length: 100 }, (_, index) => `items.${index}`));
  });

  test('whole characters, finite numbers and ordinary depth pass', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(
          !text.includes(String.raw`\u0000`) && text.isWellFormed() && !/\\ud[89a-f]|__proto__/.test(text),
        );
        expect(unsafeParts(value)).toEqual([]);
      }),
    );
  });
});

describe('query parameters', () => {
  const described: Parameter[] = [
    { name: 'limit', in: 'query', schema: { type: 'integer' } },
    { name: 'count', in: 'query', schema: { type: 'boolean' } },
    { name: 'search', in: 'query', schema: { type: 'string' } },
    { name: 'expand', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
    { name: 'filters', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
  ];
  const read = (raw: Record<string, string | string[]>) => decodeParameters(described, raw).value;

  test('become numbers, booleans, lists and objects only where the contract says so', () => {
    expect(read({ limit: '25', count: 'true', search: '25', expand: 'order', filters: '{"a":1}' })).toEqual({
      limit: 25,
      count: true,
      search: '25',
      expand: ['order'],
      filters: { a: 1 },
    });
  });

  test.each(['1e400', '0x10', ' 1', '1.5', '', '9999999999999999', 'Infinity', 'NaN', '１'])(
    '%j stays text where a number is expected',
    (text) => {
      expect(read({ limit: text })).toEqual({ limit: text });
    },
  );

  test.each(['1', 'TRUE', 'yes', ''])('%j stays text where a boolean is expected', (text) => {
    expect(read({ count: text })).toEqual({ count: text });
  });

  test('that repeat a single value stay a list, which its schema rejects', () => {
    expect(read({ limit: ['1', '2'], search: ['a', 'b'] })).toEqual({
      limit: ['1', '2'],
      search: ['a', 'b'],
    });
  });
});
