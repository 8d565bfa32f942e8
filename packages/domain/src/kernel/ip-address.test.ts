import { describe, expect, it } from 'vitest';
import { parseIpv4, parseIpv6 } from './ip-address.ts';

describe('an IPv4 address', () => {
  it.each([
    ['0.0.0.0', 0n],
    ['10.0.0.1', 0x0a00_0001n],
    ['203.0.113.100', 0xcb00_7164n],
    ['255.255.255.255', 0xffff_ffffn],
  ])('%s is %s', (text, want) => expect(parseIpv4(text)).toBe(want));

  // 010 is ten to some parsers and eight to others (RFC 6943 §3.1.1), which could let in an address that the list does not mean.
  it.each([
    '010.8.0.1',
    '127.0.0.01',
    '10.08.0.1',
    '00.0.0.0',
    '1.2.3.000',
    '256.0.0.1',
    '1.2.3',
    '1.2.3.1000',
  ])('%s is invalid', (text) => expect(parseIpv4(text)).toBe(undefined));

  it('a leading zero is invalid inside IPv6 too', () => {
    expect(parseIpv6('::ffff:10.8.0.1')).toBe(0xffff_0a08_0001n);
    expect(parseIpv6('::ffff:010.8.0.1')).toBe(undefined);
  });
});
