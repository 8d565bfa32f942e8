import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startPostgres as startServer } from '../../scripts/lib/postgres.ts';

/** A PostgreSQL for this benchmark, with the settings of a small server. */
export const startPostgres = (port) =>
  startServer({ port, settings: ['shared_buffers=512MB', 'max_wal_size=4GB', 'maintenance_work_mem=256MB'] });

/** Each server is its own process, so that the load generator's work is not counted. */
export const startProcess = (file, args, env) => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, file), ...args],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    },
  );
  const done = new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}.`))));
  });
  // The promise need not be awaited, so its rejection must not be unhandled.
  done.catch(() => undefined);
  return { done, stop: () => child.kill('SIGTERM') };
};
