import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePhone } from './index.ts';

describe('normalizePhone', () => {
  it.each([
    '081234567890',
    '81234567890',
    '6281234567890',
    '+6281234567890',
    '+62 812-3456-7890',
    '0812.3456.7890',
    ' (0812) 3456 7890 ',
    '+62081234567890',
  ])('stores %s as +6281234567890', (text) => {
    expect(normalizePhone(text)).toEqual({ ok: true, value: '+6281234567890' });
  });

  it.each([
    ['8 and 8 digits', '812345678', '+62812345678'],
    ['8 and 11 digits', '812345678901', '+62812345678901'],
    ['0 and 8 digits', '021234567', '+6221234567'],
    ['0 and 12 digits', '0812345678901', '+62812345678901'],
  ])('takes %s', (_, text, want) => {
    expect(normalizePhone(text)).toEqual({ ok: true, value: want });
  });

  it.each([
    ['8 and 7 digits', '81234567'],
    ['8 and 12 digits', '8123456789012'],
    ['0 and 7 digits', '01234567'],
    ['0 and 13 digits', '08123456789012'],
    ['another first digit', '712345678'],
    ['two zeros', '0081234567'],
    ['another country', '+6591234567'],
    ['letters', '0812abc67890'],
    ['the decimal zero of a number', '81234567890.0'],
    ['two of them', '0812345678.00'],
    ['full-width digits', '０８１２３４５６７８９０'],
    ['the country alone', '+62'],
  ])('refuses %s', (_, text) => {
    expect(normalizePhone(text)).toEqual({ ok: false, problem: { code: 'DPAY_PHONE_INVALID' } });
  });

  it('asks for a number instead of nothing', () => {
    expect(normalizePhone(' ')).toEqual({ ok: false, problem: { code: 'DPAY_REQUIRED' } });
  });

  it('stores what it has stored unchanged, for every number it takes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+?62)?(8\d{8,11}|0[1-9]\d{7,11})$/), (text) => {
        const once = normalizePhone(text);
        if (!once.ok) throw new Error(`refused ${text}`);

        expect(once.value).toMatch(/^\+62[1-9]\d{7,12}$/);
        expect(normalizePhone(once.value)).toEqual(once);
      }),
    );
  });
});
