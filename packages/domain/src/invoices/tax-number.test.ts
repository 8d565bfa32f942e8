import { expect, test } from 'vitest';
import { showTaxNumber } from './index.ts';

test.each([
  ['012345678901000', '01.234.567.8-901.000'],
  ['0123456789010001', '0123 4567 8901 0001'],
  ['***', '***'],
])('shows the tax number %s as %s', (digits, shown) => {
  expect(showTaxNumber(digits)).toBe(shown);
});

test('shows the number of a branch in groups', () => {
  expect(showTaxNumber('0123456789010001000012')).toBe('0123 4567 8901 0001 0000 12');
});
