import { describe, expect, it } from 'vitest';
import { amountOf } from './index.ts';

describe('the amount that a search means', () => {
  it.each<[string, number | undefined]>([
    ['500rb', 500_000],
    ['500 rb', 500_000],
    ['500 ribu', 500_000],
    ['500K', 500_000],
    ['1,2 jt', 1_200_000],
    ['1,2jt', 1_200_000],
    ['1.2jt', 1_200_000],
    ['1,25 juta', 1_250_000],
    ['2 juta', 2_000_000],
    ['Rp 2jt', 2_000_000],
    ['3 m', 3_000_000_000],
    ['3 miliar', 3_000_000_000],
    ['1,5 milyar', 1_500_000_000],
    ['2 T', 2_000_000_000_000],
    ['Rp 500.000', 500_000],
    ['Rp500.000', 500_000],
    ['rp. 500.000,-', 500_000],
    ['IDR 500,000', 500_000],
    ['500.000,00', 500_000],
    ['1.200', 1_200],
    ['1,200', 1_200],
    ['1 200 000', 1_200_000],
    ['1200', 1_200],
    ['1.234.567', 1_234_567],
    // The currency says that it is an amount.
    ['Rp 500', 500],
    // Before a unit a point groups thousands, and a comma is the decimal sign.
    ['1.250 rb', 1_250_000],
    ['1,250 jt', 1_250_000],
    // Too few digits to be more likely an amount than a part of a number.
    ['500', undefined],
    ['1,2', undefined],
    ['1.2', undefined],
    ['12.34', undefined],
    ['1.200,50', undefined],
    ['1,2345 rb', undefined],
    ['0,5 rb', 500],
    ['0 jt', undefined],
    ['081234567890', undefined],
    ['8808 1000 0000 0003', undefined],
    ['12.3456', undefined],
    ['500 orang', undefined],
    ['jt', undefined],
    ['constructor', undefined],
    ['2 constructor', undefined],
    ['', undefined],
    ['2026-11-20', undefined],
    ['1234567890123456', undefined],
    ['9999 t', undefined],
  ])('%j is %s', (text, want) => {
    expect(amountOf(text)).toBe(want);
  });
});
