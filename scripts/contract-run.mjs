// `node scripts/contract-run.mjs`: our own API, freshly seeded in a folder of its own, holds the whole contract, in sandbox.
// Whatever follows goes to `dasbor-contract`: `--only listPayments --verbose`.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './lib/paths.mjs';

const PORT = Number(process.env.CONTRACT_PORT ?? 4140);
const SANDBOX = `http://127.0.0.1:${PORT + 1}`;
const READY_WITHIN_MS = 120_000;

const dataDir = await mkdtemp(join(tmpdir(), 'dasbor-contract-'));
const server = node(['apps/api/src/server.ts'], {
  PORT: String(PORT),
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  LOG_LEVEL: 'warn',
  // A run asks within a minute what people ask in a day.
  LIMIT_PER_ADDRESS: '100000',
  LIMIT_PER_SESSION: '100000',
});
let code = 2;
try {
  await untilReady();
  const { promise, resolve } = Promise.withResolvers();
  const who = ['--base-url', SANDBOX, '--email', 'owner@demo.test', '--password', 'Dasbor-Demo-1'];
  node(['packages/contract/src/cli.ts', ...who, ...process.argv.slice(2)]).on('exit', resolve);
  code = (await promise) ?? 2;
} finally {
  const ended = server.exitCode === null ? new Promise((resolve) => server.on('exit', resolve)) : undefined;
  server.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(code);

function node([file, ...args], env = {}) {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', inRoot(file), ...args], {
    stdio: ['ignore', file.startsWith('apps') ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
}

async function untilReady() {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && server.exitCode === null) {
    const ready = await fetch(`${SANDBOX}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await sleep(100);
  }
  throw new Error('The API did not start.');
}
