import { describe, expect, it } from 'vitest';
import { digitsOf, searchTerms } from './index.ts';

describe('the digits of a number', () => {
  it.each([
    ['1900 6100 2010 0108 8', '19006100201001088'],
    ['1900\u00a06100', '19006100'],
    [' 0812-3456-7890 ', '081234567890'],
    ['+62 (812) 34', '6281234'],
    ['1.500.000', '1500000'],
    ['1,500,000', '1500000'],
    ['007', '007'],
  ])('%s is %s', (text, digits) => expect(digitsOf(text)).toBe(digits));

  it.each(['', ' ', '-', 'INV-1', '12a', '1/2', '**** 1234'])('%j has none', (text) =>
    expect(digitsOf(text)).toBeUndefined(),
  );
});

describe('a text is searched', () => {
  it.each([
    ['for nothing when it is blank', ' \t', []],
    ['in small letters, without the blanks around', '\u00a0 INV-1 ', ['inv-1']],
    ['by bare digits as they are', '0088', ['0088']],
    ['as it was written and by its digits where it is a number', '1900 61', ['1900 61', '190061']],
    ['as it was written where it may be a reference', '2026-11-20', ['2026-11-20', '20261120']],
  ])('%s', (_, text, terms) => expect(searchTerms(text)).toEqual(terms));
});
