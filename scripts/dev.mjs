// `pnpm dev`: the API restarts when its sources change; Vite serves the dashboard at DEV_PORT (5173), and the checkout at
// DEV_CHECKOUT_PORT (5175) with a proxy for its calls.
import { spawn } from 'node:child_process';
import { ensureContract } from './lib/build.mjs';
import { inRoot, root } from './lib/paths.mjs';

const vite = (app, port) =>
  spawn('pnpm', ['-C', `apps/${app}`, 'exec', 'vite', '--port', port], { cwd: root, stdio: 'inherit' });

await ensureContract();
const watch = ['apps/api/src', 'packages/domain/src', 'openapi/dist'].map(
  (folder) => `--watch-path=${inRoot(folder)}`,
);
const children = [
  spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...watch, inRoot('apps/api/src/server.ts')],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: process.env.DATA_DIR ?? inRoot('.data') },
    },
  ),
  vite('dashboard', process.env.DEV_PORT ?? '5173'),
  vite('checkout', process.env.DEV_CHECKOUT_PORT ?? '5175'),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children)
  child.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
