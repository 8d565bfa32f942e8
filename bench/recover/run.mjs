// `npm run bench recover`: follows docs/recovering.md on a real PostgreSQL with an archive, while the API is called. A base backup is made
// under load, rows are destroyed, and the scripts of ops/backup restore the moment before. Then the database password, ENCRYPTION_KEY and
// AUTH_SECRET are changed one after the other. Exits with 1 if an acknowledged write from before the moment is missing, a later one is
// there, the books or the audit chains do not close, or a sign-in ends.
//   RECOVER_SECONDS (2, of each load)
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensurePostgres } from '../../scripts/lib/debian-postgres.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { enterTestTime } from '../../scripts/lib/test-run/test-time.mjs';
import { read, topUp } from '../faults/flows.mjs';
import { startLoad } from '../faults/load.mjs';
import { killableServer } from '../faults/server.mjs';
import { makeCluster } from '../../scripts/lib/backup-cluster.mjs';

const SECONDS = Number(process.env.RECOVER_SECONDS ?? 2);
const FIRST = Number(process.env.RECOVER_PORT ?? 4721);
const PORTS = { postgres: FIRST, api: FIRST + 1 };
const [OLD, NEW, KEY] = ['old', 'new', 'key'].map((name) => `${name} secret of the recover benchmark`);
const [WRITERS, READERS] = [4, 1];

const bin = await ensurePostgres();
if (!bin) {
  console.log('recover: not tested, because this machine has no PostgreSQL with pg_basebackup');
  process.exit(0);
}
const realNow = Date.now;
// Top-ups pause before midnight.
enterTestTime();
const folder = await mkdtemp(join(tmpdir(), 'dasbor-recover-'));
await chmod(folder, 0o755);
const began = realNow();
const took = async (what, work) => {
  const from = realNow();
  const result = await work();
  console.log(`${what}: ${((realNow() - from) / 1000).toFixed(1)} s`);
  return result;
};
const wrong = [];
const expect = (what, isTrue) => {
  if (!isTrue) wrong.push(what);
};

const url = `http://127.0.0.1:${PORTS.api + 1}`;
const api = (env) =>
  killableServer({
    port: PORTS.api,
    databaseUrl: cluster.url,
    dataDir: join(folder, 'data'),
    env: { SEED_PAYMENTS: '200', ...env },
  });
const post = async (path, body) =>
  (
    await (
      await fetch(`${url}/dashboard/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()
  ).data;
const isSignedIn = async ({ token }) =>
  (await fetch(`${url}/dashboard/session`, { headers: { authorization: `Bearer ${token}` } })).status === 200;
const refreshed = async ({ refresh_token: token }) => post('users/refresh_token', { token });
const trade = async ({ token }) => {
  const acknowledged = [];
  const workers = [
    [WRITERS, topUp({ token, acknowledged })],
    [READERS, read({ token, paths: ['/dashboard/balance', '/dashboard/topups'] })],
  ];
  const load = startLoad({ url, workers });
  await delay(SECONDS * 1000);
  await load.stop();
  for (const [what] of load.told.wrong) wrong.push(`a call was refused: ${what}`);
  return acknowledged;
};
const command = async (script, env) => {
  const { code, output } = await run(
    'node',
    ['--disable-warning=ExperimentalWarning', inRoot('scripts', script)],
    {
      quiet: true,
      env: { DATABASE_URL: cluster.url, DATA_DIR: join(folder, 'data'), ...env },
    },
  );
  console.log(output.trim());
  expect(`${script} failed`, code === 0);
  return output;
};

const cluster = await makeCluster({ bin, folder, port: PORTS.postgres });
let data = 'live';
let server = api({ AUTH_SECRET: OLD });
const restartWith = async (env) => {
  await server.stop();
  server = api(env);
  await server.start();
};

try {
  await server.start();
  let session = (await post('login', { email: 'owner@demo.test', password: 'Dasbor-Demo-1' })).sandbox;

  // Both in one: trade goes on while the base backup is made.
  const [early] = await Promise.all([trade(session), took('base backup under load', cluster.baseBackup)]);
  const before = [...early, ...(await trade(session))];
  const [{ moment }] = await cluster.admin('select clock_timestamp()::text as moment');
  const after = await trade(session);
  expect('there was no trade', before.length > 0 && after.length > 0);

  // The disaster: somebody deletes as the owner of the whole server.
  await cluster.admin('truncate ledger_entry, top_up cascade');
  await cluster.archiveAll();
  await server.stop();
  await cluster.stop('live');

  await took('restore', async () => {
    await cluster.restore('restored', moment);
    data = 'restored';
    await cluster.start('restored');
    while ((await cluster.admin('select pg_is_in_recovery() as waits'))[0].waits) await delay(50);
  });
  const rows = await cluster.admin(`select id from top_up where status = 'completed'`);
  const restored = new Set(rows.map(({ id }) => id));
  expect(
    'an acknowledged write is missing',
    before.every((id) => restored.has(id)),
  );
  expect(
    'a write after the moment is there',
    after.every((id) => !restored.has(id)),
  );
  console.log(`${before.length} writes before the moment are there, ${after.length} after it are not`);
  await command('ledger-check.mjs');
  await restartWith({ AUTH_SECRET: OLD });
  expect('the sign-in from before the backup ended', await isSignedIn(session));
  await trade(session);
  await command('audit-check.mjs', { AUTH_SECRET: OLD });

  // The password of the database: no restart.
  await cluster.changePassword('second-password');
  await delay(300);
  expect('the new password is not used', await isSignedIn(session));
  expect('no trade with the new password', (await trade(session)).length > 0);

  // A key of its own for what is sealed, then another secret for what is signed: each in three steps.
  for (const { steps, sealed } of [
    {
      sealed: true,
      steps: [
        { AUTH_SECRET: OLD, ENCRYPTION_KEY: OLD, ENCRYPTION_KEY_FALLBACK: KEY },
        { AUTH_SECRET: OLD, ENCRYPTION_KEY: KEY, ENCRYPTION_KEY_FALLBACK: OLD },
        { AUTH_SECRET: OLD, ENCRYPTION_KEY: KEY },
      ],
    },
    {
      sealed: false,
      steps: [
        { AUTH_SECRET: OLD, AUTH_SECRET_FALLBACK: NEW, ENCRYPTION_KEY: KEY },
        { AUTH_SECRET: NEW, AUTH_SECRET_FALLBACK: OLD, ENCRYPTION_KEY: KEY },
        { AUTH_SECRET: NEW, ENCRYPTION_KEY: KEY },
      ],
    },
  ]) {
    for (const [index, env] of steps.entries()) {
      await restartWith(env);
      if (index < 2) expect(`step ${index + 1} refused a token`, await isSignedIn(session));
      session = await refreshed(session);
      expect(`step ${index + 1} ended the sign-in`, Boolean(session) && (await isSignedIn(session)));
      if (sealed && index === 1) {
        await command('rotate-keys.mjs', env);
        expect(
          'a second run found more',
          /opens (\d+) of \1 values/.test(await command('rotate-keys.mjs', env)),
        );
      }
    }
  }
  await command('audit-check.mjs', { AUTH_SECRET: NEW, ENCRYPTION_KEY: KEY });
  await command('ledger-check.mjs');
  await server.stop();
  const refused = api({ AUTH_SECRET: NEW, ENCRYPTION_KEY: OLD });
  const said = await refused.start().then(
    () => 'started',
    ({ message }) => message,
  );
  await refused.stop();
  expect('a server with the old key started', said.includes('sealed with another ENCRYPTION_KEY'));
} finally {
  await server.stop();
  if (existsSync(join(folder, data, 'postmaster.pid'))) await cluster.stop(data, 'immediate');
  await rm(folder, { recursive: true, force: true });
}
for (const one of wrong) console.error(one);
console.log(
  wrong.length === 0
    ? `recover: restored to the moment and rotated every secret in ${((realNow() - began) / 1000).toFixed(0)} s`
    : `recover: ${wrong.length} rules are broken`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
