import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSnapAcquirer, readSnapBank } from './config-snap.ts';

const dir = mkdtempSync(join(tmpdir(), 'dasbor-snap-'));
afterAll(() => rmSync(dir, { recursive: true }));
const file = (name: string, content: string): string => {
  writeFileSync(join(dir, name), content, { mode: 0o600 });
  return join(dir, name);
};

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const PRIVATE = file('private.pem', pair.privateKey);
const PUBLIC = file('public.pem', pair.publicKey);
const NO_KEY = file('no-key.pem', 'a-secret-that-is-not-a-key');

const BANK = {
  SNAP_BANK_URL: 'https://snap.bank.example/',
  SNAP_BANK_CLIENT_ID: 'client-1',
  SNAP_BANK_CLIENT_SECRET: 'a-secret',
  SNAP_BANK_PRIVATE_KEY_FILE: PRIVATE,
};
const ACQUIRER = {
  SNAP_ACQUIRER_URL: 'https://snap.bank.example',
  SNAP_ACQUIRER_CLIENT_ID: 'client-1',
  SNAP_ACQUIRER_CLIENT_SECRET: 'a-secret',
  SNAP_ACQUIRER_PRIVATE_KEY_FILE: PRIVATE,
  SNAP_ACQUIRER_CHANNEL: 'BCA',
  SNAP_ACQUIRER_COMPANY_CODE: '19006',
  SNAP_ACQUIRER_PUBLIC_KEY_FILE: PUBLIC,
};

describe('partners by SNAP', () => {
  test('are off without settings', () => {
    expect([readSnapBank({}), readSnapAcquirer({})]).toEqual([undefined, undefined]);
  });

  test('a bank is partner by its client id, unless it gave another', () => {
    expect(readSnapBank(BANK)).toMatchObject({
      url: 'https://snap.bank.example',
      partnerId: 'client-1',
      channelId: '95221',
      sourceAccountNo: undefined,
    });
    expect(readSnapBank({ ...BANK, SNAP_BANK_PARTNER_ID: 'p', SNAP_BANK_SOURCE_ACCOUNT: '1' })).toMatchObject(
      {
        partnerId: 'p',
        sourceAccountNo: '1',
      },
    );
  });

  test('an acquirer has a channel, the digits of our company and a key for its notices', () => {
    expect(readSnapAcquirer(ACQUIRER)).toMatchObject({ channel: 'BCA', companyCode: '19006' });
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ SNAP_BANK_CLIENT_SECRET: '' }, /Missing: SNAP_BANK_CLIENT_SECRET\.$/],
    [{ SNAP_BANK_URL: 'http://snap.bank.example' }, /must begin with https/],
    [{ SNAP_BANK_URL: 'snap.bank.example' }, /must be an address/],
    [{ SNAP_BANK_PRIVATE_KEY_FILE: join(dir, 'missing.pem') }, /must name a readable file/],
    [{ SNAP_BANK_CODE: 'bca' }, /three digits of Bank Indonesia/],
    [{ SNAP_BANK_PRIVATE_KEY_FILE: PUBLIC }, /must name a readable file/],
  ])('a bank with %o stops the start', (different, message) => {
    expect(() => readSnapBank({ ...BANK, ...different })).toThrow(message);
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ SNAP_ACQUIRER_COMPANY_CODE: '123456789' }, /1 to 8 digits/],
    [{ SNAP_ACQUIRER_CHANNEL: 'OVO' }, /must be one of/],
    [{ SNAP_ACQUIRER_PUBLIC_KEY_FILE: '' }, /Missing: SNAP_ACQUIRER_PUBLIC_KEY_FILE\.$/],
  ])('an acquirer with %o stops the start', (different, message) => {
    expect(() => readSnapAcquirer({ ...ACQUIRER, ...different })).toThrow(message);
  });

  test('a file that is no key is not repeated in the message', () => {
    expect(() => readSnapBank({ ...BANK, SNAP_BANK_PRIVATE_KEY_FILE: NO_KEY })).toThrow(
      /^SNAP_BANK_PRIVATE_KEY_FILE must name a readable file with an RSA key in PEM\.$/,
    );
  });
});
