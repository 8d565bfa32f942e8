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
])('a server bound to %s is reachable from this machine at %s', (host, address) => {
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
    ['with the demo users', postgres, true],
    ['with TEST_SEAMS', { ...postgres, seams: true }, false],
  ])('is at localhost %s', (_, config, seeded) => {
    expect(mailboxAddress(config, seeded)).toBe('http://localhost:4000/dev/mailbox');
  });

  test('has an address that this machine can open if all addresses are bound', () => {
    expect(mailboxAddress({ ...postgres, host: '0.0.0.0' }, true)).toBe('http://127.0.0.1:4000/dev/mailbox');
  });

  test('exists if the public addresses belong to this machine', () => {
    const publicUrls = { live: 'http://localhost:4000', sandbox: 'http://[::1]:4001' };

    expect(mailboxAddress({ ...embedded, publicUrls }, true)).toBe('http://localhost:4000/dev/mailbox');
  });

  test.each([
    ['with a mail server', { ...embedded, smtpUrl: 'smtp://mail.test' }, true],
    ['without a local name', { ...postgres, host: '192.0.2.2' }, true],
    ['behind a trusted proxy', { ...embedded, trustProxy: true }, true],
    ['with a proxy at the public address', { ...embedded, publicUrls: PUBLIC }, true],
    [
      'with a proxy at the public sandbox address',
      { ...embedded, publicUrls: { ...PUBLIC, live: 'http://localhost:4000' } },
      true,
    ],
    ["with a merchant's users", postgres, false],
    ['in production', { ...embedded, production: true }, false],
  ])('does not exist %s', (_, config, seeded) => {
    expect(mailboxAddress(config, seeded)).toBeUndefined();
  });
});
