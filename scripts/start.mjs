// `npm start`: builds what is stale, then runs the API, which opens the database, migrates, seeds on the first run and serves the
// dashboard and the checkout. `npm start -- --reset` starts over. The API process prints the URL and the demo users.
import { spawn } from 'node:child_process';
import { ensureContract, ensurePages } from './lib/build.mjs';
import { refuseKeptByNpm } from './lib/kept-by-npm.mjs';
import { inRoot, root } from './lib/paths.mjs';

refuseKeptByNpm('npm start', ['--reset']);
const unknown = process.argv.slice(2).filter((arg) => arg !== '--reset');
if (unknown.length > 0) {
  console.error(
    `Unknown option ${unknown.join(' ')}. The only option is --reset, which deletes the data and begins anew.`,
  );
  process.exit(2);
}

try {
  await ensureContract();
  await ensurePages();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// Without pnpm in between: npm and pnpm do not forward SIGTERM, so the server would keep running.
const server = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', inRoot('apps/api/src/server.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: process.env.DATA_DIR ?? inRoot('.data') },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
);
