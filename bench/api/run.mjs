// `node bench/api/run.mjs`: the cost of a page of payments, settlements and customers at a million payments, deep in the list and under
// load, on PostgreSQL. Absolute figures depend on the machine, so everything is a ratio to a reference in the same run: page 1, and the
// bare query behind a bare Fastify route.
import { randomBytes } from 'node:crypto';
import { median, round } from './figures.mjs';
import { startPostgres, startProcess } from './processes.mjs';
import { openConnections, requestsPerSecond, timed } from './load.mjs';

const PAYMENTS = Number(process.env.PAYMENTS ?? 1_000_000);
const PORTS = { postgres: 4132, api: 4134, bare: 4136 };
const DEEP_PAGE = 10_000;
const PAGE = 10;
const SECONDS = Number(process.env.SECONDS ?? 8);
const ROUNDS = 3;
const CONNECTIONS = 50;
const POOL = '10';

const postgres = await startPostgres(PORTS.postgres);
const running = [];

const measureLoad = async (api, bare) => {
  const rates = { api: [], bare: [] };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    rates.bare.push(await requestsPerSecond(bare, { connections: CONNECTIONS, seconds: SECONDS }));
    rates.api.push(await requestsPerSecond(api, { connections: CONNECTIONS, seconds: SECONDS }));
  }
  const [ours, reference] = [median(rates.api), median(rates.bare)];
  console.log(
    `bare query behind a bare Fastify route: ${round(reference, 0)} requests/s (${CONNECTIONS} connections)`,
  );
  console.log(`listPayments, signed in, row-level security, contract checked: ${round(ours, 0)} requests/s`);
  console.log(`ratio listPayments / bare: ${round(ours / reference, 2)}  (goal: at least 0.5)`);
};

/** Walks to the page in steps of a hundred, then reads both pages alternately, so that other load affects both equally. */
const measureDepth = async (list, api) => {
  // Customers are listed regardless of age.
  const range = list === 'customers' ? '' : `from=${jakartaDate(30)}&to=${jakartaDate(0)}&`;
  const [connection] = await openConnections(1, PORTS.api);
  let query = `${range}limit=100`;
  for (let seen = 0; seen < DEEP_PAGE * PAGE - PAGE; seen += 100) {
    const { page } = JSON.parse((await connection.ask(api(query))).body);
    if (!page.next_cursor) throw new Error(`The list ends after ${seen} rows, before page ${DEEP_PAGE}.`);
    query = `${range}limit=100&action=next&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
  const first = api(`${range}limit=${PAGE}`);
  const deep = api(query.replace('limit=100', `limit=${PAGE}`));
  const times = { first: [], deep: [] };
  for (let turn = 0; turn < 600; turn += 1) {
    times.first.push(await timed(() => connection.ask(first)));
    times.deep.push(await timed(() => connection.ask(deep)));
  }
  connection.close();
  const [one, many] = [median(times.first.slice(100)), median(times.deep.slice(100))];
  console.log(
    `${list}, page 1: ${round(one, 2)} ms, page ${DEEP_PAGE}: ${round(many, 2)} ms (medians of 500)`,
  );
  console.log(`ratio page ${DEEP_PAGE} / page 1: ${round(many / one, 2)}  (goal: at most 1.3)`);
};

const signIn = async () => {
  const body = JSON.stringify({ email: 'owner@demo.test', password: 'Dasbor-Demo-1' });
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const reply = await fetch(`http://127.0.0.1:${PORTS.api}/dashboard/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const { data } = await reply.json();
      return data.token;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error('The API did not start.');
};

const jakartaDate = (daysBack) =>
  new Date(Date.now() + 7 * 3_600_000 - daysBack * 86_400_000).toISOString().slice(0, 10);

try {
  const seedStart = performance.now();
  await startProcess('prepare.mjs', [], { DATABASE_URL: postgres.url, SEED_PAYMENTS: String(PAYMENTS) }).done;
  console.log(`seeded ${PAYMENTS} payments in ${round((performance.now() - seedStart) / 1000)} s`);

  const shared = { DATABASE_URL: postgres.url, DATABASE_POOL: POOL };
  running.push(
    startProcess('../../apps/api/src/server.ts', [], {
      ...shared,
      NODE_ENV: 'production',
      AUTH_SECRET: randomBytes(32).toString('hex'),
      PORT: String(PORTS.api),
      LIMIT_PER_ADDRESS: '1000000000',
      LIMIT_PER_SESSION: '1000000000',
      LOG_LEVEL: 'warn',
    }),
    startProcess('bare.mjs', [], { ...shared, PORT: String(PORTS.bare) }),
  );
  const token = await signIn();
  const pagesOf = (list) => (query) => ({
    port: PORTS.api,
    path: `/dashboard/${list}?${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const api = pagesOf('payments');
  const bare = { port: PORTS.bare, path: '/payments', headers: {} };

  for (const list of ['payments', 'settlements', 'customers']) await measureDepth(list, pagesOf(list));
  await measureLoad(api(`limit=${PAGE}`), bare);
} finally {
  for (const one of running) one.stop();
  await postgres.stop();
}
