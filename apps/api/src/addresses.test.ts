import { describe, expect, test } from 'vitest';
import { addressAt, mailboxAddress } from './addresses.ts';

test.each([
  ['127.0.0.1', 'http://localhost:4000'],
  ['localhost', 'http://localhost:4000'],
  ['::1', 'http://localhost:4000'],
  ['::', 'http://localhost:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['192.0.2.2', 'http://192.0.2.2:4000'],
  ['2001:db8::2', 'http://[2001:db8::2]:4000'],
])('what is opened at %s is at %s for the person at this machine', (host, address) => {
  expect(addressAt(host, 4000)).toBe(address);
});

const PUBLIC = { live: 'https://dasbor.example', sandbox: 'https://sandbox.dasbor.example' };

describe('the mailbox', () => {
  const embedded = {
    host: '127.0.0.1',
    port: 4000,
    production: false,
    databaseUrl: undefined,
    seams: false,
    smtpUrl: undefined,
    trustProxy: false,
    publicUrls: undefined,
  };
  const postgres = { ...embedded, databaseUrl: 'postgres://u@db/dasbor' };

  test.each([
    ['with the embedded database', embedded, false],
    ['with the people of the demonstration', postgres, true],
    ['under TEST_SEAMS', { ...postgres, seams: true }, false],
  ])('is at localhost %s', (_, config, seeded) => {
    expect(mailboxAddress(config, seeded)).toBe('http://localhost:4000/dev/mailbox');
  });

  test('is at an address that the person at this machine can open where every address is bound', () => {
    expect(mailboxAddress({ ...postgres, host: '0.0.0.0' }, true)).toBe('http://127.0.0.1:4000/dev/mailbox');
  });

  test('is there where the public addresses are of this machine', () => {
    const publicUrls = { live: 'http://localhost:4000', sandbox: 'http://[::1]:4001' };

    expect(mailboxAddress({ ...embedded, publicUrls }, true)).toBe('http://localhost:4000/dev/mailbox');
  });

  test.each([
    ['where a mail server takes the mails', { ...embedded, smtpUrl: 'smtp://mail.test' }, true],
    ['where no local name leads to it', { ...postgres, host: '192.0.2.2' }, true],
    ['behind a proxy that is trusted', { ...embedded, trustProxy: true }, true],
    ['where a proxy has the public address', { ...embedded, publicUrls: PUBLIC }, true],
    [
      'where it has that of sandbox alone',
      { ...embedded, publicUrls: { ...PUBLIC, live: 'http://localhost:4000' } },
      true,
    ],
    ['with the people of a merchant', postgres, false],
    ['in production', { ...embedded, production: true }, false],
  ])('is nowhere %s', (_, config, seeded) => {
    expect(mailboxAddress(config, seeded)).toBeUndefined();
  });
});
