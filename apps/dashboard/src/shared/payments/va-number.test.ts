import { expect, test } from 'vitest';
import { groupDigits } from './va-number.ts';

test.each([
  ['19006100200000017', '1900 6100 2000 0001 7'],
  ['8902290040000019', '8902 2900 4000 0019'],
  ['12345678', '1234 5678'],
  ['123', '123'],
])('%s is read as %s', (number, grouped) => {
  expect(groupDigits(number)).toBe(grouped);
  expect(grouped.replaceAll(' ', '')).toBe(number);
});
