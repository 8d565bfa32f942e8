// `node bench/ledger/run.mjs`: postings per second on a real PostgreSQL, each as a ratio to pgbench's built-in TPC-B-like
// transaction on the same server in the same minute; then a hundred withdrawals at once for money for one, many times.
//   BENCH_SECONDS (10), BENCH_CLIENTS (10), BENCH_ROUNDS (1000)
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { checkLedger } from '../../apps/api/src/platform/ledger/check.ts';
import { startPostgres } from '../api/processes.mjs';
import { payoutsInBatches, postOnOne, postSpread } from './postings.mjs';
import { raceForMoneyForOne } from './race.mjs';
import { openMerchants } from './merchants.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const clients = Number(process.env.BENCH_CLIENTS ?? 10);
const rounds = Number(process.env.BENCH_ROUNDS ?? 1000);
const GOALS = { spread: 1, hot: 0.8, batch: 5 };

const server = await startPostgres(4699);
let failed = false;
try {
  const pgbench = (...args) =>
    promisify(execFile)('pgbench', [...args, server.url], { maxBuffer: 1e7 }).then(({ stdout }) => stdout);
  await pgbench('-i', '-q', '-s', '50');
  // Beside pgbench's own tables: the API opens no database that holds another program's.
  await server.createDatabase('books');
  const db = await openDb({ url: new URL('books', server.url).href, poolSize: clients });
  const merchants = await openMerchants(db, 50);
  const load = { db, merchants, clients, seconds };

  // The reference is measured before and after, so that a machine that slows down meanwhile is seen.
  const tpcb = async () =>
    Number(/tps = ([\d.]+)/.exec(await pgbench('-c', clients, '-j', 2, '-T', seconds))[1]);
  const before = await tpcb();
  const spread = await postSpread(load);
  const hot = await postOnOne(load);
  const batch = await payoutsInBatches(load);
  const after = await tpcb();
  const reference = (before + after) / 2;
  console.log(
    `TPC-B-like (pgbench, scale 50, ${clients} clients): ${before.toFixed(0)} and ${after.toFixed(0)} /s`,
  );
  tell('one posting in a call, 50 merchants', spread, reference, GOALS.spread);
  tell('one posting in a call, one account', hot, reference, GOALS.hot);
  tell('payouts of a batch, reserved and finished together, one account', batch, reference, GOALS.batch);

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

function tell(what, perSecond, reference, goal) {
  const ratio = perSecond / reference;
  failed ||= ratio < goal;
  console.log(`${what}: ${perSecond.toFixed(0)} /s = ${ratio.toFixed(2)} (goal ≥ ${goal})`);
}
