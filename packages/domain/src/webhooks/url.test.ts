import { describe, expect, it } from 'vitest';
import { normalWebhookUrl, targetUrl, WEBHOOK_EVENTS, webhookUrlProblem } from './index.ts';

const codeOf = (url: string, loopback = false) => webhookUrlProblem(url, { loopback })?.code;

describe('a webhook’s URL', () => {
  it.each([
    'https://api.kopi.id',
    'https://api.kopi.id/dasbor?shop=2',
    'https://api.kopi.id:443/a/b',
    'https://api.kopi.id:8443/a/b',
    'https://1.1.1.1/hook',
    'https://[2606:4700::1111]/hook',
    'https://kopi.id./hook',
    '  https://api.kopi.id ',
    'HTTPS://API.KOPI.ID',
    'https://kopí.id/hook',
    'https://xn--kop-qma.id/hook',
    'https://dev_1.kopi.id/hook',
    `https://${'a'.repeat(63)}.id`,
    'https://kopi.id/%ff/100%/caf%C3%A9/kedai☕',
  ])('may be %s', (url) => expect(codeOf(url)).toBeUndefined());

  it.each([
    // spec 5.40
    ['', 'DPAY_REQUIRED'],
    ['   ', 'DPAY_REQUIRED'],
    // spec 5.40, 8.46
    ['kopi.id/hook', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://kopi id', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://kopi.id/a b', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://kopi.id/\r\nX-Evil: 1', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://ko\npi.id', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://kopi.id/\u0007', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://kopi.id\\@127.0.0.1/', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https:\\\\kopi.id/hook', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://kopi.id:99999', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://.', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://kopi..id', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://.kopi.id', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://-kopi.id', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://kopi-.id', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://ko*pi.id', 'DPAY_WEBHOOK_URL_INVALID'],
    [`https://${'a'.repeat(64)}.id`, 'DPAY_WEBHOOK_URL_INVALID'],
    [`https://${'a.'.repeat(126)}id`, 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://ko\u200bpi.id', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['https://kopi.id/a\u200bb', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['https://kopi.id/a\u202eb', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['https://kopi.id/?a=\u00ad', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['https://kopi.id/a%E2%80%8Bb', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['https://kopi.id/%ff%e2%80%ae', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['https://kopi.id/a%0d%0ab', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['https://kopi.id/%00', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    [`https://kopi.id/${'é'.repeat(300)}`, 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://kopi.id:0/hook', 'DPAY_WEBHOOK_URL_PORT'],
    ['https://kopi.id:22', 'DPAY_WEBHOOK_URL_PORT'],
    ['https://kopi.id:80', 'DPAY_WEBHOOK_URL_PORT'],
    ['https://kopi.id:5432/', 'DPAY_WEBHOOK_URL_PORT'],
    ['https://kopi.id:8444', 'DPAY_WEBHOOK_URL_PORT'],
    ['https://kopi.id:025/hook', 'DPAY_WEBHOOK_URL_PORT'],
    ['https://kopi.id:10080', 'DPAY_WEBHOOK_URL_PORT'],
    [`https://kopi.id/${'a'.repeat(985)}`, 'DPAY_WEBHOOK_URL_INVALID'],
    // spec 5.40
    ['http://kopi.id', 'DPAY_WEBHOOK_URL_NOT_HTTPS'],
    ['ftp://kopi.id', 'DPAY_WEBHOOK_URL_NOT_HTTPS'],
    ['file://kopi.id/etc/passwd', 'DPAY_WEBHOOK_URL_NOT_HTTPS'],
    ['https://user@kopi.id', 'DPAY_WEBHOOK_URL_HAS_CREDENTIALS'],
    ['https://:pass@kopi.id', 'DPAY_WEBHOOK_URL_HAS_CREDENTIALS'],
    ['https://kopi.id/#x', 'DPAY_WEBHOOK_URL_HAS_FRAGMENT'],
    ['https://kopi.id/#', 'DPAY_WEBHOOK_URL_HAS_FRAGMENT'],
  ])('%s is refused with %s', (url, code) => expect(codeOf(url)).toBe(code));

  it('may have at most a thousand characters', () => {
    const base = 'https://kopi.id/';
    expect(codeOf(base + 'a'.repeat(1000 - base.length))).toBeUndefined();
    expect(codeOf(base + 'a'.repeat(1001 - base.length))).toBe('DPAY_WEBHOOK_URL_INVALID');
  });

  it.each([
    'https://localhost',
    'https://localhost.',
    'https://LOCALHOST',
    'https://a.localhost',
    'https://localhost.localdomain.local',
    'https://intranet',
    'https://printer.local',
    'https://metadata.google.internal/computeMetadata',
    'https://router.lan',
    'https://nas.home.arpa',
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0x7f.1',
    'https://017700000001',
    'https://0177.0.0.1',
    'https://①②⑦.0.0.1',
    'https://127。0。0。1',
    'https://10.0.0.1',
    'https://169.254.169.254/latest/meta-data',
    'https://0',
    'https://[::1]',
    'https://[::]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:a9fe:a9fe]',
    'https://[fe80::1]',
    'https://[fd00:ec2::254]',
    'https://[64:ff9b::10.0.0.1]',
  ])('%s is not public', (url) => expect(codeOf(url)).toBe('DPAY_WEBHOOK_URL_PRIVATE'));

  it.each([
    ['http://localhost:3000/hook', undefined],
    ['https://localhost:5432', undefined],
    ['https://kopi.id:3000', 'DPAY_WEBHOOK_URL_PORT'],
    ['http://127.0.0.1:3000', undefined],
    ['http://[::1]:3000', undefined],
    ['https://localhost', undefined],
    ['http://kopi.id', 'DPAY_WEBHOOK_URL_NOT_HTTPS'],
    ['http://10.0.0.1', 'DPAY_WEBHOOK_URL_NOT_HTTPS'],
    ['https://10.0.0.1', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['http://u@localhost', 'DPAY_WEBHOOK_URL_HAS_CREDENTIALS'],
  ])('in embedded mode may point to the local machine only: %s → %s', (url, code) =>
    expect(codeOf(url, true)).toBe(code),
  );
});

describe('one address has one normal form', () => {
  it.each([
    ['  https://kopi.id/hook ', 'https://kopi.id/hook'],
    ['HTTPS://Kopi.ID/Hook?Shop=2', 'https://kopi.id/Hook?Shop=2'],
    ['https://kopi.id:443/hook', 'https://kopi.id/hook'],
    ['https://kopi.id:8443/hook', 'https://kopi.id:8443/hook'],
    ['https://kopi.id:08443', 'https://kopi.id:8443'],
    ['https://kopi.id./hook', 'https://kopi.id/hook'],
    ['https://kopi.id/', 'https://kopi.id'],
    ['https://kopi.id/?', 'https://kopi.id'],
    ['https://kopi.id?shop=2', 'https://kopi.id/?shop=2'],
    ['https://kopí.id/é', 'https://xn--kop-tma.id/%C3%A9'],
    ['https://ｋｏｐｉ．ｉｄ', 'https://kopi.id'],
    ['https://１.１.１.１/hook', 'https://1.1.1.1/hook'],
    ['https://0x01010101', 'https://1.1.1.1'],
    ['https://[2606:4700:0000::1111]', 'https://[2606:4700::1111]'],
    ['https://kopi.id/a/../b/./c', 'https://kopi.id/b/c'],
    ['https://kopi.id/%2e%2e/b', 'https://kopi.id/b'],
    ['kopi.id', 'kopi.id'],
  ])('%s → %s', (text, normal) => {
    expect(normalWebhookUrl(text)).toBe(normal);
    expect(normalWebhookUrl(normal)).toBe(normal);
  });
});

describe('the address an event is sent to', () => {
  it.each([
    ['https://kopi.id', 'dasbor', 'payment.completed', 'https://kopi.id/payments'],
    ['https://kopi.id/hook/', 'dasbor', 'order.completed', 'https://kopi.id/hook/orders'],
    ['https://kopi.id/hook?shop=2&x=?', 'dasbor', 'refund.failed', 'https://kopi.id/hook/refunds?shop=2&x=?'],
    ['https://kopi.id', 'dasbor', 'account_validation.completed', 'https://kopi.id/account-validation'],
    ['https://kopi.id', 'snap', 'payment.completed', 'https://kopi.id/v1.0/transfer-va/payment'],
    ['https://kopi.id', 'snap', 'transfer-bank.notify', 'https://kopi.id/v1.0/transfer/notify'],
  ] as const)('%s of kind %s for %s is %s', (url, kind, event, want) =>
    expect(targetUrl(url, kind, event)).toBe(want),
  );

  // spec 3.43
  it('has a suffix for every event of our own kind', () => {
    for (const event of WEBHOOK_EVENTS)
      expect(targetUrl('https://kopi.id', 'dasbor', event)).toMatch(/^https:\/\/kopi\.id\/[a-z-]+$/);
  });
});
