// `node bench/settlements/run.mjs`: settles 100,000 due payments of 200 merchants on a real PostgreSQL, as a ratio to a bare SQL update of as
// many payments and orders in the same run. Then two copies of the job settle as many at once, and one copy is killed (SIGKILL) again and
// again. Afterwards each payment must be settled once. Exits with 1 otherwise.
//   SETTLE_PAYMENTS (100000), SETTLE_TURNS (3), SETTLE_KILLS (20)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { median } from '../api/figures.mjs';
import { startPostgres } from '../api/processes.mjs';
import { addDuePayments, countDue, refresh } from './payments.mjs';
import { verdict } from './verdict.mjs';

const { Client } = createRequire(new URL('../../apps/api/package.json', import.meta.url))('pg');
const COUNT = Number(process.env.SETTLE_PAYMENTS ?? 100_000);
const TURNS = Number(process.env.SETTLE_TURNS ?? 3);
const KILLS = Number(process.env.SETTLE_KILLS ?? 20);
const PORT = Number(process.env.SETTLE_PORT ?? 4712);
const MERCHANTS = 200;
const GOAL_PER_SECOND = 5_000;

const server = await startPostgres(PORT);
const client = new Client({ connectionString: server.url });
let db;
let failed = false;
let turn = 0;

const addMore = async (merchants, count = COUNT) => {
  turn += 1;
  await addDuePayments(db, { merchants, count, turn: `t${turn}` });
  await refresh(client);
};

/** What any job must do at least: one statement for all payments and orders, without settlements, postings, events and tenants. */
const settleBare = async () => {
  await client.query(`
    with due as (
      update payment set settlement_status = 'settled'
       where settlement_status = 'need_to_settle' returning merchant_id, mode, order_id)
    update "order" o set updated_at = o.updated_at from due
     where o.merchant_id = due.merchant_id and o.mode = due.mode and o.id = due.order_id`);
};

const startSettler = () => {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('settler.mjs', import.meta.url)),
      server.url,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return { child, begun: once(child.stdout, 'data'), ended: once(child, 'exit') };
};

const settle = async () => {
  const { begun, ended } = startSettler();
  await begun;
  const from = performance.now();
  const [code] = await ended;
  if (code !== 0) throw new Error(`The job ended with ${code}.`);
  return performance.now() - from;
};

const timed = async (work) => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const perSecond = (ms) => (COUNT * 1000) / ms;

const tell = (what, isGood) => {
  console.log(what);
  failed ||= !isGood;
};

try {
  await client.connect();
  db = await openDb({ url: server.url, poolSize: 4 });
  const merchants = Array.from({ length: MERCHANTS }, (_, index) => ({
    merchantId: `mer_bench_${index}`,
    mode: 'live',
  }));
  await client.query(
    `insert into merchant (merchant_id, name, created_at) select unnest($1::text[]), 'Bench', now()`,
    [merchants.map(({ merchantId }) => merchantId)],
  );
  await client.query(
    `insert into merchant_mode (merchant_id, mode) select merchant_id, 'live' from merchant`,
  );

  const turns = [];
  for (let number = 0; number < TURNS; number += 1) {
    await addMore(merchants);
    const bare = perSecond(await timed(settleBare));
    await addMore(merchants);
    turns.push({ bare, job: perSecond(await settle()) });
  }
  const job = median(turns.map((one) => one.job));
  const bare = median(turns.map((one) => one.bare));
  const ratios = turns.map((one) => one.job / one.bare);
  tell(
    `settling ${COUNT} due payments of ${MERCHANTS} merchants: ${job.toFixed(0)} /s (goal ≥ ${GOAL_PER_SECOND}) = ` +
      `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}) of a bare SQL update of as many payments and orders (${bare.toFixed(0)} /s)`,
    job >= GOAL_PER_SECOND,
  );

  await addMore(merchants);
  await Promise.all([settle(), settle()]);
  const afterTwo = await verdict(client, db);
  tell(
    `two copies at once: ${afterTwo.length === 0 ? 'each payment settled once' : afterTwo.join('; ')}`,
    afterTwo.length === 0,
  );

  await addMore(merchants);
  let killsDuring = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    if ((await countDue(client)) === 0) await addMore(merchants);
    const { child, begun, ended } = startSettler();
    await begun;
    await delay(20 + Math.random() * 600);
    if (child.exitCode === null) killsDuring += 1;
    child.kill('SIGKILL');
    await ended;
  }
  const left = await countDue(client);
  await settle();
  const afterKills = await verdict(client, db);
  tell(
    `${killsDuring} of ${KILLS} kills in the middle, ${left} payments left for the last start: ` +
      (afterKills.length === 0 ? 'nothing twice, nothing missing' : afterKills.join('; ')),
    afterKills.length === 0 && killsDuring === KILLS,
  );
} finally {
  await db?.close();
  await client.end().catch(() => undefined);
  await server.stop();
}
process.exit(failed ? 1 : 0);
