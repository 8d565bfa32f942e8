import { expect, test } from 'vitest';
import { digestKeyOf, makeVault } from './vault.ts';

const vault = makeVault([Buffer.alloc(32, 1)]);
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
  expect(() => makeVault([Buffer.alloc(32, 2)]).open(sealed, 'a')).toThrow(UNTRUE);
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
  expect(makeVault([Buffer.alloc(32, 2)]).digest('3273014505880001', 'ktp')).not.toBe(digest);
});

test('during a rotation both keys open and the first one seals', () => {
  const [old, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const rotating = makeVault([next, old]);
  const sealed = vault.seal(SECRET, 'a');
  const again = rotating.reseal(sealed, 'a') ?? '';

  expect(rotating.open(sealed, 'a')).toBe(SECRET);
  expect(makeVault([next]).open(again, 'a')).toBe(SECRET);
  expect(rotating.reseal(again, 'a')).toBeUndefined();
  expect(() => rotating.reseal(sealed, 'b')).toThrow(/unable to authenticate/);
  expect(() => makeVault([Buffer.alloc(32, 3), next]).open(sealed, 'a')).toThrow(/unable to authenticate/);
});

test('a digest stays the same when its key is handed on', () => {
  const kept = makeVault([Buffer.alloc(32, 2)], digestKeyOf(Buffer.alloc(32, 1)));

  expect(kept.digest('3273014505880001', 'ktp')).toBe(vault.digest('3273014505880001', 'ktp'));
});
