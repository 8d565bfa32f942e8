import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { readMerchantSettings } from './settings.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'dasbor-merchants-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const read = (text: string) => {
  const file = join(dir, 'merchants.json');
  writeFileSync(file, text);
  return readMerchantSettings(file);
};

// spec 2.61
test("only the configured merchant's menus are hidden", () => {
  const settingsOf = read(JSON.stringify({ [MERCHANT_A]: { hidden_menus: ['disbursements', 'balance'] } }));

  expect(settingsOf(MERCHANT_A).hiddenMenus).toEqual(['disbursements', 'balance']);
  expect(settingsOf(MERCHANT_B).hiddenMenus).toEqual([]);
  expect(settingsOf('constructor').hiddenMenus).toEqual([]);
});

test('the names of a merchant’s own accounts are read', () => {
  const settingsOf = read(JSON.stringify({ [MERCHANT_A]: { account_names: ['CV Kopi A Jaya'] } }));

  expect(settingsOf(MERCHANT_A)).toMatchObject({ hiddenMenus: [], accountNames: ['CV Kopi A Jaya'] });
  expect(settingsOf(MERCHANT_B).accountNames).toEqual([]);
});

// spec 9.79
test('a merchant’s customers pay on its own host', () => {
  const hosts = { live: 'https://bayar.kopi.example' };
  const settingsOf = read(JSON.stringify({ [MERCHANT_A]: { checkout_hosts: hosts } }));

  expect(settingsOf(MERCHANT_A).checkoutUrls).toEqual({ live: 'https://bayar.kopi.example/pay' });
  expect(settingsOf.ownerOfHost?.('bayar.kopi.example')).toBe(MERCHANT_A);
  expect(settingsOf.ownerOfHost?.('api.dasbor.example')).toBeUndefined();
});

test('without a file nothing is hidden', () => {
  expect(readMerchantSettings(undefined)(MERCHANT_A).hiddenMenus).toEqual([]);
});

test.each([
  ['{', 'it is no JSON'],
  ['[]', 'it must be an object by merchant id'],
  ['{"merchant":{}}', '"merchant" is no merchant id'],
  [`{"${MERCHANT_A}":[]}`, 'must be an object'],
  [`{"${MERCHANT_A}":{"hiddenMenus":[]}}`, 'the unknown setting "hiddenMenus"'],
  [`{"${MERCHANT_A}":{"hidden_menus":"balance"}}`, 'must be a list'],
  [`{"${MERCHANT_A}":{"hidden_menus":["disbursement"]}}`, '"disbursement" is no menu'],
  [`{"${MERCHANT_A}":{"account_names":[" "]}}`, 'must be a list of names'],
  [`{"${MERCHANT_A}":{"checkout_hosts":[]}}`, 'must be an object by mode'],
  [`{"${MERCHANT_A}":{"checkout_hosts":{"test":"https://a.example"}}}`, 'not test'],
  [`{"${MERCHANT_A}":{"checkout_hosts":{"live":"http://a.example"}}}`, 'is no address'],
  [`{"${MERCHANT_A}":{"checkout_hosts":{"live":"https://a.example/pay"}}}`, 'is no address'],
])('the file %s stops the start with one sentence', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});

test('a missing file stops the start', () => {
  expect(() => readMerchantSettings(join(dir, 'nowhere.json'))).toThrow('it cannot be read (ENOENT)');
});
