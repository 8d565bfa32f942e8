import { expect, test } from 'vitest';
import { makeVault } from './vault.ts';

const vault = makeVault(Buffer.alloc(32, 1));
const SECRET = 'whsec_abc';

test('a sealed text opens again, and its ciphertext differs each time', () => {
  const sealed = [vault.seal(SECRET, 'a'), vault.seal(SECRET, 'a')];

  expect(sealed.map((one) => vault.open(one, 'a'))).toEqual([SECRET, SECRET]);
  expect(sealed[0]).not.toBe(sealed[1]);
  expect(sealed[0]).not.toContain(Buffer.from(SECRET).toString('base64url').slice(0, 6));
  expect(vault.open(vault.seal('', 'a'), 'a')).toBe('');
});

test('it does not open in another context, with another key, or after a bit was changed', () => {
  const sealed = vault.seal(SECRET, 'a');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  const changed = bytes.map((byte, place) => (place === bytes.length - 1 ? byte ^ 1 : byte));

  const UNTRUE = /unable to authenticate/;
  expect(() => vault.open(sealed, 'b')).toThrow(UNTRUE);
  expect(() => makeVault(Buffer.alloc(32, 2)).open(sealed, 'a')).toThrow(UNTRUE);
  expect(() => vault.open(`v1.${Buffer.from(changed).toString('base64url')}`, 'a')).toThrow(UNTRUE);
  expect(() => vault.open(SECRET, 'a')).toThrow('This was not sealed by this vault.');
});

test('a file opens again in its own context alone', () => {
  const photo = Buffer.from([0xff, 0xd8, 0xff, 0, 1]);
  const sealed = vault.sealBytes(photo, 'a');

  expect(vault.openBytes(sealed, 'a')).toEqual(photo);
  expect(sealed.includes(photo)).toBe(false);
  expect(() => vault.openBytes(sealed, 'b')).toThrow(/unable to authenticate/);
});

test('equal texts have one digest, which depends on the context and the key', () => {
  const digest = vault.digest('3273014505880001', 'ktp');

  expect(vault.digest('3273014505880001', 'ktp')).toBe(digest);
  expect(vault.digest('3273014505880002', 'ktp')).not.toBe(digest);
  expect(vault.digest('3273014505880001', 'npwp')).not.toBe(digest);
  expect(makeVault(Buffer.alloc(32, 2)).digest('3273014505880001', 'ktp')).not.toBe(digest);
});
