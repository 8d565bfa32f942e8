import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startPostgres as startServer } from '../../scripts/lib/postgres.ts';

/** A PostgreSQL of the bench's own, with settings that a small server would have. */
export const startPostgres = (port) =>
  startServer({ port, settings: ['shared_buffers=512MB', 'max_wal_size=4GB', 'maintenance_work_mem=256MB'] });

/** Each server is a process of its own, so that the load's work is not its work. */
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
  // Whoever does not wait for the end is not told of it.
  done.catch(() => undefined);
  return { done, stop: () => child.kill('SIGTERM') };
};
