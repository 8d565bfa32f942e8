// `node bench/ledger/run.mjs`: postings per second on a real PostgreSQL, as a ratio to pgbench's TPC-B-like transaction on the same
// server just before and after; then, many times, a hundred concurrent withdrawals with money for one.
//   BENCH_TURNS (7), BENCH_SECONDS (3, per measurement), BENCH_CLIENTS (10), BENCH_ROUNDS (1000)
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { checkLedger } from '../../apps/api/src/platform/ledger/check.ts';
import { median } from '../api/figures.mjs';
import { startPostgres } from '../api/processes.mjs';
import { payoutsInBatches, postOnOne, postSpread } from './postings.mjs';
import { raceForMoneyForOne } from './race.mjs';
import { openMerchants } from './merchants.mjs';

const turns = Number(process.env.BENCH_TURNS ?? 7);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const clients = Number(process.env.BENCH_CLIENTS ?? 10);
const rounds = Number(process.env.BENCH_ROUNDS ?? 1000);
const GOALS = { spread: 1, hot: 0.8, batch: 5 };

const server = await startPostgres(4699);
let failed = false;

const tell = ({ what, goal, turns: told }) => {
  const ratios = told.map(({ ratio }) => ratio);
  const ratio = median(ratios);
  failed ||= ratio < goal;
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  const perSecond = median(told.map((one) => one.perSecond)).toFixed(0);
  console.log(`${what}: ${perSecond} /s = ${ratio.toFixed(2)} (${range}; goal ≥ ${goal})`);
};

try {
  const pgbench = (...args) =>
    promisify(execFile)('pgbench', [...args, server.url], { maxBuffer: 1e7 }).then(({ stdout }) => stdout);
  await pgbench('-i', '-q', '-s', '50');
  // Separate from pgbench's tables: the API refuses a database with another program's tables.
  await server.createDatabase('books');
  const db = await openDb({ url: new URL('books', server.url).href, poolSize: clients });
  const merchants = await openMerchants(db, 50);
  const load = { db, merchants, clients, seconds };

  const tpcb = async () =>
    Number(/tps = ([\d.]+)/.exec(await pgbench('-c', clients, '-j', 2, '-T', seconds))[1]);
  const sides = [
    { what: 'one posting in a call, 50 merchants', measure: postSpread, goal: GOALS.spread, turns: [] },
    { what: 'one posting in a call, one account', measure: postOnOne, goal: GOALS.hot, turns: [] },
    {
      what: 'payouts of a batch, reserved and finished together, one account',
      measure: payoutsInBatches,
      goal: GOALS.batch,
      turns: [],
    },
  ];
  // A machine's speed varies by a third within minutes: each side is compared with the adjacent reference, and the median ratio is
  // reported.
  const references = [await tpcb()];
  for (let turn = 0; turn < turns; turn += 1) {
    for (const side of sides) {
      const perSecond = await side.measure(load);
      references.push(await tpcb());
      side.turns.push({ perSecond, ratio: perSecond / ((references.at(-2) + references.at(-1)) / 2) });
    }
  }
  const [slowest, fastest] = [Math.min(...references), Math.max(...references)];
  console.log(
    `TPC-B-like (pgbench, scale 50, ${clients} clients): ${median(references).toFixed(0)} /s (${slowest.toFixed(0)} to ${fastest.toFixed(0)})`,
  );
  for (const side of sides) tell(side);

  const race = await raceForMoneyForOne({ db, merchant: merchants[0], rounds });
  console.log(`100 withdrawals at once for money for one: ${race.one} of ${rounds} rounds paid exactly one`);
  failed ||= race.one !== rounds;

  const faults = await checkLedger(db);
  console.log(`the books: ${faults.length === 0 ? 'close' : JSON.stringify(faults)}`);
  failed ||= faults.length > 0;
  await db.close();
} finally {
  await server.stop();
}
process.exit(failed ? 1 : 0);
