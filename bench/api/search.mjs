// `node bench/api/search.mjs`: a search of everything at a million payments on PostgreSQL, by each thing that people type, beside page 1 of
// the list of payments. Every search looks through all kinds of records that the owner may open. BENCH_DATABASE_URL uses a filled database.
import { createRequire } from 'node:module';
import { randomBytes } from 'node:crypto';
import { median, round } from './figures.mjs';
import { openConnections, timed } from './load.mjs';
import { startPostgres, startProcess } from './processes.mjs';

const pg = createRequire(new URL('../../apps/api/package.json', import.meta.url))('pg');
const PAYMENTS = Number(process.env.PAYMENTS ?? 1_000_000);
const first = Number(process.env.BENCH_PORT ?? 4132);
const PORTS = { postgres: first, api: first + 2 };
const TURNS = 200;
const GOAL_MS = 50;
/** The other kinds of one merchant: more than a search looks through. */
const COPIES = 10_000;

const filled = process.env.BENCH_DATABASE_URL;
const postgres = filled ? { url: filled, stop: async () => undefined } : await startPostgres(PORTS.postgres);
let server;

const owner = async (work) => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Copies the newest row of these tables, with ids and keys of their own. */
const COPIED = {
  refund: {},
  invoice: {
    number: "source.number || '-' || copy",
    issued_at: 'null',
    issued_by_name: 'null',
    sent_at: 'null',
  },
  withdrawal: {},
  disbursement_item: { row: '1000000 + copy' },
  webhook_delivery: {},
  api_request: {},
};

const copyOthers = (client) =>
  Promise.all(
    Object.entries(COPIED).map(async ([table, own]) => {
      const { rows } = await client.query(
        `select column_name as name from information_schema.columns
          where table_name = $1 and is_generated = 'NEVER' and table_schema = 'public' order by ordinal_position`,
        [table],
      );
      const changed = {
        id: "regexp_replace(source.id, '.{10}$', '') || upper(substr(md5(source.id || copy), 1, 10))",
        created_at: "now() - copy * interval '20 seconds'",
        ...own,
      };
      const values = rows.map(({ name }) => changed[name] ?? `source."${name}"`);
      await client.query(`
        insert into "${table}" (${rows.map(({ name }) => `"${name}"`).join(', ')})
        select ${values.join(', ')}
          from (select * from "${table}" where mode = 'live' order by created_at desc limit 1) source
         cross join generate_series(1, ${COPIES}) copy`);
    }),
  );

const fill = async () => {
  await startProcess('prepare.mjs', [], { DATABASE_URL: postgres.url, SEED_PAYMENTS: String(PAYMENTS) }).done;
  await owner(async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query('begin');
    await copyOthers(client);
    await client.query('commit');
    await client.query('vacuum analyze');
  });
};

/** One old payment, and what people may know it by. */
const known = () =>
  owner(async (client) => {
    const { rows } = await client.query(`
      select p.id, p.order_id, p.reference_id, p.order_reference, p.va_number, p.amount::text, c.name, c.mobile
        from payment p
        join "order" o on (o.merchant_id, o.mode, o.id) = (p.merchant_id, p.mode, p.order_id)
        join customer c on (c.merchant_id, c.mode, c.id) = (o.merchant_id, o.mode, o.customer_id)
       where p.mode = 'live' and p.method = 'va' and p.merchant_id = (select merchant_id from merchant where name = 'Kopi Nusantara')
       order by p.created_at offset 1000 limit 1`);
    return rows[0];
  });

const signIn = async () => {
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
  if (!filled) await fill();
  const one = await known();
  const headers = { authorization: `Bearer ${await signIn()}` };
  const asking = (path) => ({ port: PORTS.api, path, headers });
  const searching = (text) => asking(`/dashboard/search?q=${encodeURIComponent(text)}`);
  const grouped = one.va_number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  const typed = {
    'ID of a payment': one.id,
    'ID of an order': one.order_id,
    'reference of a payment': one.reference_id,
    'beginning of references': one.order_reference.slice(0, 4),
    'VA number with spaces': grouped,
    'amount 500rb': '500rb',
    'amount of a payment': one.amount,
    'name of a customer': one.name,
    'common word': 'kopi',
    'phone 0812…': one.mobile.replace('+62', '0'),
    'phone +62 812-…': one.mobile.replace(/^\+62(\d{3})(\d{4})/, '+62 $1-$2-'),
    nothing: 'tidak ada yang begini',
  };
  const asked = { 'page 1 of payments': asking('/dashboard/payments?limit=10') };
  for (const [name, text] of Object.entries(typed)) asked[name] = searching(text);
  const times = Object.fromEntries(Object.keys(asked).map((name) => [name, []]));
  const [connection] = await openConnections(1, PORTS.api);
  // By turns, so that other load affects all equally.
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [name, ask] of Object.entries(asked)) times[name].push(await timed(() => connection.ask(ask)));
  const found = {};
  for (const [name, ask] of Object.entries(asked))
    found[name] = JSON.parse((await connection.ask(ask)).body).data.length;
  connection.close();

  const warm = (name) => times[name].slice(TURNS / 5).toSorted((a, b) => a - b);
  for (const name of Object.keys(asked)) {
    const values = warm(name);
    const p95 = values[Math.floor(values.length * 0.95)];
    console.log(
      `${name}: ${round(median(values))} ms (least ${round(values[0])}, p95 ${round(p95)}), ${found[name]} found`,
    );
  }
  const slowest = Math.max(...Object.keys(typed).map((name) => median(warm(name))));
  console.log(`slowest search: ${round(slowest)} ms  (goal: at most ${GOAL_MS})`);
} finally {
  server?.stop();
  await postgres.stop();
}
