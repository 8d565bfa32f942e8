import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastMs } from '../../testing/least-ms.ts';
import { parseJson } from './json.ts';

test.each<[string, string, string[]]>([
  ['at the top', '{"a":1,"a":1}', ['a']],
  ['under another key', '{"a":{"b":1,"c":2,"b":3}}', ['a.b']],
  ['in a list', '[{"a":1},{"a":1,"b":[0,{"c":1,"c":2}]}]', ['1.b.1.c']],
  ['with another escape', String.raw`{"a":1,"\u0061":2}`, ['a']],
  ['after a string that looks like JSON', String.raw`{"a":"{\"b\":1,","b":1,"b":2}`, ['b']],
  ['three times, reported once', '{"a":1,"a":2,"a":3}', ['a']],
  ['as the prototype', '{"__proto__":1,"__proto__":2}', ['__proto__']],
])('a duplicate key %s is reported', (_, text, fields) => {
  expect(parseJson(text)?.errors.map(({ field }) => field)).toEqual(fields);
});

test.each<[string, string[]]>([
  ['{"amount":10000.00000000000000001}', ['amount']],
  ['{"amount":1e4}', ['amount']],
  ['{"amount":1E+4,"fee":2}', ['amount']],
  ['{"amount":10000.0}', ['amount']],
  ['{"amount":-0}', ['amount']],
  ['{"items":[1,{"amount":[2.0]},10e-1]}', ['items.1.amount.0', 'items.2']],
  ['{"amount":10000,"less":-1,"none":0}', []],
  // Not integers in any reading, so validation reports them.
  ['{"amount":10000.5,"more":1e400}', []],
  ['{"1e4":"1e4"}', []],
])('an integer is written in digits: %s', (text, fields) => {
  expect(parseJson(text)?.errors).toEqual(
    fields.map((field) => ({ field, code: 'DPAY_FIELD_WRONG_TYPE', params: { type: 'integer' } })),
  );
});

const NESTED = `${'['.repeat(40)}{"a":1,"a":1}${']'.repeat(40)}`;
const NAMES = (from: number, length: number) =>
  `{${Array.from({ length }, (_, index) => `"k${from + index}":1`).join()}}`;
const MANY_KEYS = NAMES(0, 201);
test.each<[string, string, string]>([
  ['excessive nesting', NESTED, Array(13).fill('0').join('.')],
  ['more keys than any object of the contract', `{"a":[0,${MANY_KEYS}]}`, 'a.1'],
  ['more keys at the top', MANY_KEYS, 'body'],
  ['the same key as often', `{${'"a":1,'.repeat(200)}"a":1}`, 'body'],
  [
    'more names than any body',
    `[${[0, 200, 400, 600, 800, 1000].map((from) => NAMES(from, 200)).join()}]`,
    'body',
  ],
  ['more values than any batch', `{"a":[${'{},'.repeat(500_000)}{}]}`, 'body'],
  ['more values than any batch, none inside another', `[${'0,'.repeat(600_000)}0]`, 'body'],
])('a body with %s is reported and not parsed', (_, text, field) => {
  expect(parseJson(text)).toEqual({
    value: undefined,
    errors: [{ field, code: 'DPAY_FIELD_INVALID' }],
    unread: true,
  });
});

test('excessive JSON is reported under its parameter', () => {
  expect([parseJson(NESTED, 'filters'), parseJson(MANY_KEYS, 'filters')]).toMatchObject([
    { errors: [{ field: `filters${'.0'.repeat(13)}` }] },
    { errors: [{ field: 'filters' }] },
  ]);
});

test('the maximum number of keys is accepted', () => {
  const text = MANY_KEYS.replace(',"k200":1', '');

  expect(parseJson(text)).toEqual({ value: JSON.parse(text) as unknown, errors: [] });
});

test.each<[string, number]>([
  ['1', 499_999],
  ['""', 499_999],
  ['{}', 499_999],
  ['[ ]', 499_999],
  ['[1]', 249_999],
  ['{"a":1}', 249_999],
])('each value of the list %s is counted once', (value, most) => {
  const listOf = (length: number) => `[${Array<string>(length).fill(value).join()}]`;

  expect([parseJson(listOf(most))?.unread, parseJson(listOf(most + 1))?.unread]).toEqual([undefined, true]);
});

test('a batch with the maximum number of rows, uploaded and edited, is accepted', () => {
  const payout = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`field${index}`, 'x']));
  const rows = <Row>(row: Row): Row[] => Array.from({ length: 20_000 }, () => row);
  const batch = { name: 'Gaji', items: rows(payout), edits: rows({ row: 1, removed: true, cells: payout }) };

  expect(parseJson(JSON.stringify(batch))).toEqual({ value: batch, errors: [] });
});

test('duplicate keys are reported up to the limit of an answer', () => {
  const text = `[${'{"a":1,"a":2},'.repeat(500)}0]`;

  expect(parseJson(text)?.errors.map(({ field }) => field)).toEqual(
    Array.from({ length: 100 }, (_, index) => `${index}.a`),
  );
});

test('an unterminated string is scanned once', () => {
  const quotes = (times: number) => `"${String.raw`\"`.repeat(times)}`;

  expect(leastMs(() => parseJson(quotes(800_000)))).toBeLessThan(
    50 * leastMs(() => parseJson(`${quotes(80_000)}"`)) + 20,
  );
});

// Eight megabytes that are cheap to write and expensive to parse, compared with the rows of a batch.
const PAIRS = `[${`{${'"a":1,'.repeat(180)}"a":1},`.repeat(100)}0]`;
const ROWS = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => ({ amount: index, name: 'Budi' })));
test.each<[string, string]>([
  ['with excessive nesting', '['.repeat(4_000_000) + ']'.repeat(4_000_000)],
  ['with countless keys', `{${Array.from({ length: 300_000 }, (_, index) => `"k${index}":1`).join()}}`],
  ['with countless values', `[${'{},'.repeat(2_600_000)}{}]`],
  [
    'with different keys in each object',
    `[${Array.from({ length: 2450 }, (_, index) => NAMES(200 * index, 200)).join()}]`,
  ],
  ['with duplicate keys under a very long key', `{"${'k'.repeat(100_000)}":${PAIRS}}`],
])('a text %s costs no more than a few batches of payouts', (_, text) => {
  expect(leastMs(() => parseJson(text))).toBeLessThan(20 * leastMs(() => parseJson(ROWS)));
});

// Eight megabytes each: input without values, compared with rows.
const SPACES = ' '.repeat(8_000_000);
const FULL_ROW = {
  name: 'Budi',
  bank: 'BCA',
  account: '1234567890',
  amount: 1,
  phone: '0812',
  notes: 'Gaji',
};
const FULL_ROWS = JSON.stringify(Array.from({ length: 65_000 }, () => FULL_ROW)).padEnd(8_000_000);
test.each<[string, string]>([
  ['only spaces', SPACES],
  ['spaces before valid JSON', `${SPACES}{}`],
  ['quotes', '"'.repeat(8_000_000)],
  ['digits', '1'.repeat(8_000_000)],
  ['digits in a list', `[${'1'.repeat(8_000_000)}.0]`],
  ['unmatched closing brackets', '}'.repeat(8_000_000)],
])('a text of %s costs at most twice as much as rows of the same length', (_, text) => {
  expect(leastMs(() => parseJson(text))).toBeLessThan(2 * leastMs(() => parseJson(FULL_ROWS)));
});

// The maximum size without a session, and the size of a batch for input that needs more length.
const BODY = 256 * 1024;
const filled = (unit: string, length = BODY) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const rowsOf = (length: number) =>
  JSON.stringify(Array.from({ length: length / 16 }, () => ({ amount: 12_345 })));
const COLONS = `[${filled(`{${':'.repeat(199)}},`, BODY / 2)}]`;
const longNames = Array.from({ length: 480 }, (_, index) => `{"${'k'.repeat(16_400)}${1000 + index}":1}`);
test.each<[string, string]>([
  ['colons after one long key', `{"${filled(String.raw`\n`, BODY / 2)}":${COLONS}}`],
  ['colons after one long key without escapes', `{"${filled('k', BODY / 2)}":${COLONS}}`],
  ['colons after a short key', `{"a":${COLONS}}`],
  ['long names with a common prefix', `[${longNames.join()}]`],
  ['names made of escapes', `[${filled(String.raw`{"\u0061\n":1},`)}0]`],
  [
    'numeric names',
    `[${Array.from({ length: 900 }, (_, at) => filled(`{"${at << 10}":1},`, 280)).join('')}0]`,
  ],
  ['names in random order', `[${Array.from({ length: 120 }, (_, at) => NAMES(at, 200)).join()}]`],
  ['duplicate keys below long ones', `${`{"${'k'.repeat(900)}":`.repeat(10)}${PAIRS}${'}'.repeat(10)}`],
])('a text of %s costs a small multiple of rows of the same length', (_, text) => {
  const rows = rowsOf(text.length);

  expect(leastMs(() => parseJson(text))).toBeLessThan(20 * leastMs(() => parseJson(rows)) + 10);
});

test('any repeated fragment costs a small multiple of rows of the same length', () => {
  const signs = [
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"',
    '\\',
    String.raw`\n`,
    '"a"',
    '"b":',
    '{"a":',
    ' ',
    '1',
    'k',
    'null',
  ];
  const some = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 8 }).map((all) => all.join(''));
  const length = fc.constantFrom(0, 1, 100, BODY / 2);
  const rows = leastMs(() => parseJson(rowsOf(BODY)));

  fc.assert(
    fc.property(fc.array(fc.tuple(some, length), { maxLength: 3 }), some, (begin, end) => {
      const text = begin.map(([unit, most]) => filled(unit, most)).join('') + filled(end);
      expect(leastMs(() => parseJson(text))).toBeLessThan(40 * rows + 20);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['a name of the maximum length', 1000, undefined],
  ['a longer one', 1001, true],
])('%s is judged alike in every escaped form', (_, length, unread) => {
  expect([
    parseJson(`{"a":[{"${'k'.repeat(length)}":1}]}`)?.unread,
    parseJson(`{"a":[{"${String.raw`\n`.repeat(length / 2)}${'k'.repeat(length % 2)}":1}]}`)?.unread,
  ]).toEqual([unread, unread]);
});

test('a name that is too long is reported by its position', () => {
  expect(parseJson(`{"a":[0,{"${'k'.repeat(1001)}":1}]}`)).toEqual({
    value: undefined,
    errors: [{ field: 'a.1', code: 'DPAY_FIELD_INVALID' }],
    unread: true,
  });
});

test.each([
  '',
  '{',
  '{"a":}',
  '{:1}',
  '{"a"::1}',
  '{"a":1:2}',
  '{"a",:1}',
  '["a":1]',
  '{"a":{:1}}',
  '\ufeff{}',
  "{'a':1}",
  '{}{}',
  '[1 []]',
  '{{}}',
  ']',
])('%j is not JSON', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

test('JSON.stringify never writes duplicate keys', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.constantFrom(undefined, 2), (value, space) => {
      const { value: read, errors = [] } = parseJson(JSON.stringify(value, null, space)) ?? {};

      expect(read).toEqual(JSON.parse(JSON.stringify(value)));
      // It writes 1e+21, which is rejected for another reason.
      expect(errors.filter(({ code }) => code === 'DPAY_FIELD_INVALID')).toEqual([]);
    }),
  );
});

test('the parser rejects what JSON.parse rejects, and otherwise returns the same values', () => {
  const text = fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value));
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    away: fc.nat({ max: 2 }),
    sign: fc.constantFrom('', '{', '}', '[', ']', ':', ',', '"', '\\', ' ', '0', 'a', '\n', '"a":'),
  });

  fc.assert(
    fc.property(text, fc.array(change, { maxLength: 3 }), (right, changes) => {
      const changed = changes.reduce((all, { at, away, sign }) => {
        const from = Math.floor(at * all.length);
        return all.slice(0, from) + sign + all.slice(from + away);
      }, right);
      expect(parseJson(changed)?.value).toEqual(readAsIs(changed));
    }),
    { numRuns: 2000 },
  );
});

const readAsIs = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
