import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddress, isLoopbackAddress, isPublicAddress } from './index.ts';

describe('a public address', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '203.0.114.1',
  ])('%s is one', (address) => expect(isPublicAddress(address)).toBe(true));
  it.each([
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
    '2001:200::1',
    '64:ff9b::8.8.8.8',
    '::ffff:1.1.1.1',
  ])('%s is one', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('an address that no webhook may call', () => {
  it.each([
    ['this network', '0.0.0.0'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['a cloud’s metadata in it', '100.100.100.200'],
    ['loopback', '127.0.0.1'],
    ['loopback, its other end', '127.255.255.254'],
    ['link-local', '169.254.1.1'],
    ['metadata', '169.254.169.254'],
    ['the host of a cloud’s machines', '168.63.129.16'],
    ['documentation', '192.0.2.1'],
    ['benchmarking', '198.19.255.255'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped loopback in hex', '::ffff:7f00:1'],
    ['mapped private', '::ffff:10.1.2.3'],
    ['compatible loopback', '::127.0.0.1'],
    ['NAT64 of a private address', '64:ff9b::192.168.0.1'],
    ['NAT64 of the metadata address', '64:ff9b::a9fe:a9fe'],
    ['6to4 of loopback', '2002:7f00:1::'],
    ['Teredo', '2001:0:53aa:64c::1'],
    ['unique local', 'fd00::1'],
    ['unique local', 'fc00::1'],
    ['a cloud’s metadata over IPv6', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['multicast', 'ff02::1'],
    ['documentation', '2001:db8::1'],
    ['not given out', '4000::1'],
  ])('%s: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    '',
    'example.com',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.2.3.4 ',
    '1:2',
    ':::',
    '1::2::3',
    'fe80::1%eth0',
    '12345::',
    '::1.2.3',
  ])('an invalid address is not public: "%s"', (text) => {
    expect(isPublicAddress(text)).toBe(false);
    expect(isAddress(text)).toBe(false);
  });
});

it('an IPv4 address written as IPv6 has the same result', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const isPublic = isPublicAddress(address);
      expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublic);
      expect(isPublicAddress(`64:ff9b::${address}`)).toBe(isPublic);
      expect(isPublicAddress(`::${address}`)).toBe(isPublic);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['128.0.0.1', false],
  ['::2', false],
  ['localhost', false],
])('%s is the local machine: %s', (address, want) => expect(isLoopbackAddress(address)).toBe(want));
