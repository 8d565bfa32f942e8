import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastMs } from '../testing/least-ms.ts';
import { parseJson } from './json.ts';

test.each<[string, string, string[]]>([
  ['at the top', '{"a":1,"a":1}', ['a']],
  ['under another key', '{"a":{"b":1,"c":2,"b":3}}', ['a.b']],
  ['in a list', '[{"a":1},{"a":1,"b":[0,{"c":1,"c":2}]}]', ['1.b.1.c']],
  ['in another spelling', String.raw`{"a":1,"\u0061":2}`, ['a']],
  ['after a text that looks like JSON', String.raw`{"a":"{\"b\":1,","b":1,"b":2}`, ['b']],
  ['three times, named once', '{"a":1,"a":2,"a":3}', ['a']],
  ['as the prototype', '{"__proto__":1,"__proto__":2}', ['__proto__']],
])('a key that stands twice %s is named', (_, text, fields) => {
  expect(parseJson(text)?.errors.map(({ field }) => field)).toEqual(fields);
});

test('a key that stands twice below any depth that is taken is named as far as that depth', () => {
  const text = `${'['.repeat(40)}{"a":1,"a":1}${']'.repeat(40)}`;

  expect(parseJson(text)?.errors.map(({ field }) => field)).toEqual([Array(12).fill('0').join('.')]);
});

const PAIRS = `{${'"a":1,'.repeat(10_000)}"a":1}`;
test.each<[string, string]>([
  ['at endless depth', `${'['.repeat(20_000)}${PAIRS}${']'.repeat(20_000)}`],
  ['under a key without end', `{"${'k'.repeat(100_000)}":${PAIRS}}`],
])('keys that stand twice %s cost what they cost at the top', (_, text) => {
  expect(leastMs(() => parseJson(text))).toBeLessThan(20 * leastMs(() => parseJson(PAIRS)));
});

test.each(['', '{', '{"a":}', '\ufeff{}', "{'a':1}"])('%j is no JSON', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

test('whatever JSON.stringify writes repeats no key', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, space) => {
      expect(parseJson(JSON.stringify(value, null, space))).toEqual({
        value: JSON.parse(JSON.stringify(value)) as unknown,
        errors: [],
      });
    }),
  );
});
