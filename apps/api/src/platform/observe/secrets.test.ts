import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Mode } from '../merchant/mode.ts';
import { makeVault } from '../vault.ts';
import type { Vault } from '../vault.ts';
import { readSealingKeys } from '../../config.ts';
import { DEMO_MERCHANTS, DEMO_PASSWORD } from '../../seed/accounts.ts';
import { seedDemo } from '../../seed/demo.ts';
import { follow, loadContract } from '../../spec/contract.ts';
import type { Operation } from '../../spec/contract.ts';
import { basic } from '../../testing/app.ts';
import type { Reply, TestApp } from '../../testing/app.ts';
import { startCollector } from '../../testing/observe/collector.ts';
import type { Collector } from '../../testing/observe/collector.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import type { TestDatabase } from '../../testing/database/database.ts';
import { TEST_NOW } from '../../testing/demo.ts';
import { addKey } from '../../testing/keys.ts';
import { requestOf, sampleIds } from '../../testing/matrix/requests.ts';
import type { SampleIds } from '../../testing/matrix/requests.ts';
import { CANARY_VALUES, secretsIn, withCanaries, withNonsense } from '../../testing/observe/canaries.ts';
import { personalColumns, storedAboutPeople } from '../../testing/observe/stored.ts';
import { freePorts, startServer } from '../../testing/observe/server-process.ts';
import type { ServerProcess } from '../../testing/observe/server-process.ts';

/** They end the sign-in that the others need. */
const LAST = [
  'startViewingAs',
  'switchMerchant',
  'endSession',
  'logout',
  'logoutAll',
  'deleteProfile',
  'changePassword',
];
type Caller = { mode: Mode; token: string; apiKey: string };
/** Signing in needs them, also while the others are broken. */
const SPARED = /person|user_account|session|api_key|refresh_token|webhook_secret/;

const contract = loadContract();
const operations = contract.operations
  .filter(({ streams, id }) => !streams && !LAST.includes(id))
  .toSorted((a, b) => (a.method === 'GET' ? 0 : 1) - (b.method === 'GET' ? 0 : 1));

const AUTH_SECRET = 'secrets-secrets-secrets-secrets-secrets';
/** As the server makes it of that secret: it refuses a database that another has sealed. */
const vaultOf = (secret: string): Vault =>
  makeVault(
    readSealingKeys({ encryptionKey: undefined, encryptionKeyFallback: undefined }, [Buffer.from(secret)]),
  );

let database: TestDatabase;
let collector: Collector;
let mailServer: Server;
let server: ServerProcess;
let port: number;
const needles = new Set<string>([...CANARY_VALUES, DEMO_PASSWORD, 'Sari Dewi']);
const statuses: number[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.db, { now: new Date(TEST_NOW), vault: vaultOf(AUTH_SECRET) });
  collector = await startCollector();
  mailServer = await rejectingMailServer();
  port = await freePorts();
  server = startServer({
    PORT: String(port),
    DATABASE_URL: database.url ?? '',
    AUTH_SECRET,
    TEST_SEAMS: '1',
    LOG_LEVEL: 'trace',
    SMTP_URL: `smtp://kanari-user:kanari-password@127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
    LIMIT_PER_ADDRESS: '1000000',
    LIMIT_PER_SESSION: '1000000',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  await server.said('Dashboard');
  await fetch(`http://127.0.0.1:${port}/dev/clock`, {
    method: 'POST',
    body: JSON.stringify({ now: TEST_NOW }),
  });
}, 120_000);
afterAll(async () => {
  server.signal('SIGKILL');
  mailServer.close();
  await Promise.all([collector.close(), database.discard()]);
});

/** It repeats the address that it refuses, as many do. */
const rejectingMailServer = async (): Promise<Server> => {
  const listening = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk) => {
      const said = chunk.toString();
      if (said.startsWith('RCPT')) socket.write(`550 5.1.1 ${said.trim()}: Sari Dewi is unknown here\r\n`);
      else if (said.startsWith('AUTH')) socket.write('235 fine\r\n');
      else if (said.startsWith('EHLO')) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
      else socket.write('250 fine\r\n');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  return listening;
};

/** As `app.ask`, but through HTTP. It remembers what the answers hand out. */
const ask: TestApp['ask'] = async (method, url, { mode = 'live', token, apiKey, headers, payload } = {}) => {
  const body = Buffer.isBuffer(payload) ? new Uint8Array(payload) : payload && JSON.stringify(payload);
  const response = await fetch(`http://127.0.0.1:${mode === 'live' ? port : port + 1}${url}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(apiKey && { authorization: basic(apiKey) }),
      ...(headers as Record<string, string>),
    },
    ...(body !== undefined && { body }),
  });
  statuses.push(response.status);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (isJson) for (const secret of secretsIn(JSON.parse(text))) needles.add(secret);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text,
    json: <T>() => JSON.parse(text) as T,
  } as Reply;
};

const signIn = async (): Promise<Record<Mode, string>> => {
  const payload = { email: 'owner@demo.test', password: DEMO_PASSWORD };
  const reply = await ask('POST', '/dashboard/login', { payload });
  const { data } = reply.json<{ data: { token: string; sandbox: { token: string } } }>();
  return { live: data.token, sandbox: data.sandbox.token };
};

/** An operation as in the contract, with canaries in its fields, and with nonsense in body, path and query. */
const use = async (operation: Operation, ids: SampleIds, caller: Caller): Promise<void> => {
  const { method, url, headers, payload: file } = requestOf(operation, ids);
  const payload = exampleOf(operation) ?? file;
  const { permission } = operation;
  const as =
    permission === 'public' ? {} : permission === 'key' ? { apiKey: caller.apiKey } : { token: caller.token };
  const send = (to: string, body?: unknown) => {
    const fresh = operation.idempotent && { 'idempotency-key': crypto.randomUUID() };
    return ask(method, to, {
      mode: caller.mode,
      ...as,
      headers: { ...headers, ...fresh },
      ...(body !== undefined && { payload: body as object }),
    });
  };
  await send(url, payload);
  if (payload !== undefined && !Buffer.isBuffer(payload)) {
    await send(url, withCanaries(payload));
    await send(url, withNonsense(payload));
  }
  await send(`${operation.path.replaceAll(/\{\w+\}/g, 'kanari')}?${NONSENSE_QUERY}`);
};

const exampleOf = ({ body }: Operation): unknown => {
  const [example] = Object.values(body?.content['application/json']?.examples ?? {});
  return example && follow<{ value: unknown }>(contract.document, example).value;
};

const NONSENSE_QUERY = new URLSearchParams({
  search: 'kanari',
  q: 'kanari@rahasia.test',
  filters: '{"search":"kanari"}',
  cursor: 'kanari',
});

const useAll = async (these: readonly Operation[], caller: Caller): Promise<void> => {
  const ids = await sampleIds({ ask }, operations, caller);
  const waiting = these.values();
  const worker = async () => {
    for (const operation of waiting) await use(operation, ids, caller);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
};

/** Every insert and update fails, and PostgreSQL tells the whole row as the reason. */
const breakTables = async (): Promise<void> => {
  const columns = await personalColumns(database.db);
  const places = new Set([
    ...columns.map(({ place }) => place),
    'public.audit_event',
    'public.outbox',
    'public."order"',
  ]);
  const owner = new pg.Client({ connectionString: database.url ?? '' });
  await owner.connect();
  for (const place of places)
    if (!SPARED.test(place))
      await owner.query(`alter table ${place} add constraint broken check (false) not valid`);
  await owner.end();
};

/** As when the database restarts. */
const cutOff = async (isOff: boolean): Promise<void> => {
  const { pathname } = new URL(database.url ?? '');
  const admin = new pg.Client({ connectionString: (inject('database') as { adminUrl: string }).adminUrl });
  await admin.connect();
  await admin.query(`alter database ${pathname.slice(1)} allow_connections ${!isOff}`);
  if (isOff)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      pathname.slice(1),
    ]);
  await admin.end();
};

const CODE_OR_TOKEN = /\b\d{6}\b|[\w-]{24,}/g;

/** Digits are not a leak inside a longer number or an id of a trace. */
const contains = (text: string, needle: string): boolean =>
  /^\d+$/.test(needle) ? new RegExp(`(?<![0-9a-f])${needle}(?![0-9a-f])`).test(text) : text.includes(needle);

/** Where to look. */
const around = (text: string, needle: string): string => {
  const at = text.indexOf(needle);
  return text.slice(Math.max(0, at - 150), at + needle.length + 50);
};

test('log and traces at the lowest level hold nothing about people, whatever succeeds, is refused or breaks', async () => {
  const columns = await personalColumns(database.db);
  const tokens = await signIn();
  const merchantId = DEMO_MERCHANTS.kopi.id;
  const keys = {
    live: (await addKey(database.db, { merchantId, mode: 'live' }, 90)).secret,
    sandbox: (await addKey(database.db, { merchantId, mode: 'sandbox' }, 91)).secret,
  };
  for (const secret of Object.values(keys)) needles.add(secret);
  const writing = operations.filter(({ method }) => method !== 'GET');
  await useAll(operations, { mode: 'live', token: tokens.live, apiKey: keys.live });
  await useAll(writing, { mode: 'sandbox', token: tokens.sandbox, apiKey: keys.sandbox });
  for (const value of await storedAboutPeople(database.db, columns)) needles.add(value);
  const codes = await database.db.system((tx) =>
    tx.rows<{ body: string }>(
      sql`select body from mail where body is not null and kind ~ 'otp|code|password|email'`,
    ),
  );
  for (const { body } of codes) for (const [secret] of body.matchAll(CODE_OR_TOKEN)) needles.add(secret);

  await breakTables();
  await useAll(writing, { mode: 'live', token: tokens.live, apiKey: keys.live });
  await cutOff(true);
  await ask('GET', '/dashboard/payments', { token: tokens.live });
  await ask('GET', '/readyz');
  await cutOff(false);
  server.signal('SIGTERM');
  const { output } = await server.ended;
  // Before the first call, the banner of a demonstration names its accounts.
  const written = `${output.slice(output.indexOf('answered'))}\n${collector.text()}`;

  // Otherwise nothing would have been tested.
  const times = Object.groupBy(statuses, String);
  const least = { 200: 200, 201: 20, 400: 500, 500: 10, 503: 1 };
  for (const [status, count] of Object.entries(least))
    expect(times[status]?.length ?? 0, status).toBeGreaterThanOrEqual(count);
  expect(columns.length).toBeGreaterThan(20);
  expect(needles.size).toBeGreaterThan(300);
  expect(['"level":30', '"level":40', '"level":50'].filter((level) => !output.includes(level))).toEqual([]);
  const leaks = [...needles].filter((needle) => contains(written, needle));
  expect(leaks.map((needle) => `${needle} in ${around(written, needle)}`)).toEqual([]);
}, 480_000);
