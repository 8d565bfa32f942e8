import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { minifyJson, requestStringToSign, snapAmount } from './index.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('minifying', () => {
  it.each([
    ['{ "a" : 1 }', '{"a":1}'],
    ['{\n\t"a": [1,\r\n 2]\n}\n', '{"a":[1,2]}'],
    ['{"a": "b  c"}', '{"a":"b  c"}'],
    ['{"a": "b \\" c : d"}', '{"a":"b \\" c : d"}'],
    ['{"a": "b\\\\" , "c": 1}', '{"a":"b\\\\","c":1}'],
    ['{"a": 10000.00, "b": "\\/"}', '{"a":10000.00,"b":"\\/"}'],
    ['{"a":"\u00a0"}\u00a0', '{"a":"\u00a0"}\u00a0'],
    ['', ''],
  ])('%j becomes %j', (text, want) => expect(minifyJson(text)).toBe(want));
});

describe('the string of a call', () => {
  // Made by another program than this.
  const body = `{
    "partnerReferenceNo": "REF-0001",
    "amount": { "value": "10000.00", "currency": "IDR" },
    "beneficiaryAccountNo": "8800112234",
    "beneficiaryBankCode": "014"
  }`;
  const bodyHash = sha256(minifyJson(body));

  it('is hashed as SNAP hashes it', () => {
    expect(bodyHash).toBe('d24636590d12d27770a31196e17396ac349a1e88d8461abc4dd8c1501b7d8f3f');
    expect(sha256(minifyJson(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('is signed as SNAP signs it', () => {
    const text = requestStringToSign({
      method: 'POST',
      target: '/v1.0/transfer-interbank',
      accessToken: 'test-access-token',
      bodyHash,
      timestamp: '2025-01-15T10:00:00+07:00',
    });
    expect(createHmac('sha512', 'test-client-secret').update(text).digest('base64')).toBe(
      'QjZDvE4qLbkSK1LE/RwdMvAWGcWu4y21Xd3us3GxKu9EgMp00SZJW8f0Fg1i9iX0JIKtqnncpQtKYjz1xAB/NQ==',
    );
  });
});

it('an amount has two decimals', () => {
  expect(snapAmount(rupiah(10_000))).toEqual({ value: '10000.00', currency: 'IDR' });
  expect(snapAmount(rupiah(0)).value).toBe('0.00');
});
