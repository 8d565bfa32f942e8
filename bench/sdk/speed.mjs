// The overhead of a call over bare openapi-fetch with an instant `fetch`, and the cost of importing the package in a new process.
// Measured on the installed tarball, alternating in the same run; the fastest round counts. `--check` fails above a budget.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { ensurePackage, packedProject } from '../../scripts/lib/build.mjs';

const CALL_BUDGET = 1.5; // × a call of bare openapi-fetch
const IMPORT_BUDGET = 3; // × the import of openapi-fetch
// Shorter than a busy machine's time slice, so that some slices of each side are undisturbed.
const ROUNDS = 400;
const CALLS = 100;
const PROCESSES = 20;

const sdk = createRequire(new URL('../../packages/sdk/package.json', import.meta.url));
const addresses = {
  'openapi-fetch': pathToFileURL(sdk.resolve('openapi-fetch').replace(/\.cjs$/, '.mjs')).href,
  '@dasbor/sdk': pathToFileURL(`${packedProject}/node_modules/@dasbor/sdk/dist/index.js`).href,
};
await ensurePackage();

const imports = () => {
  const times = Object.fromEntries(Object.keys(addresses).map((name) => [name, Infinity]));
  for (let i = 0; i < PROCESSES; i += 1) {
    for (const [name, address] of Object.entries(addresses)) {
      const script = `const t = performance.now(); await import(${JSON.stringify(address)}); console.log(performance.now() - t)`;
      const ms = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
      times[name] = Math.min(times[name], Number(ms));
    }
  }
  const ratio = times['@dasbor/sdk'] / times['openapi-fetch'];
  console.log('\nms to import in a fresh process');
  for (const [name, ms] of Object.entries(times)) console.log(`${ms.toFixed(1).padStart(7)}  ${name}`);
  console.log(`${ratio.toFixed(2).padStart(7)}  ratio`);
  return ratio > IMPORT_BUDGET ? [`Importing costs more than ${IMPORT_BUDGET} × openapi-fetch.`] : [];
};

const calls = async () => {
  const { default: createFetch } = await import(addresses['openapi-fetch']);
  const { createClient, memorySession } = await import(addresses['@dasbor/sdk']);
  const page = { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false };
  const answer = JSON.stringify({ data: [{ id: 'pay_1', status: 'completed', amount: 150_000 }], page });
  const stub = async () => new Response(answer, { headers: { 'Content-Type': 'application/json' } });
  // By default both sides use the runtime's own fetch. With a custom one, the SDK creates the `Request` with its signal itself, as the
  // runtime otherwise would; openapi-fetch always creates one, without a signal.
  globalThis.fetch = stub;

  const baseUrl = 'https://api.test';
  const query = { limit: 10 };
  const session = memorySession({ token: 'token', refresh_token: 'refresh' });
  const bare = createFetch({ baseUrl, headers: { Authorization: 'Bearer token' } });
  const byKey = createClient({ baseUrl, key: 'dp_test_k' });
  const inSession = createClient({ baseUrl, session });
  const overOwn = createClient({ baseUrl, session, fetch: stub });
  const reference = 'bare openapi-fetch';
  const times = await rounds({
    'raw fetch': async () => (await fetch(`${baseUrl}/dashboard/payments?limit=10`)).json(),
    [reference]: () => bare.GET('/dashboard/payments', { params: { query } }),
    '@dasbor/sdk by key': () => byKey.listPayments({ query }),
    '@dasbor/sdk in a session': () => inSession.listPayments({ query }),
    '@dasbor/sdk over a fetch of your own': () => overOwn.listPayments({ query }),
  });

  console.log('µs/call   above  ratio');
  for (const [name, time] of Object.entries(times)) {
    const [above, ratio] = [time - times[reference], time / times[reference]];
    console.log(
      `${time.toFixed(1).padStart(7)}  ${above.toFixed(1).padStart(6)}  ${ratio.toFixed(2).padStart(5)}  ${name}`,
    );
  }
  return ['by key', 'in a session']
    .filter((how) => times[`@dasbor/sdk ${how}`] > CALL_BUDGET * times[reference])
    .map((how) => `A call ${how} costs more than ${CALL_BUDGET} × ${reference}.`);
};

const rounds = async (contenders) => {
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, Infinity]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(contenders)) {
      const before = performance.now();
      for (let i = 0; i < CALLS; i += 1) await call();
      times[name] = Math.min(times[name], ((performance.now() - before) / CALLS) * 1_000);
    }
  }
  return times;
};

const over = [await calls(), imports()].flat();
for (const problem of over) console.error(problem);
if (process.argv.includes('--check') && over.length > 0) process.exit(1);
