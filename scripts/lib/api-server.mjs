import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureContract } from './build.mjs';
import { inRoot, root } from './paths.mjs';
import { testTime } from './test-time.mjs';

const READY_WITHIN_MS = 120_000;

/** A data folder as the first start leaves it, by `seedDataFolder`; where there is one, servers begin with a copy. */
export const SEEDED_DATA = 'DASBOR_SEEDED_DATA';

/**
 * The reference API on a database of its own, freshly seeded, in test time: live mode on `port`, the sandbox on the next one. The
 * database is the embedded one, if `env` does not name another. The function answered ends the server and leaves no trace.
 * @param {number} port
 * @param {Record<string, string>} [env]
 * @returns {Promise<() => Promise<void>>}
 */
export async function startApiServer(port, env = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dasbor-server-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const seeded = process.env[SEEDED_DATA];
    if (seeded && !env.SEED_PAYMENTS && !env.DATABASE_URL) await cp(seeded, dataDir, { recursive: true });
    const stop = await startServer(port, { ...env, DATA_DIR: dataDir });
    return () => stop().finally(remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Seeds a folder for `SEEDED_DATA`: seeding takes several seconds, a copy a fraction of one. */
export async function seedDataFolder(port) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dasbor-seeded-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const stop = await startServer(port, { DATA_DIR: dataDir });
    await stop();
    return { dataDir, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function startServer(port, env) {
  await ensureContract();
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', inRoot('apps/api/src/server.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...surroundings(), ...testTime(), PORT: String(port), LOG_LEVEL: 'warn', ...env },
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
}

async function untilReady(server, port, said) {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended before it was ready:\n${said()}`);
    if (Date.now() > until) throw new Error(`The server was not ready in time:\n${said()}`);
    const answers = await Promise.all([isReady(port), isReady(port + 1)]);
    if (answers.every(Boolean)) return;
    await sleep(200);
  }
}

function isReady(port) {
  return fetch(`http://localhost:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** The last of what the server said, for the message of a failure. */
function collectOutput(server) {
  let text = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => (text = `${text}${chunk}`.slice(-8_000)));
  }
  return () => text;
}

/** Neither the database that the shell points to, nor its production or mail server: with either there is no mailbox to read codes from. */
function surroundings() {
  const { DATABASE_URL: _database, NODE_ENV: _production, SMTP_URL: _mailServer, ...env } = process.env;
  return env;
}
