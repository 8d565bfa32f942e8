import { createHash, createSign, createVerify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventExample } from '../testing/contract-events.ts';
import { ofOtherRealm } from '../testing/other-realm.ts';
import { rsaKeys } from '../testing/rsa-keys.ts';
import { callbackStringToSign, SnapError, signSnapCallback, verifySnapCallback } from './index.ts';

const dasbor = rsaKeys();
const now = new Date('2026-11-20T03:40:20Z');
const notice = eventExample('transfer-bank.notify').data;
const body = JSON.stringify(notice);
const facts = { method: 'POST', path: '/snap/v1.0/transfer/notify', body };
const headers = await signSnapCallback({ ...facts, privateKey: dasbor.pkcs8, now });
const verify = (over: Record<string, unknown> = {}) =>
  verifySnapCallback({ ...facts, headers, publicKey: dasbor.spki, now, ...over });
const mistake = async (over: Record<string, unknown>): Promise<SnapError> => {
  const outcome: unknown = await verify(over).catch((error: unknown) => error);
  if (outcome instanceof SnapError) return outcome;
  throw new Error('It was taken');
};

describe('a callback', () => {
  it('signed by node:crypto is verified', async () => {
    const hash = createHash('sha256').update(body).digest('hex');
    const text = `POST:/snap/v1.0/transfer/notify:${hash}:2026-11-20T10:40:20+07:00`;
    const signature = createSign('RSA-SHA256').update(text).sign(dasbor.pkcs8, 'base64');

    expect(await callbackStringToSign({ ...facts, timestamp: '2026-11-20T10:40:20+07:00' })).toBe(text);
    expect(
      await verify({ headers: { 'x-timestamp': '2026-11-20T10:40:20+07:00', 'x-signature': signature } }),
    ).toEqual(notice);
  });

  it('signed here is verified by node:crypto', async () => {
    const text = await callbackStringToSign({ ...facts, timestamp: headers['X-TIMESTAMP'] });

    expect(
      createVerify('RSA-SHA256').update(text).verify(dasbor.spki, headers['X-SIGNATURE'], 'base64'),
    ).toBe(true);
  });

  it('is verified with a key in either PEM form, as text or bytes, with headers of any kind', async () => {
    expect(await verify({ publicKey: dasbor.pkcs1Public })).toEqual(notice);
    expect(await verify({ body: new TextEncoder().encode(body) })).toEqual(notice);
    expect(await verify({ body: JSON.stringify(notice, null, 2) })).toEqual(notice);
    expect(await verify({ headers: new Headers(headers) })).toEqual(notice);
  });

  it('may be bytes from another realm', async () => {
    const { view, buffer } = ofOtherRealm(body);

    for (const bytes of [view, buffer, new TextEncoder().encode(body).buffer]) {
      expect(await verify({ body: bytes })).toEqual(notice);
      expect(await callbackStringToSign({ ...facts, body: bytes, timestamp: 't' })).toBe(
        await callbackStringToSign({ ...facts, timestamp: 't' }),
      );
    }
  });

  it.each([
    ['a changed amount', 'wrong_signature', { body: body.replace('4000000.00', '9000000.00') }],
    ['another path', 'wrong_signature', { path: '/v1.0/transfer/notify' }],
    ['another method', 'wrong_signature', { method: 'PUT' }],
    ['the key of the other mode', 'wrong_signature', { publicKey: rsaKeys().spki }],
    ['a signature that is no base64', 'wrong_signature', { headers: { ...headers, 'X-SIGNATURE': '???' } }],
    [
      'another time',
      'wrong_signature',
      { headers: { ...headers, 'X-TIMESTAMP': '2026-11-20T10:40:21+07:00' } },
    ],
    [
      'a time of another form',
      'malformed_header',
      { headers: { ...headers, 'X-TIMESTAMP': '2026-11-20T03:40:20Z' } },
    ],
    ['no headers at all', 'missing_header', { headers: undefined }],
    ['headers that are null', 'missing_header', { headers: null }],
    ['a header that is null', 'missing_header', { headers: { ...headers, 'X-SIGNATURE': null } }],
    ['no signature', 'missing_header', { headers: { 'X-TIMESTAMP': headers['X-TIMESTAMP'] } }],
    ['no time', 'missing_header', { headers: { 'X-SIGNATURE': headers['X-SIGNATURE'] } }],
    ['a body that a parser made an object of', 'body_parsed', { body: notice }],
    ['a late one', 'clock_skew', { now: new Date(now.getTime() + 301_000) }],
    ['one of the future', 'clock_skew', { now: new Date(now.getTime() - 301_000) }],
    ['a time of ours that is none', 'clock_skew', { now: new Date(Number.NaN) }],
    ['no key', 'malformed_key', { publicKey: '' }],
    ['a key that is null', 'malformed_key', { publicKey: null }],
    ['a path that is null', 'malformed_input', { path: null }],
  ])('with %s is refused as %s', async (_, reason, over) => {
    expect(await mistake(over)).toMatchObject({ reason });
  });

  it.each([Number.NaN, -1, 'x' as unknown as number])(
    'is refused for an invalid tolerance of %s, whenever it was signed',
    async (toleranceSeconds) => {
      for (const late of [0, 2 * 86_400_000])
        expect(await mistake({ toleranceSeconds, now: new Date(now.getTime() + late) })).toMatchObject({
          reason: 'malformed_tolerance',
          message: 'toleranceSeconds is 0 or more [malformed_tolerance]',
        });
    },
  );

  it('is verified as usual if an option is null', async () => {
    const request = await signSnapCallback({ ...facts, privateKey: dasbor.pkcs8, now: null });

    expect(await verify({ headers: request, toleranceSeconds: null, now: null })).toEqual(notice);
  });

  it('exactly five minutes old is accepted', async () => {
    expect(await verify({ now: new Date(now.getTime() + 300_000) })).toEqual(notice);
  });

  it('refused for its signature gives the string that was checked', async () => {
    const error = await mistake({ path: '/v1.0/transfer/notify' });

    expect(error.stringToSign).toMatch(
      /^POST:\/v1\.0\/transfer\/notify:[0-9a-f]{64}:2026-11-20T10:40:20\+07:00$/,
    );
  });

  it('is not signed, in a test of a receiver, for a body that is not text', async () => {
    const parsed = { ...facts, body: notice as unknown as string };

    await expect(signSnapCallback({ ...parsed, privateKey: dasbor.pkcs8, now })).rejects.toMatchObject({
      name: 'SnapError',
      reason: 'malformed_input',
    });
  });

  it('without an object is refused', async () => {
    for (const text of ['', '[]', 'null', 'selamat']) {
      const signed = await signSnapCallback({ ...facts, body: text, privateKey: dasbor.pkcs8, now });
      expect(await mistake({ body: text, headers: signed })).toMatchObject({ reason: 'malformed_body' });
    }
  });
});
