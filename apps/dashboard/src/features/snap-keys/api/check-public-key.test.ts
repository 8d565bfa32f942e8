import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { publicKeyPem } from '../testing/scenarios.ts';
import { checkPublicKey } from './check-public-key.ts';

const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({
  type: 'spki',
  format: 'pem',
});
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
  type: 'spki',
  format: 'pem',
});
const old = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
  type: 'pkcs1',
  format: 'pem',
});

test.each([
  ['a key of 2048 bits', publicKeyPem, undefined],
  ['a key with space around it', `\n${publicKeyPem}\n\n`, undefined],
  ['a key in the older form', String(old), undefined],
  ['nothing', ' \n', 'DPAY_REQUIRED'],
  ['words', 'halo', 'DPAY_PUBLIC_KEY_INVALID'],
  ['two keys', `${publicKeyPem}\n${String(old)}`, 'DPAY_PUBLIC_KEY_INVALID'],
  ['a key and words after it', `${publicKeyPem}\nof our server`, 'DPAY_PUBLIC_KEY_INVALID'],
  ['a cut key', publicKeyPem.slice(0, 200), 'DPAY_PUBLIC_KEY_INVALID'],
  ['a key of a curve', String(curve), 'DPAY_PUBLIC_KEY_INVALID'],
  ['the private half', '-----BEGIN RSA PRIVATE KEY-----\nMIIE', 'DPAY_PUBLIC_KEY_IS_PRIVATE'],
  ['a short key', String(short), 'DPAY_PUBLIC_KEY_TOO_SHORT'],
])('%s: %s', async (_, pem, code) => expect((await checkPublicKey(pem))?.code).toBe(code));

test('the error for a short key states the required length', async () => {
  expect(await checkPublicKey(String(short))).toMatchObject({ params: { minimum_bits: 2048 } });
});
