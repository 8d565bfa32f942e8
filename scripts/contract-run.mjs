// `npm run contract`: tests our own freshly seeded API against the whole contract, in sandbox; every operation must succeed. Arguments
// are passed to `dasbor-contract`: `npm run contract -- --only listPayments --verbose`. With `--base-url`, that server is tested and
// ours is not started.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { startApiServer } from './lib/api-server.mjs';
import { ensureContract } from './lib/build.mjs';
import { refuseKeptByNpm } from './lib/kept-by-npm.mjs';
import { inRoot } from './lib/paths.mjs';
import { testTime } from './lib/test-run/test-time.mjs';

const PORT = Number(process.env.CONTRACT_PORT ?? 4140);
const SANDBOX = ['--base-url', `http://127.0.0.1:${PORT + 1}`, '--complete'];
const LIVE = ['--base-url', `http://127.0.0.1:${PORT}`, '--live'];
const OURS = [
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
  '--other-email',
  'owner@second.test',
];

// Without it, our own server would be tested, and the owner of another one would see a false success.
refuseKeptByNpm('npm run contract', ['--base-url']);
const asked = process.argv.slice(2);
const isOfAnother = asked.some((one) => /^--(base-url|help)(=|$)/.test(one));

const ofOurs = async () => {
  // A run sends in a minute what people send in a day.
  const stop = await startApiServer(PORT, { LIMIT_PER_ADDRESS: '100000', LIMIT_PER_SESSION: '100000' });
  const runs = [[...SANDBOX, ...asked]];
  if (asked.length === 0) {
    const { leaving, byMode } = await operationsToAskAgain();
    // Repeats operations with lasting effects: if the first run left anything, this one would reach the limits.
    runs.push([...SANDBOX, ...only(leaving)]);
    // Operations that behave differently in live mode.
    runs.push([...LIVE, ...only(byMode)]);
  }
  let code = 0;
  for (const args of runs) if (code === 0) code = await runContract([...OURS, ...args], testTime());
  await stop();
  return code;
};

const ofAnother = async () => {
  await ensureContract();
  return runContract(asked);
};

const runContract = async (args, env = {}) => {
  const cli = ['--disable-warning=ExperimentalWarning', inRoot('packages/contract/src/cli.ts'), ...args];
  const run = spawn(process.execPath, cli, { stdio: 'inherit', env: { ...process.env, ...env } });
  // When stopped, the run cleans up first.
  const pass = (signal) => run.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
  const [code] = await once(run, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass);
  return code ?? 2;
};

const operationsToAskAgain = async () => {
  const { paths, components } = JSON.parse(await readFile(inRoot('openapi/dist/runner.json'), 'utf8'));
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const refs = Object.entries(components.examples)
    .filter(([, example]) => Object.values(example['x-sample'] ?? {}).some((source) => source?.live))
    .map(([name]) => `"#/components/examples/${name}"`);
  return {
    leaving: operations.filter((operation) => operation['x-undone-by']),
    byMode: operations.filter(({ requestBody }) =>
      refs.some((ref) => JSON.stringify(requestBody ?? {}).includes(ref)),
    ),
  };
};

const only = (operations) => operations.flatMap(({ operationId }) => ['--only', operationId]);

process.exit(isOfAnother ? await ofAnother() : await ofOurs());
