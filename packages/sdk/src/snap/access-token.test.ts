import { createPublicKey, createSign, createVerify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rsaKeys } from '../testing/rsa-keys.ts';
import { accessTokenHeaders, accessTokenStringToSign, importPrivateKey, importPublicKey } from './index.ts';

const keys = rsaKeys();
const now = new Date('2025-01-15T03:00:00Z');
const clientId = 'snap_test_01';

describe('the headers for an access token', () => {
  it.each([
    ['PKCS#8', keys.pkcs8],
    ['PKCS#1', keys.pkcs1],
    ['PKCS#8 of an environment variable', keys.pkcs8.replaceAll('\n', '\\n')],
    ['PKCS#1 on a Windows machine', keys.pkcs1.replaceAll('\n', '\r\n')],
  ])('are signed with a key in %s as by node:crypto', async (_, privateKey) => {
    const headers = await accessTokenHeaders({ clientId, privateKey, now });

    expect(headers).toEqual({
      'Content-Type': 'application/json',
      'X-CLIENT-KEY': clientId,
      'X-TIMESTAMP': '2025-01-15T10:00:00+07:00',
      'X-SIGNATURE': createSign('RSA-SHA256')
        .update('snap_test_01|2025-01-15T10:00:00+07:00')
        .sign(keys.pkcs8, 'base64'),
    });
    const verify = createVerify('RSA-SHA256').update(
      accessTokenStringToSign({ clientId, timestamp: headers['X-TIMESTAMP'] }),
    );
    expect(verify.verify(createPublicKey(keys.spki), headers['X-SIGNATURE'], 'base64')).toBe(true);
  });

  it('are signed with a key that was imported once', async () => {
    const privateKey = await importPrivateKey(keys.pkcs8);

    expect(await accessTokenHeaders({ clientId, privateKey, now })).toEqual(
      await accessTokenHeaders({ clientId, privateKey: keys.pkcs8, now }),
    );
  });
});

describe('an unusable key is reported', () => {
  it.each([
    ['with a passphrase', keys.encrypted, 'passphrase'],
    ['the public half', keys.spki, 'this is a PUBLIC KEY'],
    ['an empty variable', '', 'no PEM'],
    ['without its end', keys.pkcs8.slice(0, 500), 'no PEM'],
    ['with a part missing', keys.pkcs8.replace(/\n.{64}\n/, '\n'), 'no RSA key'],
    ['too short', rsaKeys(1024).pkcs8, 'has 1024 bits'],
  ])('a private key, %s', async (_, pem, words) => {
    await expect(importPrivateKey(pem)).rejects.toMatchObject({
      name: 'SnapError',
      reason: 'malformed_key',
      message: expect.stringContaining(words),
    });
  });

  it.each([
    ['the private half', keys.pkcs8, 'this is a PRIVATE KEY'],
    ['a certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', 'openssl x509'],
    ['no base64', '-----BEGIN PUBLIC KEY-----\n????\n-----END PUBLIC KEY-----', 'no PEM'],
  ])('a public key, %s', async (_, pem, words) => {
    await expect(importPublicKey(pem)).rejects.toMatchObject({
      reason: 'malformed_key',
      message: expect.stringContaining(words),
    });
  });

  it('the wrong half of an imported pair', async () => {
    const publicKey = await importPublicKey(keys.pkcs1Public);

    await expect(accessTokenHeaders({ clientId, privateKey: publicKey })).rejects.toMatchObject({
      reason: 'malformed_key',
    });
  });

  it('and no message contains it', async () => {
    const error: unknown = await importPrivateKey(keys.encrypted).catch((error: unknown) => error);

    expect(String(error)).not.toContain(keys.encrypted.slice(60, 90));
  });
});
