import { readSnapAcquirer, readSnapBank } from './config-snap.ts';
import type { SnapAcquirerSettings, SnapBankSettings } from './config-snap.ts';
import {
  address,
  flag,
  LOOPBACK,
  oneOf,
  origins,
  pageViews,
  secret,
  share,
  wholeNumber,
} from './config-values.ts';
import type { Env } from './config-values.ts';
import { readSecretFile } from './platform/auth/secret-file.ts';
import { derived } from './platform/auth/tokens.ts';
import { StartRefusal } from './platform/db/folder/data-lock.ts';
import { mapKeys } from './platform/keys/keys.ts';
import type { Keys } from './platform/keys/keys.ts';
import { isProxied } from './platform/http/proxied.ts';
import { readMerchantSettings } from './platform/merchant/settings.ts';
import type { SettingsOf } from './platform/merchant/settings.ts';
import type { S3Settings } from './rails/storage/s3.ts';
import type { AnswerCheck } from './spec/answer/answer.ts';
import type { Limits } from './spec/register.ts';

/** All settings from the environment, read once. An invalid value stops the start with one sentence. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  poolSize: number;
  /** Whether the start migrates DATABASE_URL, or only checks that it was migrated. */
  migrations: 'run' | 'check';
  reset: boolean;
  production: boolean;
  authSecret: string | undefined;
  encryptionKey: string | undefined;
  /** During a rotation: the other secret that is valid too. */
  authSecretFallback: string | undefined;
  encryptionKeyFallback: string | undefined;
  /** The number of demo payments; default: 90 days of trade. */
  seedPayments: number | undefined;
  logLevel: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  seams: boolean;
  answers: AnswerCheck;
  limits: Limits;
  trustProxy: boolean;
  /** How long a stopping server still takes calls, so that its proxy notices first. */
  drainMs: number;
  /** Whether webhooks may call this machine. */
  loopbackWebhooks: boolean;
  /** Whether this instance sends webhooks. If others do, it can be limited to answering calls. */
  sendsWebhooks: boolean;
  /** The public URLs of the two hosts, if they differ from this machine's name and port. */
  publicUrls: { live: string; sandbox: string } | undefined;
  origins: readonly string[];
  merchants: SettingsOf;
  /** Where the dashboard sends page views (docs/page-views.md). */
  pageViews: string;
  /** A service with the range interface of Pwned Passwords; without it, only the list that ships is asked. */
  pwnedPasswordsUrl: string | undefined;
  /** Whether traces and metrics are sent by OTLP; the exporters read the address themselves. */
  sendsTelemetry: boolean;
  /** The share of calls that are traced, unless the caller's trace decides. */
  traceRatio: number;
  /** Where uploaded images are kept; without it, in the data folder. */
  s3: S3Settings | undefined;
  /** Without them, bank and acquirer are simulated in live too. */
  snapBank: SnapBankSettings | undefined;
  snapAcquirer: SnapAcquirerSettings | undefined;
};

export const readConfig = (env: Env, args: readonly string[] = []): Config => {
  // A typing error must not open the mailbox of a production server.
  const production = oneOf(env, 'NODE_ENV', 'development', STAGES) === 'production';
  const port = wholeNumber(env, 'PORT', 4000, 65_534);
  const host = env['HOST'] || '127.0.0.1';
  const seams = flag(env, 'TEST_SEAMS');
  const live = address(env, 'PUBLIC_LIVE_URL', 'http');
  const sandbox = address(env, 'PUBLIC_SANDBOX_URL', 'http');
  if (Boolean(live) !== Boolean(sandbox)) {
    throw new StartRefusal('Set PUBLIC_LIVE_URL and PUBLIC_SANDBOX_URL together, or neither.');
  }
  const publicUrls = live && sandbox ? { live, sandbox } : undefined;
  const trustProxy = flag(env, 'TRUST_PROXY');
  if (seams && (production || !LOOPBACK.has(host) || isProxied({ trustProxy, publicUrls }))) {
    throw new StartRefusal(
      'TEST_SEAMS=1 lets a caller set the clock, so it works only on HOST=127.0.0.1, behind no proxy and outside production.',
    );
  }
  const databaseUrl = address(env, 'DATABASE_URL', 'postgres');
  const authSecret = secret(env, 'AUTH_SECRET');
  if (production && databaseUrl && authSecret === undefined) {
    throw new StartRefusal(
      'Set AUTH_SECRET to at least 32 random characters, the same for every copy of the server.',
    );
  }
  const encryptionKey = secret(env, 'ENCRYPTION_KEY');
  const encryptionKeyFallback = secret(env, 'ENCRYPTION_KEY_FALLBACK');
  if (encryptionKeyFallback !== undefined && encryptionKey === undefined)
    throw new StartRefusal('ENCRYPTION_KEY_FALLBACK needs an ENCRYPTION_KEY: the fallback only opens.');
  return {
    port,
    host,
    migrations: oneOf(env, 'MIGRATIONS', production ? 'check' : 'run', ['run', 'check']),
    dataDir: env['DATA_DIR'] || '.data',
    databaseUrl,
    poolSize: wholeNumber(env, 'DATABASE_POOL', 10, 500),
    reset: flag(env, 'RESET') || args.includes('--reset'),
    production,
    authSecret,
    encryptionKey,
    authSecretFallback: secret(env, 'AUTH_SECRET_FALLBACK'),
    encryptionKeyFallback,
    seedPayments: env['SEED_PAYMENTS'] ? wholeNumber(env, 'SEED_PAYMENTS', 1, MOST_SEEDED) : undefined,
    logLevel: oneOf(env, 'LOG_LEVEL', production ? 'info' : 'warn', LOG_LEVELS),
    smtpUrl: address(env, 'SMTP_URL', 'smtp'),
    mailFrom: env['MAIL_FROM'] || 'Dasbor <no-reply@dasbor.test>',
    seams,
    answers: production ? 'report' : 'throw',
    limits: {
      perAddress: { most: wholeNumber(env, 'LIMIT_PER_ADDRESS', 120, 1e9), perSeconds: 60 },
      perSession: { most: wholeNumber(env, 'LIMIT_PER_SESSION', 1200, 1e9), perSeconds: 60 },
    },
    trustProxy,
    drainMs: 1000 * wholeNumber(env, 'DRAIN_SECONDS', production ? 5 : 0, 300, 0),
    loopbackWebhooks: !production && (seams || !databaseUrl || flag(env, 'LOOPBACK_WEBHOOKS')),
    sendsWebhooks: oneOf(env, 'WEBHOOKS', 'on', ['on', 'off']) === 'on',
    publicUrls,
    origins: [
      ...(live ? [new URL(live).origin] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`]),
      ...origins(env, 'DASHBOARD_ORIGINS', production ? '' : DEV_ORIGINS),
    ],
    pageViews: pageViews(env, 'PAGE_VIEWS'),
    merchants: readMerchantSettings(env['MERCHANTS_FILE'] || undefined),
    pwnedPasswordsUrl: address(env, 'PWNED_PASSWORDS_URL', 'http'),
    sendsTelemetry: address(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', 'http') !== undefined,
    traceRatio: share(env, 'OTEL_TRACES_SAMPLER_ARG'),
    s3: readS3(env),
    snapBank: readSnapBank(env),
    snapAcquirer: readSnapAcquirer(env),
  };
};

const STAGES = ['development', 'test', 'production'] as const;
const MOST_SEEDED = 10_000_000;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
// Vite serves the dashboard and the checkout here during development.
const DEV_ORIGINS = 'http://localhost:5173,http://127.0.0.1:5173,http://localhost:5175,http://127.0.0.1:5175';

/**
 * Sign tokens and cursors. Set AUTH_SECRET if several instances run; otherwise it is created once and stored beside the data. During a
 * rotation AUTH_SECRET_FALLBACK is accepted too.
 */
export const readSecrets = ({ authSecret, authSecretFallback, dataDir }: Config): Keys => [
  authSecret === undefined ? readSecretFile(dataDir) : Buffer.from(authSecret),
  ...(authSecretFallback === undefined ? [] : [Buffer.from(authSecretFallback)]),
];

/** Encrypt secrets in the database. Default without ENCRYPTION_KEY: derived from the signing secrets, so both rotate together. */
export const readSealingKeys = (
  { encryptionKey, encryptionKeyFallback }: Pick<Config, 'encryptionKey' | 'encryptionKeyFallback'>,
  signing: Keys,
): Keys => {
  const others = encryptionKeyFallback === undefined ? [] : [Buffer.from(encryptionKeyFallback)];
  const keys: Keys = encryptionKey === undefined ? signing : [Buffer.from(encryptionKey), ...others];
  return mapKeys(keys, (key) => derived(key, 'sealing'));
};

const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All four or none. With some of them, images would go to a folder that the next server does not have. */
const readS3 = (env: Env): S3Settings | undefined => {
  const endpoint = address(env, 'S3_ENDPOINT', 'http');
  const [bucket, accessKeyId, secretAccessKey] = [env[S3[1]], env[S3[2]], env[S3[3]]];
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region: env['S3_REGION'] || 'us-east-1', accessKeyId, secretAccessKey };
  if (S3.some((name) => env[name])) throw new StartRefusal(`Set ${S3.join(', ')} together, or none of them.`);
  return undefined;
};
