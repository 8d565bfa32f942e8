import { describe, expect, it } from 'vitest';
import { cursorAfter, inGroups, withoutSeparators } from './account-number.ts';

describe('a typed or pasted number', () => {
  it.each([
    ['8422647002', '8422647002'],
    ['8422 6470 02', '8422647002'],
    ['842-264.7002', '8422647002'],
    ['\u202A+62\u00A0812–3456\u20107890\u202C', '+6281234567890'],
    ['0012 34', '001234'],
    ['84226O7002', '84226O7002'],
    ['', ''],
  ])('%j is %j', (text, want) => {
    expect(withoutSeparators(text)).toBe(want);
  });
});

describe('groups of four', () => {
  it.each([
    ['', ''],
    ['842', '842'],
    ['8422', '8422'],
    ['84226', '8422 6'],
    ['081234567890', '0812 3456 7890'],
    ['+6281234567890', '+62 8123 4567 890'],
    ['+62', '+62'],
  ])('%j is shown as %j', (number, want) => {
    expect(inGroups(number)).toBe(want);
    expect(withoutSeparators(want)).toBe(number);
  });

  it.each([
    ['8422 6', 0, 0],
    ['8422 6', 4, 4],
    ['8422 6', 5, 6],
    ['8422 6', 9, 6],
  ])('in %j the cursor after %d digits is at %d', (grouped, digits, want) => {
    expect(cursorAfter(grouped, digits)).toBe(want);
  });
});
