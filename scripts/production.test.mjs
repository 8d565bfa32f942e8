// `npm test -- production`: builds the folder for production and runs it elsewhere, as a user who may write nowhere, on its own PostgreSQL.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { asAdmin } from '../bench/faults/admin.mjs';
import { killableServer } from '../bench/faults/server.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.ts';
import { run } from './lib/run.mjs';
import { testTime } from './lib/test-run/test-time.mjs';

const PORT = Number(process.env.PRODUCTION_PORT ?? 4178);
const OWNER = 'postgres:postgres@';
const API = 'dasbor_api:api-password@';
const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a secret of forty characters for one test',
};
// The user nobody, who owns none of the files.
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
/** A server that outlives a failed test would keep the run from ending. */
const started = [];
const makeServer = (options) => {
  const server = killableServer(options);
  started.push(server);
  return server;
};
let elsewhere;
let folder;
let postgres;

before(async () => {
  const built = await run('node', ['scripts/build-production.mjs'], { quiet: true });
  assert.equal(built.code, 0, built.output);
  elsewhere = mkdtempSync(join(tmpdir(), 'dasbor-production-'));
  chmodSync(elsewhere, 0o755);
  folder = join(elsewhere, 'app');
  // As `docker build` copies it: links stay links.
  cpSync(inRoot('dist/production'), folder, { recursive: true, verbatimSymlinks: true });
  postgres = await startPostgres({ settings: ['max_connections=200'] });
});
after(async () => {
  for (const server of started) await server.end();
  await postgres?.stop();
  if (elsewhere) rmSync(elsewhere, { recursive: true, force: true });
});

/** A new database, and its addresses for the owner of the tables and for the copies. */
const newDatabase = async (name) => {
  const owner = await postgres.createDatabase(name);
  return { owner, api: owner.replace(OWNER, API) };
};

const command = (script, env, at = folder) =>
  spawnSync(process.execPath, [script], {
    cwd: at,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...production, ...env },
    ...unprivileged,
  });
const migrate = (url, at) => command('apps/api/src/migrate.ts', { DATABASE_URL: url }, at);

const makeApiUser = (url) =>
  asAdmin(
    url,
    `create role dasbor_api login password 'api-password' in role dasbor_app, dasbor_auth, dasbor_system`,
  );

/** Reads all of it: a client that does not would keep a stopping server waiting. */
const get = async (path, port = PORT) => {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`);
  await reply.arrayBuffer();
  return reply;
};

test('the folder has what the packages depend on and nothing of development', () => {
  const manifests = ['package.json', 'apps/api/package.json', 'packages/domain/package.json'];
  const development = new Set(manifests.flatMap((path) => Object.keys(readJson(path).devDependencies)));
  const production = new Set(manifests.flatMap((path) => Object.keys(readJson(path).dependencies ?? {})));
  const installed = readdirSync(join(folder, 'node_modules/.pnpm')).map((name) =>
    name.replaceAll('+', '/').replace(/(?<=.)@.*$/, ''),
  );
  const files = readdirSync(folder, { recursive: true }).filter((path) => !path.includes('node_modules'));

  assert.deepEqual(
    installed.filter((name) => development.has(name) && !production.has(name)),
    [],
  );
  assert.deepEqual(
    files.filter((path) => /\.test\.|\.stories\.|\btesting$|tsconfig|vitest|pnpm-lock/.test(path)),
    [],
  );
});

const readJson = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

test('every file that a source names by a relative path is in the folder', () => {
  const sources = readdirSync(folder, { recursive: true })
    .filter((path) => /\.(ts|mjs)$/.test(path) && !path.includes('node_modules') && !path.includes('dist/'))
    .map((path) => join(folder, path));
  const missing = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?<!import type .*)(?:from |import\(|new URL\()'(\.[^']+)'/g)]
      .map(([, name]) => join(path, '..', name))
      .filter((name) => !existsSync(name))
      .map((name) => `${path} names ${name}`),
  );

  assert.deepEqual(missing, []);
});

test('a server refuses a database without migrations, then serves both hosts and the pages and drains', async () => {
  const { owner, api } = await newDatabase('served');
  const early = command('apps/api/src/server.ts', { DATABASE_URL: owner, PORT: String(PORT) });
  const migrated = migrate(owner);
  await makeApiUser(owner);
  const again = migrate(owner);
  const byCopy = migrate(api);
  const server = makeServer({
    port: PORT,
    databaseUrl: api,
    dataDir: '/nowhere',
    folder,
    env: production,
    user: unprivileged,
  });
  await server.start();

  assert.equal(early.status, 1);
  assert.match(early.stderr, /^The database lacks \d+ of this version's migrations \(from 0001_roles\.sql\)/);
  assert.equal(migrated.status, 0, migrated.stderr);
  assert.equal(again.stdout, 'nothing to migrate\n');
  assert.equal(byCopy.stdout, 'nothing to migrate\n');
  for (const path of [
    '/',
    '/docs',
    '/docs/orders',
    '/docs/swagger-ui.js',
    '/docs/postman.json',
    '/openapi.json',
    '/pay/',
    '/readyz',
  ])
    assert.equal((await get(path)).status, 200, path);
  assert.equal((await get('/readyz', PORT + 1)).status, 200);
  assert.equal((await get('/dev/mailbox')).status, 404);
  // A client that does not read its answer does not keep the server from ending in order.
  const unread = await fetch(`http://127.0.0.1:${PORT}/docs/swagger-ui.js`);
  const stopped = server.stop();
  while ((await get('/readyz')).status === 200);
  assert.equal((await get('/healthz')).status, 200);
  await stopped;
  assert.equal(server.exitCode(), 0, server.said());
  await assert.rejects(unread.arrayBuffer());
  assert.equal(
    command('scripts/ledger-check.mjs', { DATABASE_URL: api }).stdout,
    'ledger: the books close\n',
  );
  const rotated = command('scripts/rotate-keys.mjs', { DATABASE_URL: api });
  assert.match(rotated.stdout, /^rotate: the current key opens (\d+) of \1 values/, rotated.stderr);
});

test('the version before serves the contract on the schema of this version', async () => {
  const { owner } = await newDatabase('newer');
  const old = join(elsewhere, 'old');
  cpSync(folder, old, { recursive: true, verbatimSymlinks: true });
  const newest = readdirSync(join(old, 'apps/api/migrations')).toSorted().at(-1);
  rmSync(join(old, 'apps/api/migrations', newest));
  const env = { ...testTime(), TEST_SEAMS: '1', AUTH_SECRET: production.AUTH_SECRET };
  const dataDir = join(elsewhere, 'data');
  const server = (at, more) =>
    makeServer({ port: PORT, databaseUrl: owner, dataDir, folder: at, env: { ...env, ...more } });
  const newer = server(folder, {});
  // Fills it with demo data.
  await newer.start();
  await newer.stop();
  const before = server(old, { MIGRATIONS: 'check' });
  await before.start();

  const ran = await run(
    'node',
    ['packages/contract/src/cli.ts', '--base-url', `http://127.0.0.1:${PORT + 1}`, ...AS_OWNER],
    { quiet: true, env: testTime() },
  );
  await before.stop();

  assert.equal(ran.code, 0, ran.output);
  assert.equal(migrate(owner, old).stdout, 'nothing to migrate\n');
});

// What happens most, in every part that keeps money. The whole contract passes too, and takes minutes.
const CALLED = [
  'createOrder',
  'createPayment',
  'simulatePayment',
  'listPayments',
  'getPayment',
  'listOrders',
  'createRefund',
  'approveRefund',
  'createTopUp',
  'simulateTopUp',
  'createWithdrawal',
  'getBalance',
  'createInvoice',
  'createPaymentLink',
  'createWebhook',
  'createExport',
  'listTransactions',
  'getSettlement',
  'createDisbursement',
  'approveDisbursement',
  'listNotifications',
  'getHomeSummary',
];
const AS_OWNER = [
  '--email',
  'owner@demo.test',
  '--password',
  'Dasbor-Demo-1',
  '--mailbox',
  `http://127.0.0.1:${PORT}/dev/mailbox`,
  ...CALLED.flatMap((id) => ['--only', id]),
];

test('the image is built from files that exist, by the pinned versions, and runs as nobody special', () => {
  const { toolchain } = readJson('package.json');
  const lines = readFileSync(inRoot('Dockerfile'), 'utf8').replaceAll('\\\n', ' ').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const value = (name) => last.findLast((line) => line.startsWith(`${name} `))?.slice(name.length + 1);

  for (const from of lines.filter((line) => line.startsWith('FROM ')))
    assert.match(from, new RegExp(`^FROM node:${toolchain.node}-`));
  assert.ok(lines.includes(`RUN npm install --global pnpm@${toolchain.pnpm}`));
  for (const [, script] of lines.join('\n').matchAll(/node (scripts\/\S+)/g))
    assert.ok(existsSync(inRoot(script)));
  assert.equal(value('COPY'), '--from=build /src/dist/production /app');
  assert.equal(value('USER'), 'node');
  assert.ok(existsSync(join(folder, JSON.parse(value('CMD'))[1])));
  assert.match(value('HEALTHCHECK'), /\/readyz/);
  assert.match(value('ENV'), /NODE_ENV=production/);
});

test('the composition names files, variables and addresses that exist', () => {
  const text = readFileSync(inRoot('compose.yaml'), 'utf8');
  const { services } = parse(text, { merge: true });
  const cfg = readFileSync(inRoot('ops/deploy/haproxy.cfg'), 'utf8');
  const example = readFileSync(inRoot('ops/deploy/env.example'), 'utf8');
  const given = new Set([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  const optional = [...example.matchAll(/^#(\w+)=/gm)].map(([, name]) => name);
  const binds = Object.values(services)
    .flatMap(({ volumes = [] }) => volumes)
    .filter((volume) => volume.startsWith('./') && !volume.startsWith('./ops/deploy/certificate.pem'));

  for (const volume of binds) assert.ok(existsSync(join(root, volume.split(':')[0])), volume);
  for (const [, name] of text.matchAll(/\$\{(\w+):\?\}/g))
    assert.ok(given.has(name), `${name} in env.example`);
  for (const [, name] of cfg.matchAll(/"\$\{(\w+)\}"/g))
    assert.ok(services.proxy.environment[name], `${name} of haproxy.cfg`);
  // The copies decode paths: %6detrics must not pass as another one.
  assert.match(cfg, /return status 404 if \{ path,url_dec \/metrics \/readyz \/healthz \}/);
  for (const name of ['api1', 'api2', 'api3']) {
    const { read_only: readOnly, environment, depends_on: needs } = services[name];
    assert.deepEqual([readOnly, environment.TRUST_PROXY], [true, '1']);
    assert.equal(needs.migrate.condition, 'service_completed_successfully');
    assert.doesNotMatch(environment.DATABASE_URL, /owner/);
    const passed = Object.keys(environment).filter((key) => environment[key] === null);
    assert.deepEqual(passed, optional);
  }
});
