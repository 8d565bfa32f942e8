import { expect, it } from 'vitest';
import { formatParam } from '../index.ts';

it.each([
  ['port', 10_080, '10080', '10080'],
  ['row', 12_045, '12045', '12045'],
  ['minimum_bits', 2048, '2048', '2048'],
  ['maximum', 10_000, '10.000', '10,000'],
  ['from', '23:30', '23:30', '23:30'],
])('formats the %s %s as %s, and as %s in English', (name, value, id, en) => {
  expect(formatParam(name, value, 'id')).toBe(id);
  expect(formatParam(name, value, 'en')).toBe(en);
});
