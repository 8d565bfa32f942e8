import { describe, expect, it } from 'vitest';
import { CHANNELS, retailPaymentCode, VIRTUAL_ACCOUNT_FORMS, virtualAccountNumber } from '../index.ts';

describe('virtualAccountNumber', () => {
  it('every offered bank has a format, and no other bank does', () => {
    expect(Object.keys(VIRTUAL_ACCOUNT_FORMS).toSorted()).toEqual(
      CHANNELS.va.map(({ channel }) => channel).toSorted(),
    );
  });

  it.each([
    ['BCA', '190061002000000017'],
    ['BNI', '8808100010000017'],
    ['BRI', '123617005000000017'],
    ['MANDIRI', '8902290040000017'],
    ['PERMATA', '8856500400000017'],
    ['CIMB', '1899100100000017'],
    ['BSI', '9007410000000017'],
  ])('at %s is %s', (channel, want) => expect(virtualAccountNumber(channel, 17)).toBe(want));

  // Limits of the contract and the banks: 8 to 23 digits, at most 18 for BRI, 16 for the others.
  it.each(Object.entries(VIRTUAL_ACCOUNT_FORMS))(
    'at %s has the length the bank accepts',
    (channel, { digits }) => {
      const longest = virtualAccountNumber(channel, 10 ** digits - 1);
      expect(longest).toMatch(/^\d{16,18}$/);
      expect(longest).toHaveLength(virtualAccountNumber(channel, 0).length);
    },
  );

  it.each([
    ['BNI', 10_000_000],
    ['BNI', -1],
    ['BNI', 1.5],
    ['OVO', 1],
    ['toString', 1],
  ])('does not exist at %s for %d', (channel, serial) => {
    expect(() => virtualAccountNumber(channel, serial)).toThrow(RangeError);
  });
});

it('a code for a shop’s counter has sixteen digits', () => {
  expect(retailPaymentCode(25)).toBe('8829000000000025');
});
