import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig, readSealingKeys, readSecrets } from './config.ts';
import { StartRefusal } from './platform/db/folder/data-lock.ts';

test('without any variables the server is for this machine only', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: '.data',
    answers: 'throw',
    seams: false,
    sendsTelemetry: false,
    traceRatio: 1,
    pageViews: 'off',
  });
});

test.each([
  { PORT: 'abc' },
  { PORT: '0' },
  { DRAIN_SECONDS: '-1' },
  { MIGRATIONS: 'off' },
  { PORT: '65535' },
  { PORT: '4000.5' },
  { PORT: '0x12' },
  { PORT: '1e4' },
  { PORT: ' 4000' },
  { PORT: '04000' },
  { TEST_SEAMS: '1', HOST: '0.0.0.0' },
  { TEST_SEAMS: '1', NODE_ENV: 'production' },
  { TEST_SEAMS: '1', TRUST_PROXY: '1' },
  { TEST_SEAMS: '1', PUBLIC_LIVE_URL: 'https://a.example', PUBLIC_SANDBOX_URL: 'https://b.example' },
  { PUBLIC_LIVE_URL: 'https://dasbor.example' },
  { PUBLIC_LIVE_URL: 'dasbor.example', PUBLIC_SANDBOX_URL: 'https://sandbox.example' },
  { DATABASE_URL: 'nonsense' },
  { DATABASE_URL: 'postgres://' },
  { DATABASE_URL: 'mysql://user:password@host/name' },
  { DATABASE_URL: 'postgres://127.0.0.1:99999/name' },
  { DATABASE_URL: 'postgres://user:50%@host/name' },
  { SMTP_URL: 'mail.example' },
  { LOG_LEVEL: 'loud' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
  { OTEL_TRACES_SAMPLER_ARG: '1.5' },
  { OTEL_TRACES_SAMPLER_ARG: '10%' },
  { PAGE_VIEWS: 'on' },
  // Names and e-mails would be readable on the way.
  { PAGE_VIEWS: 'http://collector.example/views' },
  { DASHBOARD_ORIGINS: 'https://a.example,b.example' },
  { DASHBOARD_ORIGINS: 'https://a.example/' },
  { TRUST_PROXY: 'yes' },
  { RESET: 'true' },
  { TEST_SEAMS: 'on' },
  { WEBHOOKS: 'no' },
  { NODE_ENV: 'Production' },
  { SEED_PAYMENTS: '-1' },
  { SEED_PAYMENTS: '20000000' },
  { AUTH_SECRET: 'short' },
  { AUTH_SECRET: '' },
  { ENCRYPTION_KEY: 'short' },
  { AUTH_SECRET_FALLBACK: 'short' },
  { ENCRYPTION_KEY_FALLBACK: 'k'.repeat(32) },
  { S3_BUCKET: 'files' },
  { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' },
  { S3_ENDPOINT: 's3.example', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' },
])('%o stops the start with one sentence', (env) => {
  expect(() => readConfig(env)).toThrow(StartRefusal);
});

test.each(['postgres://u:p%40ss@h:5432/x', 'postgresql://h/x', 'postgres:///x?host=/run/postgresql'])(
  '%s is a valid database URL',
  (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  },
);

test('an invalid address is not repeated, because it may contain a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgers://u:very-secret@h/x' })).toThrow(
    /^DATABASE_URL must be an address like postgres:\/\/user:password@host:5432\/name\.$/,
  );
});

test('in production the sandbox accepts no development origin', () => {
  expect(
    readConfig({
      NODE_ENV: 'production',
      PUBLIC_LIVE_URL: 'https://a.example/',
      PUBLIC_SANDBOX_URL: 'https://b.example',
    }).origins,
  ).toEqual(['https://a.example']);
});

describe('the secret file', () => {
  let dataDir: string;
  let path: string;
  const read = () => readSecrets(readConfig({ DATA_DIR: dataDir }))[0];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'dasbor-secret-'));
    path = join(dataDir, 'secret');
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('is created once, readable only by this user', () => {
    const [first, second] = [read(), read()];

    expect(Buffer.from(first).equals(second)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8').length).toBeGreaterThan(40);
    expect(readdirSync(dataDir)).toEqual(['secret']);
  });

  test.each([
    ['is empty', () => writeFileSync(path, '')],
    ['has four characters', () => writeFileSync(path, 'abcd')],
    ['has 31', () => writeFileSync(path, 'a'.repeat(31))],
    ['has 31 and an empty line', () => writeFileSync(path, `${'a'.repeat(31)}\n\n`)],
    ['is full of zeros, as after a power failure', () => writeFileSync(path, Buffer.alloc(43))],
    ['is a folder', () => mkdirSync(path)],
  ])('that %s is rejected with one sentence, because anybody could sign with it', (_, spoil) => {
    spoil();

    expect(read).toThrow(StartRefusal);
    expect(read).toThrow(
      /secret holds no secret to sign with \(.+\): restore it, or start over with --reset\.$/,
    );
  });

  test('from an older version or an operator is used unchanged', () => {
    writeFileSync(path, `${'a'.repeat(32)}\n`);

    expect(Buffer.from(read()).toString()).toBe(`${'a'.repeat(32)}\n`);
  });

  test.runIf(existsSync('/dev/full'))('is never partial after a full disk', () => {
    symlinkSync('/dev/full', `${path}.${process.pid}.new`);

    expect(read).toThrow(`The data folder ${dataDir} cannot be made or written to (ENOSPC);`);
    expect(readdirSync(dataDir)).toEqual([]);
    expect(read()).toHaveLength(43);
  });
});

test('several instances in production need the same configured secret', () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x' };

  expect(() => readConfig(env)).toThrow(/AUTH_SECRET/);
  expect(readSecrets(readConfig({ ...env, AUTH_SECRET: 'x'.repeat(32) }))).toEqual([
    Buffer.from('x'.repeat(32)),
  ]);
});

test('encryption in the database depends only on ENCRYPTION_KEY if it is set', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const [given, none] = [readConfig({ ENCRYPTION_KEY: 'k'.repeat(32) }), readConfig({})];

  expect(readSealingKeys(given, [one])).toEqual(readSealingKeys(given, [other]));
  expect(readSealingKeys(none, [one])).not.toEqual(readSealingKeys(none, [other]));
  expect(readSealingKeys(none, [one])[0]).toHaveLength(32);
});

test('a fallback is the second secret, also of the encryption that depends on it', () => {
  const [first, second, key] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
  const rotating = readConfig({ AUTH_SECRET: first, AUTH_SECRET_FALLBACK: second });
  const signing = readSecrets(rotating);
  const sealing = readSealingKeys(rotating, signing);

  expect(signing).toEqual([Buffer.from(first), Buffer.from(second)]);
  expect(sealing).toHaveLength(2);
  // The way from AUTH_SECRET alone to a key of its own: the secret itself opens what it sealed.
  const moving = readConfig({ ENCRYPTION_KEY: key, ENCRYPTION_KEY_FALLBACK: first });
  expect(readSealingKeys(moving, signing)[1]).toEqual(sealing[0]);
});

test('webhooks may call this machine in development, never in production', () => {
  const loopback = (env: Record<string, string>) => readConfig(env).loopbackWebhooks;

  expect(loopback({})).toBe(true);
  expect(loopback({ DATABASE_URL: 'postgres://x' })).toBe(false);
  expect(loopback({ DATABASE_URL: 'postgres://x', TEST_SEAMS: '1' })).toBe(true);
  expect(loopback({ NODE_ENV: 'production' })).toBe(false);
  expect([readConfig({}).sendsWebhooks, readConfig({ WEBHOOKS: 'off' }).sendsWebhooks]).toEqual([
    true,
    false,
  ]);
});

test('images go to the bucket that is set, and otherwise to the data folder', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const stored = {
    endpoint: 'https://s3.example',
    bucket: 'files',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  };

  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig(s3).s3).toEqual(stored);
  expect(readConfig({ ...s3, S3_REGION: 'ap-southeast-3' }).s3).toEqual({
    ...stored,
    region: 'ap-southeast-3',
  });
});
