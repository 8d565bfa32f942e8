import { expect, test } from 'vitest';
import { readVaNumber } from './va-number-input.ts';

test.each([
  ['19006100200000017', '19006100200000017'],
  [' 1900 6100 2000 0001 7 ', '19006100200000017'],
  ['1900-6100.2000', '190061002000'],
  ['12345678', '12345678'],
  ['1234567', null],
  ['123456789012345678901234', null],
  ['19006100x', null],
  ['', null],
])('%j is parsed as %j', (text, want) => {
  expect(readVaNumber(text)).toBe(want);
});
