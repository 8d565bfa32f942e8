// `node bench/api/customers.mjs`: the list of customers at a million rows on PostgreSQL: page 10,000 beside page 1, and searches beside
// page 1. Each search is answered by indexes; the slowest matches thousands of customers and sorts them.
import { createRequire } from 'node:module';
import { randomBytes } from 'node:crypto';
import { median, round } from './figures.mjs';
import { openConnections, timed } from './load.mjs';
import { startPostgres, startProcess } from './processes.mjs';

const pg = createRequire(new URL('../../apps/api/package.json', import.meta.url))('pg');
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 1_000_000);
const PORTS = {
  postgres: Number(process.env.BENCH_PORT ?? 4132),
  api: Number(process.env.BENCH_PORT ?? 4132) + 2,
};
const DEEP_PAGE = 10_000;
const TURNS = 300;
/** A common first name, a common second word, two words, both ends of a number, a reference, a domain, and nobody. */
const SEARCHES = [
  'budi',
  'santoso',
  'budi san',
  '0812-34',
  '4567',
  '456',
  'PLG-0500000',
  '@kantor',
  'tidak ada',
];

const postgres = await startPostgres(PORTS.postgres);
let server;

const fill = async () => {
  await startProcess('prepare.mjs', [], { DATABASE_URL: postgres.url, SEED_PAYMENTS: '0' }).done;
  const owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  await owner.query('set role dasbor_system');
  await owner.query(`
    insert into customer (merchant_id, mode, id, reference_id, name, email, mobile, city, country, postal_code, created_at)
    select merchant_id, 'live', 'cus_01K' || lpad(n::text, 23, '0'), 'PLG-' || lpad(n::text, 7, '0'),
           (array['Adi','Agus','Budi','Citra','Dewi','Eka','Fajar','Gita','Hana','Indah'])[1 + n % 10] || ' ' ||
           (array['Wijaya','Santoso','Lestari','Nugroho','Siregar','Halim','Kusuma','Tanjung','Utami','Yulianti'])[1 + n / 10 % 10]
             || ' ' || to_hex(n),
           'user' || n || '@' || (array['contoh','surel','toko','kantor'])[1 + n % 4] || '.example',
           '+6281' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'), 'Bandung', 'ID', '40135',
           now() - make_interval(secs => n * 30)
      from generate_series(1, ${CUSTOMERS}) n, merchant where merchant.name = 'Kopi Nusantara'`);
  await owner.query('reset role');
  await owner.query('vacuum analyze customer');
  await owner.end();
};

const start = async () => {
  server = startProcess('../../apps/api/src/server.ts', [], {
    DATABASE_URL: postgres.url,
    NODE_ENV: 'production',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    PORT: String(PORTS.api),
    LIMIT_PER_ADDRESS: '1000000000',
    LIMIT_PER_SESSION: '1000000000',
    LOG_LEVEL: 'warn',
  });
  const body = JSON.stringify({ email: 'owner@demo.test', password: 'Dasbor-Demo-1' });
  const headers = { 'content-type': 'application/json' };
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const reply = await fetch(`http://127.0.0.1:${PORTS.api}/dashboard/login`, {
        method: 'POST',
        headers,
        body,
      });
      return (await reply.json()).data.token;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error('The API did not start.');
};

try {
  const began = performance.now();
  await fill();
  console.log(`made ${CUSTOMERS} customers in ${round((performance.now() - began) / 1000)} s`);
  const headers = { authorization: `Bearer ${await start()}` };
  const asking = (query) => ({ port: PORTS.api, path: `/dashboard/customers?${query}`, headers });
  const [connection] = await openConnections(1, PORTS.api);

  let query = 'limit=100';
  for (let seen = 0; seen < DEEP_PAGE * 10 - 10; seen += 100) {
    const { page } = JSON.parse((await connection.ask(asking(query))).body);
    query = `limit=100&action=next&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
  const first = asking('limit=10');
  const asked = {
    first,
    deep: asking(query.replace('limit=100', 'limit=10')),
    ...Object.fromEntries(SEARCHES.map((text) => [text, asking(`search=${encodeURIComponent(text)}`)])),
  };
  const times = Object.fromEntries(Object.keys(asked).map((name) => [name, []]));
  // By turns, so that other load affects all equally.
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [name, one] of Object.entries(asked)) times[name].push(await timed(() => connection.ask(one)));
  connection.close();

  const of = (name) => median(times[name].slice(TURNS / 6));
  console.log(`page 1: ${round(of('first'), 2)} ms, page ${DEEP_PAGE}: ${round(of('deep'), 2)} ms`);
  console.log(`ratio page ${DEEP_PAGE} / page 1: ${round(of('deep') / of('first'), 2)}  (goal: at most 1.3)`);
  for (const text of SEARCHES) console.log(`search ${text}: ${round(of(text), 2)} ms`);
} finally {
  server?.stop();
  await postgres.stop();
}
