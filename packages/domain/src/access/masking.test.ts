import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAccountNumber, maskEmail, maskPhone, maskWithin } from './index.ts';

describe('masking', () => {
  it.each([
    ['budi@toko.id', 'b***@toko.id'],
    ['b@toko.id', '***@toko.id'],
    ['"a@b"@toko.id', '"***@toko.id'],
    ['no address at all', '***'],
    ['', '***'],
  ])('shows %j as %s', (email, want) => {
    expect(maskEmail(email)).toBe(want);
  });

  it.each([
    ['+6281234567890', '+62********890'],
    ['081234567890', '*********890'],
    ['+62812', '+62***'],
    ['', ''],
  ])('shows the phone %j as %s', (phone, want) => {
    expect(maskPhone(phone)).toBe(want);
  });

  it.each([
    ['8808123456789012', '************9012'],
    ['12345678', '****5678'],
    ['1234567', '*******'],
  ])('shows the account %s as %s', (number, want) => {
    expect(maskAccountNumber(number)).toBe(want);
  });

  it.each([
    ['Siti 842-264-7010', 'Siti ******7010'],
    ['8422647010', '******7010'],
    ['0812 3456 7890 atau budi@toko.id', '********7890 atau b***@toko.id'],
    ['Gaji 11/2026, 1.500.000', 'Gaji 11/2026, 1.500.000'],
    ['', ''],
  ])('shows %j as %j inside a text', (text, want) => {
    expect(maskWithin(text)).toBe(want);
  });

  it('never shows more than half of a number, and preserves its length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,24}$/), (number) => {
        const masked = maskAccountNumber(number);
        expect(masked).toHaveLength(number.length);
        expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(number.length / 2);
      }),
    );
  });
});
