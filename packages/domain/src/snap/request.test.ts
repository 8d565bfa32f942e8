import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { minifyJson, requestStringToSign, snapAmount } from './index.ts';

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
  // Computed by another program. The signature itself is tested in the SDK and the API.
  const bodyHash = 'd24636590d12d27770a31196e17396ac349a1e88d8461abc4dd8c1501b7d8f3f';

  it('contains method, path, token, hash and time, in this order', () => {
    expect(
      requestStringToSign({
        method: 'POST',
        target: '/v1.0/transfer-interbank',
        accessToken: 'test-access-token',
        bodyHash,
        timestamp: '2025-01-15T10:00:00+07:00',
      }),
    ).toBe(`POST:/v1.0/transfer-interbank:test-access-token:${bodyHash}:2025-01-15T10:00:00+07:00`);
  });
});

it('an amount has two decimals', () => {
  expect(snapAmount(rupiah(10_000))).toEqual({ value: '10000.00', currency: 'IDR' });
  expect(snapAmount(rupiah(0)).value).toBe('0.00');
});
