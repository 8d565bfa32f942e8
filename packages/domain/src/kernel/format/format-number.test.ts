import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatPercent,
  formatRupiah,
  formatRupiahShort,
  MAX_RUPIAH,
  parseRupiah,
} from '../index.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatRupiah', () => {
  // spec 1.1, 9.2
  it.each([
    [0, 'Rp 0', 'Rp 0'],
    [999, 'Rp 999', 'Rp 999'],
    [1_000, 'Rp 1.000', 'Rp 1,000'],
    [1_234_567, 'Rp 1.234.567', 'Rp 1,234,567'],
    [999_999_999_999_999, 'Rp 999.999.999.999.999', 'Rp 999,999,999,999,999'],
    [-25_000, '−Rp 25.000', '−Rp 25,000'],
  ])('shows %d as %s, and as %s in English', (amount, id, en) => {
    expect(plain(formatRupiah(amount, 'id'))).toBe(id);
    expect(plain(formatRupiah(amount, 'en'))).toBe(en);
  });

  it('never breaks a line between Rp and the figures', () => {
    expect(formatRupiah(10_000, 'id')).toBe('Rp\u00a010.000');
  });

  it('can be read back in both languages', () => {
    const amounts = fc.integer({ min: 0, max: MAX_RUPIAH });

    fc.assert(
      fc.property(amounts, fc.constantFrom('id' as const, 'en' as const), (amount, language) => {
        expect(parseRupiah(formatRupiah(amount, language))).toEqual({ ok: true, value: amount });
      }),
    );
  });
});

describe('formatCount', () => {
  it.each([
    [0, '0', '0'],
    [4_053, '4.053', '4,053'],
    [-1_200, '−1.200', '−1,200'],
  ])('groups %d like money', (count, id, en) => {
    expect(formatCount(count, 'id')).toBe(id);
    expect(formatCount(count, 'en')).toBe(en);
  });
});

describe('formatPercent', () => {
  it.each([
    [13.4, '13,4%', '13.4%'],
    [100, '100%', '100%'],
    [1_250.5, '1.250,5%', '1,250.5%'],
    [-0.1, '−0,1%', '−0.1%'],
  ])('shows %d with a decimal if it has one', (percent, id, en) => {
    expect(formatPercent(percent, 'id')).toBe(id);
    expect(formatPercent(percent, 'en')).toBe(en);
  });
});

describe('formatRupiahShort', () => {
  it.each([
    [0, 'Rp 0', 'Rp 0'],
    [999, 'Rp 999', 'Rp 999'],
    [1_500, 'Rp 1,5 rb', 'Rp 1.5 k'],
    [9_310_000, 'Rp 9,3 jt', 'Rp 9.3 m'],
    [1_200_000_000, 'Rp 1,2 M', 'Rp 1.2 bn'],
    [-9_310_000, '−Rp 9,3 jt', '−Rp 9.3 m'],
  ])("shortens %d with the language's units", (amount, id, en) => {
    expect(plain(formatRupiahShort(amount, 'id'))).toBe(id);
    expect(plain(formatRupiahShort(amount, 'en'))).toBe(en);
  });
});
