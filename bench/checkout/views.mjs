// How many views a second of one link a server answers from memory, beside a bare Fastify route that sends the same page. Goal: 2,000.
import { randomBytes } from 'node:crypto';
import { median, round } from '../api/figures.mjs';
import { requestsPerSecond } from '../api/load.mjs';
import { startPostgres, startProcess } from '../api/processes.mjs';
import { ensurePages } from '../../scripts/lib/build.mjs';

const GOAL = 2_000;
const PORTS = { postgres: 4142, api: 4144, bare: 4146 };
const KEY = 'dp_test_KopiNusantaraSandboxDemoKey00001';
const SECONDS = Number(process.env.SECONDS ?? 6);
const ROUNDS = 3;
const CONNECTIONS = 50;

await ensurePages();
const postgres = await startPostgres(PORTS.postgres);
const running = [];

/** @returns {Promise<string>} the slug of a new order */
const newOrder = async () => {
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await fetch(`http://127.0.0.1:${PORTS.api + 1}/dashboard/orders`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`,
        'content-type': 'application/json',
        'idempotency-key': randomBytes(16).toString('hex'),
      },
      body: JSON.stringify({ reference_id: 'BENCH-1', total_amount: 150_000 }),
    }).catch(() => undefined);
    if (reply?.ok) return (await reply.json()).data.checkout_url.split('/').at(-1);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The API did not start.');
};

try {
  const env = { DATABASE_URL: postgres.url };
  await startProcess('prepare.mjs', [], { ...env, SEED_PAYMENTS: '1000' }).done;
  running.push(
    startProcess('../../apps/api/src/server.ts', [], {
      ...env,
      NODE_ENV: 'production',
      AUTH_SECRET: randomBytes(32).toString('hex'),
      PORT: String(PORTS.api),
      LOG_LEVEL: 'warn',
    }),
  );
  const headers = { 'accept-encoding': 'br' };
  const page = { port: PORTS.api + 1, path: `/pay/${await newOrder()}`, headers };
  const { port, path } = page;
  const sent = Buffer.from(await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).arrayBuffer());
  running.push(
    startProcess('../checkout/bare-page.mjs', [String(sent.length)], { PORT: String(PORTS.bare) }),
  );
  const bare = { port: PORTS.bare, path: '/', headers };
  const rates = { bare: [], page: [] };
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    rates.bare.push(await requestsPerSecond(bare, { connections: CONNECTIONS, seconds: SECONDS }));
    rates.page.push(await requestsPerSecond(page, { connections: CONNECTIONS, seconds: SECONDS }));
  }
  const [reference, ours] = [median(rates.bare), median(rates.page)];
  console.log(`bare Fastify route with a page of this size: ${round(reference, 0)} views/s`);
  console.log(
    `page of an order: ${round(ours, 0)} views/s (goal ≥ ${GOAL}), ratio ${round(ours / reference, 2)}`,
  );
  process.exitCode = ours >= GOAL ? 0 : 1;
} finally {
  for (const { stop } of running) stop();
  await postgres.stop();
}
