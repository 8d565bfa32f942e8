import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50002', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:DB8::1', '2001:db8::1'],
  ['2001:db8:0::1', '2001:db8::1'],
  ['2001:0db8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1:443', '2001:db8::1:443'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::1', '::1'],
  ['::', '::'],
])('%s is normalised to %s', (written, address) => {
  expect(callerAddress({ ip: written })).toBe(address);
});

test.each(['unknown', '_hidden', '', '203.0.113.9:', '[203.0.113', 'shop.example:443', '1.2.3.4.5:80'])(
  'an invalid address stays as written: %j',
  (written) => {
    expect(callerAddress({ ip: written })).toBe(written);
  },
);

test('a closed connection has no address', () => {
  expect(callerAddress({ ip: undefined })).toBe('');
});
