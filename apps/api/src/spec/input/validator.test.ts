import { expect, test } from 'vitest';
import { leastMs } from '../../testing/least-ms.ts';
import { validatorOf } from './validator.ts';

const { request } = validatorOf({
  openapi: '3.1.0',
  components: { schemas: { Event: { type: 'string' } } },
});
const EVENT = { $ref: 'contract#/components/schemas/Event' };
const withoutRepeats = request({ type: 'array', uniqueItems: true, items: EVENT });
const anyEvents = request({ type: 'array', items: EVENT });

test.each<[string, readonly unknown[], readonly string[]]>([
  ['nothing', [], []],
  ['distinct values', ['a', 'b', 'aa'], []],
  ['a duplicate', ['a', 'b', 'a'], ['DPAY_FIELD_TWICE']],
])('a unique list with %s', (_, list, codes) => {
  expect(withoutRepeats(list).map(({ code }) => code)).toEqual(codes);
});

test('a number and the same digits as text are distinct, and so are null and "null"', () => {
  const check = request({ uniqueItems: true });

  expect(check([1, '1', null, 'null', true, 'true'])).toEqual([]);
});

test('checking a list of the maximum length for duplicates takes linear time', () => {
  const list = Array.from({ length: 30_000 }, (_, index) => `e${index}`);

  expect(leastMs(() => withoutRepeats(list))).toBeLessThan(20 * leastMs(() => anyEvents(list)) + 50);
});
