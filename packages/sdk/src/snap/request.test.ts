import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  accessTokenHeaders,
  isSnapExternalId,
  requestHeaders,
  requestStringToSign,
  snapExternalId,
} from './index.ts';
import { rsaKeys } from '../testing/rsa-keys.ts';

const body =
  '{"partnerReferenceNo":"REF-0001","amount":{"value":"10000.00","currency":"IDR"},"beneficiaryAccountNo":"8800112234","beneficiaryBankCode":"014"}';
const facts = {
  method: 'POST',
  path: '/v1.0/transfer-interbank',
  body,
  accessToken: 'test-access-token',
  timestamp: '2025-01-15T10:00:00+07:00',
};
const options = {
  ...facts,
  clientSecret: 'test-client-secret',
  partnerId: 'mer_01KAJ800000000000000000001',
  externalId: '401001',
  now: new Date('2025-01-15T03:00:00Z'),
};

describe('the string of a request', () => {
  it('is method, path, token, hash of the body and time', async () => {
    expect(await requestStringToSign(facts)).toBe(
      'POST:/v1.0/transfer-interbank:test-access-token:d24636590d12d27770a31196e17396ac349a1e88d8461abc4dd8c1501b7d8f3f:2025-01-15T10:00:00+07:00',
    );
  });

  it('is the same for a body printed with spaces, as text or bytes', async () => {
    const printed = JSON.stringify(JSON.parse(body), null, 2);

    for (const spaced of [printed, new TextEncoder().encode(printed)])
      expect(await requestStringToSign({ ...facts, body: spaced })).toBe(await requestStringToSign(facts));
  });

  it('hashes an empty text if there is no body', async () => {
    const empty = createHash('sha256').digest('hex');

    expect(empty).toMatch(/^e3b0c442/);
    for (const none of [undefined, '', ' \n'])
      expect(await requestStringToSign({ ...facts, body: none })).toContain(`:${empty}:`);
  });

  it('writes the method in upper case', async () => {
    expect(await requestStringToSign({ ...facts, method: 'post' })).toBe(await requestStringToSign(facts));
  });

  it.each([
    ['a whole address', { path: 'https://api.contoh.id/v1.0/balance-inquiry' }, '/v1.0/balance-inquiry'],
    ['a path without its slash', { path: 'v1.0/balance-inquiry' }, '/v1.0/balance-inquiry'],
    ['the word Bearer', { accessToken: 'Bearer test-access-token' }, 'without the word Bearer'],
  ])('refuses %s, and says what is expected', async (_, wrong, words) => {
    await expect(requestStringToSign({ ...facts, ...wrong })).rejects.toMatchObject({
      reason: 'malformed_input',
      message: expect.stringContaining(words),
    });
  });
});

describe('the headers of a request', () => {
  it('contain the expected signature, computed by another program', async () => {
    expect(await requestHeaders(options)).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'Bearer test-access-token',
      'X-TIMESTAMP': '2025-01-15T10:00:00+07:00',
      'X-SIGNATURE':
        'QjZDvE4qLbkSK1LE/RwdMvAWGcWu4y21Xd3us3GxKu9EgMp00SZJW8f0Fg1i9iX0JIKtqnncpQtKYjz1xAB/NQ==',
      'X-PARTNER-ID': 'mer_01KAJ800000000000000000001',
      'X-EXTERNAL-ID': '401001',
      'CHANNEL-ID': '95221',
    });
  });

  it.each(['', '{"nama":"Sari ☕ é"}', '[ 1.0, 2 ]', body])('sign %j like node:crypto', async (text) => {
    const headers = await requestHeaders({ ...options, body: text });
    const stringToSign = await requestStringToSign({ ...facts, body: text });

    expect(headers['X-SIGNATURE']).toBe(
      createHmac('sha512', 'test-client-secret').update(stringToSign).digest('base64'),
    );
  });

  it('get a new external id by default', async () => {
    const { externalId: _, ...without } = options;

    expect((await requestHeaders(without))['X-EXTERNAL-ID']).toMatch(/^20250115100000\d{20}$/);
  });

  it.each([
    ['partnerId', '', 'X-PARTNER-ID'],
    ['partnerId', 'x'.repeat(37), 'X-PARTNER-ID'],
    ['externalId', 'REF-1', 'X-EXTERNAL-ID'],
    ['externalId', '1'.repeat(37), 'X-EXTERNAL-ID'],
    ['channelId', '9522', 'CHANNEL-ID'],
  ])('refuse %s "%s" with the name of its header', async (name, value, header) => {
    await expect(requestHeaders({ ...options, [name]: value })).rejects.toMatchObject({
      reason: 'malformed_input',
      message: expect.stringContaining(header),
    });
  });

  it.each(['', undefined, null])('refuse an unset client secret: %j', async (clientSecret) => {
    await expect(requestHeaders({ ...options, clientSecret: clientSecret as string })).rejects.toMatchObject({
      name: 'SnapError',
      reason: 'malformed_key',
    });
  });

  it('of an access token refuse an unset private key', async () => {
    await expect(
      accessTokenHeaders({ clientId: 'snk_1', privateKey: undefined as never }),
    ).rejects.toMatchObject({ name: 'SnapError', reason: 'malformed_key' });
  });

  it.each([{ nama: 'Sari' }, ['a'], 7])('refuse a body that is not text: %j', async (parsed) => {
    for (const sign of [requestHeaders, requestStringToSign])
      await expect(sign({ ...options, body: parsed as unknown as string })).rejects.toMatchObject({
        name: 'SnapError',
        reason: 'malformed_input',
        message: expect.stringContaining('body is no text'),
      });
  });

  it.each([undefined, null, ''])('of an access token refuse an unset client id: %j', async (clientId) => {
    await expect(
      accessTokenHeaders({ clientId: clientId as string, privateKey: rsaKeys().pkcs8 }),
    ).rejects.toMatchObject({
      name: 'SnapError',
      reason: 'malformed_input',
      message: expect.stringContaining('clientId'),
    });
  });

  it.each(['method', 'path', 'accessToken', 'partnerId'])('refuse an unset %s', async (name) => {
    for (const value of [undefined, null, ''])
      await expect(requestHeaders({ ...options, [name]: value })).rejects.toMatchObject({
        name: 'SnapError',
        reason: 'malformed_input',
      });
  });
});

describe('an external id', () => {
  it('is at most 36 digits', () => {
    expect(isSnapExternalId('9'.repeat(36))).toBe(true);
    expect(isSnapExternalId('9'.repeat(37))).toBe(false);
    expect(isSnapExternalId('')).toBe(false);
    expect(isSnapExternalId('12a')).toBe(false);
  });

  it('is new each time', () => {
    const ids = Array.from({ length: 1000 }, () => snapExternalId());

    expect(new Set(ids).size).toBe(1000);
    expect(ids.every((id) => isSnapExternalId(id))).toBe(true);
  });
});
