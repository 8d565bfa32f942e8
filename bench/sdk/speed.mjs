// What a call costs above bare openapi-fetch over a fetch that answers at once, and what importing the package costs in a fresh
// process. Measured on the built package (`pnpm -C packages/sdk build`), both sides in the same run, medians.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

const ROUNDS = 15;
const CALLS = 2_000;
const sdk = createRequire(new URL('../../packages/sdk/package.json', import.meta.url));
const addresses = {
  'openapi-fetch': pathToFileURL(sdk.resolve('openapi-fetch').replace(/\.cjs$/, '.mjs')).href,
  '@dasbor/sdk': new URL('../../packages/sdk/dist/index.js', import.meta.url).href,
};

const { default: createFetch } = await import(addresses['openapi-fetch']);
const { createClient, memorySession } = await import(addresses['@dasbor/sdk']);

const page = { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false };
const answer = JSON.stringify({ data: [{ id: 'pay_1', status: 'completed', amount: 150_000 }], page });
const fetch = async () => new Response(answer, { headers: { 'Content-Type': 'application/json' } });
const baseUrl = 'https://api.test';
const session = memorySession({ token: 'token', refresh_token: 'refresh' });
const query = { limit: 10 };

const bare = createFetch({ baseUrl, fetch, headers: { Authorization: 'Bearer token' } });
const client = createClient({ baseUrl, fetch, session });
const patient = createClient({ baseUrl, fetch, session, timeoutMs: 0 });
const contenders = {
  'raw fetch': async () => (await fetch(new Request(`${baseUrl}/dashboard/payments?limit=10`))).json(),
  'bare openapi-fetch': () => bare.GET('/dashboard/payments', { params: { query } }),
  '@dasbor/sdk': () => client.listPayments({ query }),
  '@dasbor/sdk, no time-out': () => patient.listPayments({ query }),
};

const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, call] of Object.entries(contenders)) {
    const before = performance.now();
    for (let i = 0; i < CALLS; i += 1) await call();
    times[name].push(((performance.now() - before) / CALLS) * 1_000);
  }
}
const reference = median(times['bare openapi-fetch']);
console.log('µs/call   above bare openapi-fetch');
for (const [name, all] of Object.entries(times)) {
  console.log(
    `${median(all).toFixed(1).padStart(7)}  ${(median(all) - reference).toFixed(1).padStart(6)}  ${name}`,
  );
}

console.log('\nms to import in a fresh process');
for (const [name, address] of Object.entries(addresses)) {
  const script = `const t = performance.now(); await import(${JSON.stringify(address)}); console.log(performance.now() - t)`;
  const runs = Array.from({ length: ROUNDS }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
  );
  console.log(`${median(runs).toFixed(1).padStart(7)}  ${name}`);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
