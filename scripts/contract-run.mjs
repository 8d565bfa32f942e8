// `npm run contract`: our own API, freshly seeded, holds the whole contract, in sandbox, and every operation succeeds. What follows goes to `dasbor-contract`:
// `npm run contract -- --only listPayments --verbose`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startApiServer } from './lib/api-server.mjs';
import { inRoot } from './lib/paths.mjs';

const PORT = Number(process.env.CONTRACT_PORT ?? 4140);

// A run asks within a minute what people ask in a day.
const stop = await startApiServer(PORT, { LIMIT_PER_ADDRESS: '100000', LIMIT_PER_SESSION: '100000' });
const who = [
  '--base-url',
  `http://127.0.0.1:${PORT + 1}`,
  '--email',
  'owner@demo.test',
  '--password',
  'Dasbor-Demo-1',
  '--mailbox',
  `http://127.0.0.1:${PORT}/dev/mailbox`,
  '--two-step-email',
  'approver@demo.test',
  '--unverified-email',
  'unverified@demo.test',
  '--complete',
];
const run = spawn(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    inRoot('packages/contract/src/cli.ts'),
    ...who,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
const [code] = await once(run, 'exit');
await stop();
process.exit(code ?? 2);
