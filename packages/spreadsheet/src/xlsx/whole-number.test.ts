import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeNumber } from './whole-number.ts';

describe('a stored number', () => {
  it.each([
    ['1.5E7', '15000000'],
    ['8.42264001E9', '8422640010'],
    ['50000.0', '50000'],
    ['1.370012345678E12', '1370012345678'],
    ['9.99999999999999E14', '999999999999999'],
    ['1E+14', '100000000000000'],
    ['150E-1', '15'],
    ['-1.5E7', '-15000000'],
    ['0.0', '0'],
    ['-0.0', '0'],
    ['0E0', '0'],
    ['0.5E1', '5'],
  ])('%s is displayed as %s', (stored, shown) => {
    expect(wholeNumber(stored)).toBe(shown);
  });

  it.each([
    ['half a rupiah', '50000.5'],
    ['less than one', '1.0E-5'],
    ['not whole with its exponent', '1.23456E3'],
    ['sixteen digits', '1.23456789012345E15'],
    ['sixteen digits of which most are zeros', '1e+15'],
    ['sixteen digits and a decimal zero', '1234567890123456.0'],
    ['beyond any number', '1E999'],
    ['an exponent that nobody writes', `0E${'9'.repeat(30)}`],
    ['zeros of its own before it', '0012345678'],
    ['a comma', '1,5E7'],
    ['hexadecimal', '0xE'],
    ['words', 'Excel 1.0'],
    ['spaces around it', ' 1.5E7'],
    ['a point alone', '.'],
  ])('stays as stored if it is %s: %s', (_, stored) => {
    expect(wholeNumber(stored)).toBe(stored);
  });

  it("is the same number in every program's notation", () => {
    const java = (value: number) => {
      const [digits = '', exponent = ''] = value.toExponential().split('e');
      return `${digits.includes('.') ? digits : `${digits}.0`}E${Number(exponent)}`;
    };
    const whole = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(whole, (value) => {
        for (const stored of [String(value), `${value}.0`, value.toExponential(), java(value)])
          expect(wholeNumber(stored)).toBe(String(value));
      }),
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(wholeNumber(String(value))) + 0).toBe(value + 0);
      }),
    );
  });
});
