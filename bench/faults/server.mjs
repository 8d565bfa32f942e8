import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../scripts/lib/paths.mjs';

const READY_WITHIN_MS = 120_000;

/** The reference API, or the copy of it in `folder`, as a process that can be killed at any moment and restarted on the same database. */
export const killableServer = ({ port, databaseUrl, dataDir, env = {}, folder = root, user = {} }) => {
  let server;
  let said = '';
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  /** Without waiting until it is ready. */
  const launch = () => {
    said = '';
    server = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(folder, 'apps/api/src/server.ts')],
      {
        cwd: folder,
        ...user,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PORT: String(port),
          DATABASE_URL: databaseUrl,
          DATA_DIR: dataDir,
          LOG_LEVEL: 'error',
          WEBHOOKS: 'off',
          LIMIT_PER_ADDRESS: '1000000',
          LIMIT_PER_SESSION: '1000000',
          ...env,
        },
      },
    );
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4000)));
  };

  return {
    url: `http://127.0.0.1:${port}`,
    launch,
    start: async () => {
      launch();
      const until = Date.now() + READY_WITHIN_MS;
      while (!(await isReady())) {
        if (server.exitCode !== null || Date.now() > until)
          throw new Error(`The server did not start:\n${said}`);
        await delay(50);
      }
    },
    hasEnded,
    /** Of the last exit; null if a signal ended it. */
    exitCode: () => server.exitCode,
    /** Its last output. */
    said: () => said,
    /** Like the kernel: without notice or cleanup. */
    kill: async () => {
      if (server.exitCode !== null) throw new Error(`The server ended by itself:\n${said}`);
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    /** Whatever state it is in. */
    end: async () => {
      if (!server || hasEnded()) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      if (!server || hasEnded()) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
};
