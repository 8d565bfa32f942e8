import type { FastifyInstance, InjectOptions } from 'fastify';
import sql from 'sql-template-tag';
import { buildApp } from '../app.ts';
import type { AppOptions } from '../app.ts';
import { composeDeps } from '../compose.ts';
import type { Deps } from '../deps.ts';
import { makeValidations } from '../features/disbursements/public.ts';
import { makeExports } from '../features/exports/public.ts';
import { makeNotifications } from '../features/notifications/public.ts';
import { makeUploads } from '../features/uploads/public.ts';
import { makeRefunds } from '../features/refunds/public.ts';
import { webhookCalls } from '../features/webhooks/deliveries/calls.ts';
import { makeEngine } from '../features/webhooks/engine/engine.ts';
import type { Engine } from '../features/webhooks/engine/engine.ts';
import { startBackground } from '../platform/work/background.ts';
import { payoutOwners } from '../payout-owners.ts';
import { uploadKinds } from '../upload-kinds.ts';
import { makePayouts } from '../platform/payouts/engine.ts';
import type { PayoutEngine } from '../platform/payouts/engine.ts';
import type { Workers } from '../platform/work/workers.ts';
import { settableClock } from '../platform/clock.ts';
import type { SettableClock } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import { makeLog } from '../platform/log.ts';
import { makeMetrics } from '../platform/observe/metrics.ts';
import { readMerchantSettings } from '../platform/merchant/settings.ts';
import type { SettingsOf } from '../platform/merchant/settings.ts';
import type { Mode } from '../platform/merchant/mode.ts';
import type { Outgoing } from '../platform/outgoing/post.ts';
import { leakedPasswords } from '../rails/leaked-passwords/leaked-passwords.ts';
import { memoryStorage } from './storage/memory-storage.ts';
import type { Storage } from '../rails/storage/port.ts';
import type { Secrets } from '../secrets.ts';
import { loadContract } from '../spec/contract.ts';
import { makeContractCheck } from './contract-check.ts';
import { openTestDatabase } from './database/database.ts';
import { TEST_NOW, TEST_SECRETS } from './demo.ts';
import { rememberFaults } from './faults.ts';
import { addPeople, CHEAP_PASSWORDS, PASSWORD } from './people.ts';

/** The body as text and parsed. The contract check has validated it, so a test can choose its type. */
export type Reply = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  bytes: Buffer;
  json: <T>() => T;
};
export type Ask = InjectOptions & {
  mode?: Mode;
  token?: string | undefined;
  /** Calls as a merchant's server, by HTTP Basic. */
  apiKey?: string | undefined;
  /** The test expects a fault. Any other answer with 500 fails the test with its reason. */
  wantsFault?: boolean;
};
export type Tokens = { live: string; sandbox: string; refresh: string; sandboxRefresh: string };
export type Problem = {
  error: string;
  error_code: string;
  request_id: string;
  params?: Record<string, string | number>;
  errors?: { field: string; code: string; message: string; params?: Record<string, string | number> }[];
};

export type TestApp = {
  db: Db;
  clock: SettableClock;
  deps: Deps;
  /** Sends webhooks on demand: `await app.webhooks.drain()`. */
  webhooks: Engine;
  /** Sends transfers to the simulated bank on demand. */
  payouts: PayoutEngine;
  /** Asks the simulated bank about the accounts of drafts. */
  validations: Workers;
  /** Asks the simulated acquirer to carry out approved refunds. */
  refunds: Workers;
  /** Makes the records of submitted uploads. */
  uploads: Workers;
  /** Makes requested files, in chunks of a few rows. */
  exports: Workers;
  /** Tells people what happened, and sends what is due. */
  notifications: ReturnType<typeof makeNotifications>;
  live: FastifyInstance;
  sandbox: FastifyInstance;
  /** Calls a host in process. Every answer is checked against the contract. */
  ask: (
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    ask?: Ask,
  ) => Promise<Reply>;
  signIn: (email: string, password?: string) => Promise<Tokens>;
  /** The newest mail to an address. */
  mailTo: (email: string) => Promise<{ body: string; code: string; token: string }>;
  close: () => Promise<void>;
};

export type TestOptions = {
  /** Fills the fresh database. Default: the users of `people.ts`. */
  seed?: (db: Db, now: Date) => Promise<unknown>;
  /** Uses the demo data instead, created once for all files if the database can copy it. */
  hasDemo?: boolean;
  now?: string;
  handlers?: NonNullable<AppOptions['handlers']>;
  limits?: AppOptions['limits'];
  dashboard?: AppOptions['dashboard'];
  checkout?: AppOptions['checkout'];
  merchants?: SettingsOf;
  logTo?: Parameters<typeof makeLog>[1];
  outgoing?: Outgoing;
  /** Instead of the simulated acquirer. */
  acquirer?: (simulated: Deps['acquirer']) => Deps['acquirer'];
  notices?: AppOptions['notices'];
  storage?: Storage;
  secrets?: Secrets;
};

const contract = loadContract();
const checkContract = makeContractCheck(contract);
const PER_MINUTE = { most: 1e6, perSeconds: 60 };
const PER_SECOND = { perSecond: 1e6, burst: 1e6 };
const GENEROUS = {
  perAddress: PER_MINUTE,
  perSession: PER_MINUTE,
  perKey: { read: PER_SECOND, write: PER_SECOND },
};
/** Every name resolves to this machine, where a test has its receivers, and timeouts are short. */
const callsToThisMachine = () =>
  webhookCalls({ loopback: true, timeoutMs: 500, resolve: async () => ['127.0.0.1'] });

export const basic = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

/** Both hosts on a fresh database for this file, with a clock that stands still until it is set. */
export const startTestApp = async (options: TestOptions = {}): Promise<TestApp> => {
  const { hasDemo = false, seed = hasDemo ? undefined : addPeople } = options;
  const database = await openTestDatabase({ hasDemo });
  const now = new Date(options.now ?? TEST_NOW);
  await seed?.(database.db, now);
  const app = await buildTestApp(database.db, now, options);
  return {
    ...app,
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
};

/** The same database with a newly built application, as after a restart. */
export const rebuild = (before: TestApp, options: TestOptions = {}): Promise<TestApp> =>
  buildTestApp(before.db, before.clock.now(), options);

const buildTestApp = async (db: Db, now: Date, options: TestOptions): Promise<TestApp> => {
  const clock = settableClock();
  clock.set(now);
  const log = makeLog(options.logTo ? 'trace' : 'silent', options.logTo);
  const outgoing = options.outgoing ?? callsToThisMachine();
  let wake = (): void => undefined;
  const deps = composeDeps({
    db,
    clock,
    secrets: options.secrets ?? TEST_SECRETS,
    passwords: CHEAP_PASSWORDS,
    evenMs: 0,
    leakedPasswords: leakedPasswords(undefined, log),
    outgoing,
    storage: options.storage ?? memoryStorage(),
    log,
    merchants: options.merchants ?? readMerchantSettings(undefined),
    dashboardUrl: 'http://dasbor.test',
    apiUrls: { live: 'http://dasbor.test', sandbox: 'http://sandbox.dasbor.test' },
    wake: () => wake(),
  });
  if (options.acquirer) deps.acquirer = options.acquirer(deps.acquirer);
  const background = await startBackground({ db, events: deps.events, clock, transport: undefined, log });
  wake = background.wake;
  const common = {
    contract,
    log,
    metrics: makeMetrics({ db, clock }),
    limits: options.limits ?? GENEROUS,
    answers: 'throw' as const,
    origins: ['http://dasbor.test'],
    mailbox: true,
    payPages: true,
    seam: clock,
    ...(options.handlers && { handlers: options.handlers }),
    ...(options.checkout && { checkout: options.checkout }),
  };
  const live = await buildApp(deps, {
    ...common,
    mode: 'live',
    apiUrl: 'http://dasbor.test',
    ...(options.dashboard && { dashboard: options.dashboard }),
    ...(options.notices && { notices: options.notices }),
  });
  const sandbox = await buildApp(deps, { ...common, mode: 'sandbox', apiUrl: 'http://sandbox.dasbor.test' });
  const faultOf = rememberFaults([live, sandbox]);

  const ask: TestApp['ask'] = async (
    method,
    url,
    { mode = 'live', token, apiKey, headers, wantsFault = false, ...rest } = {},
  ) => {
    const response = await (mode === 'live' ? live : sandbox).inject({
      method,
      url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(apiKey && { authorization: basic(apiKey) }),
        ...headers,
      },
      ...rest,
    });
    const fault = response.statusCode === 500 ? faultOf(response.headers['x-request-id']) : undefined;
    if (fault && !wantsFault)
      throw new Error(`${method} ${url} was answered 500. ${String(fault)}`, { cause: fault });
    const text = response.body;
    const contentType = String(response.headers['content-type'] ?? '');
    checkContract({ method, url, status: response.statusCode, contentType, text });
    return {
      status: response.statusCode,
      headers: response.headers,
      text,
      bytes: response.rawPayload,
      json: <T>() => JSON.parse(text) as T,
    };
  };

  const webhooks = makeEngine({ ...deps, log });
  const payouts = makePayouts({ ...deps, owners: payoutOwners, log });
  const validations = makeValidations({ ...deps, log });
  const refunds = makeRefunds({ ...deps, log });
  const uploads = makeUploads({ ...deps, kinds: uploadKinds, log });
  const exports = makeExports({ ...deps, log, chunkRows: 20 });
  const notifications = makeNotifications({ ...deps, log });

  return {
    db,
    clock,
    deps,
    webhooks,
    payouts,
    validations,
    refunds,
    uploads,
    exports,
    notifications,
    live,
    sandbox,
    ask,
    signIn: async (email, password = PASSWORD) => {
      const reply = await ask('POST', '/dashboard/login', { payload: { email, password } });
      const { data } = reply.json<{
        data: { token: string; refresh_token: string; sandbox: { token: string; refresh_token: string } };
      }>();
      if (reply.status !== 200 || !data.token) throw new Error(`${email} could not sign in: ${reply.text}`);
      return {
        live: data.token,
        sandbox: data.sandbox.token,
        refresh: data.refresh_token,
        sandboxRefresh: data.sandbox.refresh_token,
      };
    },
    mailTo: async (email) => {
      const { body } = await db.system((tx) =>
        tx.one<{ body: string }>(
          sql`select body from mail where recipient = ${email} order by id desc limit 1`,
        ),
      );
      return { body, code: /\b\d{6}\b/.exec(body)?.[0] ?? '', token: /token=([\w-]+)/.exec(body)?.[1] ?? '' };
    },
    close: async () => {
      await Promise.all([live.close(), sandbox.close()]);
      await Promise.all([background.stop(), webhooks.stop()]);
      outgoing.close();
    },
  };
};
