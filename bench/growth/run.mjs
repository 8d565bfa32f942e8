// `node bench/growth/run.mjs`: what lists, the balance, a payment and an export cost at ten times the payments and postings, on PostgreSQL. Both
// sizes are measured in turns, so that other load affects both equally; each figure is the tenth
// percentile, because other load only adds time. The disk is not waited for: that wait is
// the same at both sizes.
//   BENCH_PAYMENTS (10000000; the other size is a tenth), BENCH_TURNS (200)
// With a million (and 100,000), it takes about three minutes on a quiet machine; ten million need half an hour and 35 GB of disk.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { copyDatabase, startPostgres } from '../../scripts/lib/postgres.ts';
import { DEMO_MERCHANTS } from '../../apps/api/src/seed/accounts.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { seedDemo } from '../../apps/api/src/seed/demo.ts';
import { median, round } from '../api/figures.mjs';
import { openExporter } from './exporter.mjs';
import { fill } from './fill.mjs';
import { openSide } from './side.mjs';

const LARGE = Number(process.env.BENCH_PAYMENTS ?? 10_000_000);
const SIZES = [LARGE / 10, LARGE];
// Within 30 days of the smaller size.
const DEEP_ROWS = Math.min(5000, SIZES[0] / 20);
const TURNS = Number(process.env.BENCH_TURNS ?? 200);
const PORTS = { postgres: 5310, api: [5312, 5314] };
const MOST_TIMES = 1.3;
const merchantId = DEMO_MERCHANTS.kopi.id;

const status = (name) => `filters=${encodeURIComponent(JSON.stringify({ status: [name] }))}`;

const day = (back) => new Date(Date.now() + 7 * 3_600_000 - back * 86_400_000).toISOString().slice(0, 10);
const LAST_30_DAYS = `from=${day(29)}&to=${day(0)}`;

const MEASURES = {
  'payments, page 1': { ask: (side) => side.read('payments?limit=10') },
  'payments, failed ones': { ask: (side) => side.read(`payments?limit=10&${status('failed')}`) },
  [`payments, ${DEEP_ROWS} rows deep`]: { ask: (side) => side.readDeep() },
  balance: { ask: (side) => side.read('balance') },
  'transactions, page 1': { ask: (side) => side.read('transactions?limit=10') },
  'transactions, totals of 30 days': { ask: (side) => side.read(`transactions/totals?${LAST_30_DAYS}`) },
  'balance history, page 1': { ask: (side) => side.read('balance/ledger?limit=10') },
  'settlement calendar': { ask: (side) => side.read('settlements/calendar') },
  'home, activity': { ask: (side) => side.read('home/activity') },
  'home, what needs you': { ask: (side) => side.read('notifications/needs-you') },
  'search by reference': { ask: (side) => side.read('search?q=INV-2026-11') },
  // These look at the rows of their days.
  'home, payments of 30 days by status': {
    ask: (side) => side.read('home/payments-by-status?days=30'),
    turns: 20,
    grows: true,
  },
  'home, summary of 30 days': { ask: (side) => side.read('home/summary?days=30'), turns: 20, grows: true },
  'payments, a search that finds nothing': {
    ask: (side) => side.read('payments?limit=10&search=zzqzz'),
    turns: 20,
    grows: true,
  },
  // Counting looks at each row of its days, so it has no goal.
  'payments of 7 days, counted': {
    ask: (side) => side.read('payments?limit=10&count=true'),
    turns: 20,
    grows: true,
  },
  // Last, because the server closes the readers' connections meanwhile.
  'order and payment made': { ask: (side) => side.charge() },
  'payment completed and posted': { ask: (side) => side.complete() },
};

const EXPORTS = { 'export of 10,000 payments': { ask: (side) => side.exportRows(), turns: 15 } };

const measure = async (sides, { ask, turns = TURNS }) => {
  const times = sides.map(() => []);
  for (let turn = 0; turn < turns * 1.2; turn += 1)
    for (const [index, side] of sides.entries()) {
      const ms = await ask(side);
      if (turn >= turns * 0.2) times[index].push(ms);
    }
  return times.map((values) => {
    const sorted = values.toSorted((a, b) => a - b);
    return { ms: sorted[Math.floor(sorted.length / 10)], median: median(sorted) };
  });
};

const measureAll = async (measures, sides, openOne) => {
  const open = [];
  try {
    for (const side of sides) open.push(await openOne(side));
    for (const [name, one] of Object.entries(measures)) report(name, one, await measure(open, one));
  } finally {
    for (const side of open) await side.close();
  }
};

const report = (name, { grows }, [small, large]) => {
  const times = large.ms / small.ms;
  const isWithin = grows || times <= MOST_TIMES;
  if (!isWithin) process.exitCode = 1;
  const goal = grows ? 'no goal' : `at most ${MOST_TIMES}: ${isWithin ? 'within' : 'MISSED'}`;
  console.log(
    `${name}: ${round(small.ms, 2)} ms and ${round(large.ms, 2)} ms, ${round(times, 2)} × (${goal}); medians ${round(small.median, 1)} and ${round(large.median, 1)}`,
  );
};

const prepare = async (url) => {
  const db = await openDb({ url });
  await seedDemo(db, { now: new Date(), payments: 200 });
  await db.close();
};

const sizeOf = async (client) => {
  const { rows } = await client.query('select pg_database_size(current_database()) as bytes');
  return round(rows[0].bytes / 2 ** 30);
};

const server = await startPostgres({
  port: PORTS.postgres,
  settings: [
    'shared_buffers=512MB',
    'max_wal_size=4GB',
    'fsync=off',
    'full_page_writes=off',
    // Filling a table that a transaction made anew needs no log.
    'wal_level=minimal',
    'max_wal_senders=0',
    'checkpoint_timeout=30min',
  ],
});
const folder = await mkdtemp(join(tmpdir(), 'dasbor-growth-'));
const sides = [];
const clients = [];
try {
  const demo = await server.createDatabase('demo');
  await prepare(demo);
  for (const [index, payments] of SIZES.entries()) {
    const { url } = await copyDatabase(demo);
    const client = new pg.Client(url);
    await client.connect();
    clients.push(client);
    const began = performance.now();
    await fill(client, merchantId, payments);
    const seconds = round((performance.now() - began) / 1000, 0);
    console.log(`${payments} payments: filled in ${seconds} s, ${await sizeOf(client)} GiB`);
    sides.push({ client, url, port: PORTS.api[index], folder, merchantId, deepRows: DEEP_ROWS });
  }
  await measureAll(EXPORTS, sides, openExporter);
  await measureAll(MEASURES, sides, openSide);
} finally {
  for (const client of clients) await client.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
