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

const NESTED = `${'['.repeat(40)}{"a":1,"a":1}${']'.repeat(40)}`;
const MANY_KEYS = `{${Array.from({ length: 1001 }, (_, index) => `"k${index}":1`).join()}}`;
test.each<[string, string, string]>([
  ['endless depth', NESTED, Array(13).fill('0').join('.')],
  ['more keys than any object of the contract', `{"a":[0,${MANY_KEYS}]}`, 'a.1'],
  ['more keys at the top', MANY_KEYS, 'body'],
  ['the same key as often', `{${'"a":1,'.repeat(1000)}"a":1}`, 'body'],
  ['more values than any batch', `{"a":[${'{},'.repeat(300_000)}{}]}`, 'body'],
  ['more values than any batch, though none in another', `[${'0,'.repeat(600_000)}0]`, 'body'],
])('what has %s is named, and not parsed', (_, text, field) => {
  expect(parseJson(text)).toEqual({
    value: undefined,
    errors: [{ field, code: 'DPAY_FIELD_INVALID' }],
    unread: true,
  });
});

test('what is beyond anything that is taken is named below its parameter', () => {
  expect([parseJson(NESTED, 'filters'), parseJson(MANY_KEYS, 'filters')]).toMatchObject([
    { errors: [{ field: `filters${'.0'.repeat(13)}` }] },
    { errors: [{ field: 'filters' }] },
  ]);
});

test('as many keys as an object may have are read', () => {
  const text = MANY_KEYS.replace(',"k1000":1', '');

  expect(parseJson(text)).toEqual({ value: JSON.parse(text) as unknown, errors: [] });
});

test('a batch of the most rows, uploaded and edited, is read', () => {
  const payout = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`field${index}`, 'x']));
  const rows = <Row>(row: Row): Row[] => Array.from({ length: 20_000 }, () => row);
  const batch = { name: 'Gaji', items: rows(payout), edits: rows({ row: 1, cells: payout }) };

  expect(parseJson(JSON.stringify(batch))).toEqual({ value: batch, errors: [] });
});

test('no more keys that stand twice are named than an answer has room for', () => {
  const text = `[${'{"a":1,"a":2},'.repeat(500)}0]`;

  expect(parseJson(text)?.errors.map(({ field }) => field)).toEqual(
    Array.from({ length: 100 }, (_, index) => `${index}.a`),
  );
});

test('a text that never ends is looked for once', () => {
  const quotes = (times: number) => `"${String.raw`\"`.repeat(times)}`;

  expect(leastMs(() => parseJson(quotes(800_000)))).toBeLessThan(
    50 * leastMs(() => parseJson(`${quotes(80_000)}"`)) + 20,
  );
});

// A text of eight megabytes of what is small to write and large to read, beside the rows of a batch.
const PAIRS = `[${`{${'"a":1,'.repeat(900)}"a":1},`.repeat(20)}0]`;
const ROWS = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => ({ amount: index, name: 'Budi' })));
test.each<[string, string]>([
  ['at endless depth', '['.repeat(4_000_000) + ']'.repeat(4_000_000)],
  ['with keys without number', `{${Array.from({ length: 300_000 }, (_, index) => `"k${index}":1`).join()}}`],
  ['with values without number', `[${'{},'.repeat(2_600_000)}{}]`],
  ['with keys that stand twice under a key without end', `{"${'k'.repeat(100_000)}":${PAIRS}}`],
])('a text %s costs no more than a few batches of payouts', (_, text) => {
  expect(leastMs(() => parseJson(text))).toBeLessThan(20 * leastMs(() => parseJson(ROWS)));
});

test.each(['', '{', '{"a":}', '\ufeff{}', "{'a':1}"])('%j is no JSON', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

test('whatever JSON.stringify writes repeats no key', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.constantFrom(undefined, 2), (value, space) => {
      expect(parseJson(JSON.stringify(value, null, space))).toEqual({
        value: JSON.parse(JSON.stringify(value)) as unknown,
        errors: [],
      });
    }),
  );
});
