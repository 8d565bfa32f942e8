import { describe, expect, it } from 'vitest';
import {
  firstDifference,
  parseSnapResponseCode,
  parseSnapTimestamp,
  snapExternalId,
  snapTimestamp,
} from './index.ts';

describe('a timestamp', () => {
  it.each([
    ['2025-01-15T03:00:00Z', '2025-01-15T10:00:00+07:00'],
    ['2025-12-31T17:00:00Z', '2026-01-01T00:00:00+07:00'],
    ['2025-12-31T16:59:59.999Z', '2025-12-31T23:59:59+07:00'],
  ])('%s is written %s, in any time zone of the machine', (iso, want) => {
    expect(snapTimestamp(new Date(iso))).toBe(want);
    expect(want).toHaveLength(25);
  });

  it.each([Number.NaN, 8_640_000_000_000_000])('of %d is invalid, and is refused with its reason', (time) => {
    const refused = expect.objectContaining({ name: 'SnapError', reason: 'malformed_input' });

    expect(() => snapTimestamp(new Date(time))).toThrow(refused);
    expect(() => snapExternalId(new Date(time))).toThrow(refused);
  });

  it('can be read back', () => {
    expect(parseSnapTimestamp('2025-01-15T10:00:00+07:00')).toEqual(new Date('2025-01-15T03:00:00Z'));
  });

  it.each([
    '2025-01-15T03:00:00Z',
    '2025-01-15T10:00:00.000+07:00',
    '2025-01-15T11:00:00+08:00',
    '2025-01-15 10:00:00+07:00',
    '2025-02-30T10:00:00+07:00',
    '2025-01-15T24:00:00+07:00',
    '2025-01-15T10:00:00+0700',
    '',
  ])('written "%s" is invalid', (text) => {
    expect(parseSnapTimestamp(text)).toBeUndefined();
  });
});

describe('a response code', () => {
  it.each([
    ['2007300', { httpStatus: 200, service: 'access-token/b2b', meaning: 'successful', outcome: 'done' }],
    [
      '2021800',
      { httpStatus: 202, service: 'transfer-interbank', meaning: 'in progress', outcome: 'in_progress' },
    ],
    [
      '4031814',
      {
        httpStatus: 403,
        serviceCode: '18',
        caseCode: '14',
        meaning: 'insufficient funds',
        outcome: 'refused',
      },
    ],
    ['4041611', { service: 'account-inquiry-external', meaning: 'invalid account', outcome: 'refused' }],
    ['4091800', { meaning: 'X-EXTERNAL-ID used before on this day', outcome: 'refused' }],
    ['5041800', { meaning: 'timeout', outcome: 'unknown' }],
    ['5001801', { meaning: 'internal server error', outcome: 'unknown' }],
    ['4039999', { serviceCode: '99', service: null, caseCode: '99', meaning: null, outcome: 'refused' }],
    ['3021800', { meaning: null, outcome: 'unknown' }],
  ])('%s is parsed', (code, want) => {
    expect(parseSnapResponseCode(code)).toMatchObject(want);
  });

  it.each(['', '200730', '20073000', '0007300', 'abc7300', '6007300'])('"%s" is invalid', (code) => {
    expect(parseSnapResponseCode(code)).toBeUndefined();
  });
});

describe('the first difference', () => {
  it.each([
    [
      'a letter',
      'POST:/v1.0/transfer',
      'POST:/v1.0/Transfer',
      { byte: 11, index: 11, left: 't', right: 'T' },
    ],
    ['an end', 'a:b', 'a:b\n', { byte: 3, index: 3, left: null, right: '\n' }],
    ['the other end', 'a:b ', 'a:b', { byte: 3, index: 3, left: ' ', right: null }],
    ['the first', '', 'x', { byte: 0, index: 0, left: null, right: 'x' }],
    ['after two bytes of one letter', 'é:a', 'é:b', { byte: 3, index: 2, left: 'a', right: 'b' }],
    ['within a letter of two bytes', 'é', 'è', { byte: 1, index: 0, left: 'é', right: 'è' }],
    ['within a letter of four bytes', '☕😀', '☕😁', { byte: 6, index: 1, left: '😀', right: '😁' }],
    ['a space that looks like another', 'a b', 'a\u00a0b', { byte: 1, index: 1, left: ' ', right: '\u00a0' }],
  ])('is found: %s', (_, left, right, want) => {
    expect(firstDifference(left, right)).toMatchObject(want);
    expect(Buffer.from(left).subarray(0, want.byte)).toEqual(Buffer.from(right).subarray(0, want.byte));
    expect(Buffer.from(left)[want.byte]).not.toBe(Buffer.from(right)[want.byte]);
  });

  it('has its context', () => {
    expect(firstDifference('POST:/v1.0/transfer:abc', 'POST:/v1.0/transfers:abc', 4)).toMatchObject({
      context: { before: 'sfer', left: ':abc', right: 's:ab' },
    });
  });

  it('of equal texts is null', () => {
    expect(firstDifference('a', 'a')).toBeNull();
  });
});
