import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureContract } from './build.mjs';
import { inRoot, root } from './paths.mjs';
import { copyDatabase, startPostgres } from './postgres.ts';
import { testTime } from './test-run/test-time.mjs';

const READY_WITHIN_MS = 120_000;

/** The URL of a freshly seeded database, from `seedDatabase`; if set, servers start with a copy of it. */
export const SEEDED_DATABASE = 'DASBOR_SEEDED_DATABASE';
const OF_TESTS = {
  // The clock can be set, the mailbox read, and webhooks may go to this machine.
  TEST_SEAMS: '1',
  // Shared, so that a server started on a copy can decrypt what another one encrypted.
  AUTH_SECRET: 'the servers of all tests have the same',
  LOG_LEVEL: 'warn',
  // A journey reads them.
  PAGE_VIEWS: 'own',
  // Shared too: a copied database names the images of the seeded one.
  DATA_DIR: inRoot('.cache/test-data'),
};

/**
 * Starts the reference API on its own freshly seeded database, in test time: live mode on `port`, sandbox on the next one. Uses
 * PostgreSQL
 * like production, which takes half the processor time of the embedded database. The returned function stops the server and removes
 * its data.
 * @param {number} port
 * @param {Record<string, string>} [env]
 * @returns {Promise<() => Promise<void>>}
 */
export const startApiServer = async (port, env = {}) => {
  const seeded = env.SEED_PAYMENTS ? undefined : process.env[SEEDED_DATABASE];
  const database = seeded ? await copyDatabase(seeded) : await makeDatabase();
  try {
    const stop = await startServer(port, { ...env, DATABASE_URL: database.url });
    return () => stop().finally(database.remove);
  } catch (error) {
    await database.remove();
    throw error;
  }
};

/** Creates a database for `SEEDED_DATABASE`: seeding takes several seconds, a copy a fraction of one. */
export const seedDatabase = async (port) => {
  const database = await makeDatabase();
  try {
    const stop = await startServer(port, { DATABASE_URL: database.url });
    await stop();
    return database;
  } catch (error) {
    await database.remove();
    throw error;
  }
};

const makeDatabase = async () => {
  const postgres = await startPostgres({ forgetful: true, settings: ['max_connections=200'] });
  try {
    return { url: await postgres.createDatabase('dasbor'), remove: postgres.stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
};

const startServer = async (port, env) => {
  await ensureContract();
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', inRoot('apps/api/src/server.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...surroundings(), ...testTime(), ...OF_TESTS, PORT: String(port), ...env },
    },
  );
  const said = collectOutput(server);

  const end = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };

  try {
    await untilReady(server, port, said);
  } catch (error) {
    await end();
    throw error;
  }
  return async () => {
    await end();
    if (server.exitCode !== 0)
      throw new Error(`The server did not end cleanly (${server.exitCode}):\n${said()}`);
  };
};

const untilReady = async (server, port, said) => {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended before it was ready:\n${said()}`);
    if (Date.now() > until) throw new Error(`The server was not ready in time:\n${said()}`);
    const answers = await Promise.all([isReady(port), isReady(port + 1)]);
    if (answers.every(Boolean)) return;
    await sleep(200);
  }
};

const isReady = (port) =>
  fetch(`http://localhost:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

/** The server's last output, for failure messages. */
const collectOutput = (server) => {
  let text = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => (text = `${text}${chunk}`.slice(-8_000)));
  }
  return () => text;
};

/** Without the shell's database, production setting and mail server: any of them would disable the mailbox. */
const surroundings = () => {
  const { DATABASE_URL: _database, NODE_ENV: _production, SMTP_URL: _mailServer, ...env } = process.env;
  return env;
};
