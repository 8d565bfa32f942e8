import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctIpRanges, isAddressAllowed, normalizeIpRange } from './index.ts';

describe('normalizeIpRange', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    [' 203.0.113.0/24 ', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8::/32', '2001:db8::/32'],
    ['2001:db8::1', '2001:db8::1/128'],
    ['::/0', '::/0'],
  ])('%s is %s', (text, want) => expect(normalizeIpRange(text)).toEqual({ ok: true, value: want }));

  it.each([
    ['nothing', ''],
    ['a name', 'server.contoh.id'],
    ['half an address', '203.0.113'],
    ['too large a part', '203.0.113.256'],
    ['too long a prefix', '203.0.113.0/33'],
    ['too long a prefix of IPv6', '2001:db8::/129'],
    ['a negative prefix', '203.0.113.0/-1'],
    ['an empty prefix', '203.0.113.0/'],
    ['two prefixes', '203.0.113.0/24/8'],
    ['a fraction', '203.0.113.0/2.5'],
    ['a prefix with a zero before it', '10.0.0.0/024'],
    ['the same of IPv6', '2001:db8::/032'],
    ['two zeros', '0.0.0.0/00'],
    ['bits beyond the prefix', '203.0.113.7/24'],
    ['bits beyond the prefix of IPv6', '2001:db8::1/64'],
    ['a zone', 'fe80::1%eth0'],
  ])('%s is refused: "%s"', (_, text) => {
    expect(normalizeIpRange(text)).toEqual({ ok: false, problem: { code: 'DPAY_IP_RANGE_INVALID' } });
  });

  it('accepts its own output', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        const once = normalizeIpRange(address);
        expect(once.ok && normalizeIpRange(once.value)).toEqual(once);
      }),
    );
  });
});

it.each([
  ['::ffff:127.0.0.1', '127.0.0.1/32'],
  ['::FFFF:cb00:7109', '203.0.113.9/32'],
  ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
  ['::ffff:0:0/96', '0.0.0.0/0'],
])('%s is stored in normal form: %s', (text, value) => {
  expect(normalizeIpRange(text)).toEqual({ ok: true, value });
});

describe('isAddressAllowed', () => {
  it.each([
    ['the first of a range', '203.0.113.0', ['203.0.113.0/24'], true],
    ['the last of a range', '203.0.113.255', ['203.0.113.0/24'], true],
    ['one before it', '203.0.112.255', ['203.0.113.0/24'], false],
    ['one after it', '203.0.114.0', ['203.0.113.0/24'], false],
    ['the second of two ranges', '198.51.100.4', ['203.0.113.0/24', '198.51.100.4/32'], true],
    ['IPv4 as a socket of both families shows it', '::ffff:203.0.113.9', ['203.0.113.0/24'], true],
    ['the same in hex', '::ffff:cb00:7109', ['203.0.113.0/24'], true],
    ['IPv4 in a range written in IPv6', '127.0.0.1', ['::ffff:127.0.0.1'], true],
    ['the same as it was once stored', '127.0.0.1', ['::ffff:127.0.0.1/128'], true],
    ['a network written in IPv6', '203.0.113.9', ['::ffff:203.0.113.0/120'], true],
    ['one beside it', '203.0.114.9', ['::ffff:203.0.113.0/120'], false],
    ['IPv4 against a range of IPv6', '203.0.113.9', ['2001:db8::/32'], false],
    ['IPv4 against all of IPv6', '203.0.113.9', ['::/0'], false],
    ['IPv6 in its range', '2001:db8:ffff::1', ['2001:db8::/32'], true],
    ['IPv6 beside it', '2001:db9::1', ['2001:db8::/32'], false],
    ['what is no address', 'unknown', ['0.0.0.0/0', '::/0'], false],
    ['nothing', '', ['0.0.0.0/0'], false],
    ['any address where no range is named', 'unknown', [], true],
  ])('%s', (_, address, ranges, want) => expect(isAddressAllowed(address, ranges)).toBe(want));

  it('an invalid range allows nobody', () => {
    expect(isAddressAllowed('203.0.113.9', ['nonsense'])).toBe(false);
  });
});

it('a list is stored as ranges without duplicates, in the given order', () => {
  expect(distinctIpRanges(['203.0.113.7', '2001:DB8::/32', '203.0.113.7/32', 'rumah'])).toEqual([
    '203.0.113.7/32',
    '2001:db8::/32',
  ]);
});
