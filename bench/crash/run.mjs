// `node bench/crash/run.mjs`: repeatedly kills (SIGKILL) and restarts the API while 20,000 payouts are created, checked, approved and
// sent on a real PostgreSQL. Afterwards the ledger must balance, the simulated bank's log must show each payout once, no acknowledged
// operation may be lost, and all must be final within 60 s of the last start. Exits with 1 otherwise.
//   CRASH_KILLS (200), CRASH_ITEMS (20000)
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { post } from '../../apps/api/src/platform/ledger/post.ts';
import { topUpPaid } from '../../packages/domain/src/ledger/index.ts';
import { startPostgres } from '../api/processes.mjs';
import { payOut, payoutsOf } from './batches.mjs';
import { person } from './people.mjs';
import { killableServer } from '../faults/server.mjs';
import { verdict } from './verdict.mjs';

const { Client } = createRequire(new URL('../../apps/api/package.json', import.meta.url))('pg');
const KILLS = Number(process.env.CRASH_KILLS ?? 200);
const ITEMS = Number(process.env.CRASH_ITEMS ?? 20_000);
const BATCH = Math.min(10_000, ITEMS / 2);
const PORTS = { postgres: 4707, api: 4708 };
const FINAL_WITHIN_S = 60;

const dataDir = await mkdtemp(join(tmpdir(), 'dasbor-crash-'));
const postgres = await startPostgres(PORTS.postgres);
const server = killableServer({ port: PORTS.api, databaseUrl: postgres.url, dataDir });
const client = new Client({ connectionString: postgres.url });
let db;

const untilFinal = async () => {
  if (!(await isAnyItem(`i.status = 'processing'`))) return;
  await delay(250);
  await untilFinal();
};

const isUnderWay = () =>
  isAnyItem(`i.status = 'processing' or i.status = 'need_validation' and i.due_at is not null`);

/** Small batches beside the large ones, so that kills hit every step. */
const payLittle = async (people, acknowledged, underWay) => {
  for (let count = 0; underWay.big; count += 1)
    await payOut(people, { name: `crash little ${count}`, items: payoutsOf(3, count * 3), acknowledged });
};

const payEverything = async (people, acknowledged) => {
  for (let first = 0; first < ITEMS; first += BATCH)
    await payOut(people, { name: `crash ${first}`, items: payoutsOf(BATCH, first), acknowledged });
};

/** Approval without a code: with a real database there is no readable mailbox. */
const giveMoney = async () => {
  await client.query(
    `update merchant_mode set feature_config = feature_config - 'disbursement_approval_otp'`,
  );
  const { rows } = await client.query(`select merchant_id from user_account where email = 'owner@demo.test'`);
  await db.tenant({ merchantId: rows[0].merchant_id, mode: 'live' }, (tx) =>
    post(tx, new Date(), [topUpPaid({ id: 'top_crash', amount: 100_000_000_000 })]),
  );
};

/** Only this run's payouts; the demo data has some scheduled for other days. */
const isAnyItem = async (condition) => {
  const { rows } = await client.query(`
    select exists (select from disbursement_item i join disbursement d on d.id = i.disbursement_id
                    where d.name like 'crash %' and (${condition})) as yes`);
  return rows[0].yes;
};

try {
  await server.start();
  await client.connect();
  db = await openDb({ url: postgres.url, poolSize: 2 });
  const people = {
    maker: person(server.url, 'owner@demo.test'),
    approver: person(server.url, 'admin@demo.test'),
  };
  for (const one of Object.values(people)) await one.signIn();
  await giveMoney();

  const acknowledged = { made: [], approved: [] };
  const underWay = { big: true };
  const work = Promise.all([
    payEverything(people, acknowledged).finally(() => (underWay.big = false)),
    payLittle(people, acknowledged, underWay),
  ]);
  let killsDuring = 0;
  let lastStart = performance.now();
  const begun = performance.now();
  for (let kill = 0; kill < KILLS; kill += 1) {
    await delay(100 + Math.random() * 500);
    if (await isUnderWay()) killsDuring += 1;
    await server.kill();
    lastStart = performance.now();
    await server.start();
    if (kill % 20 === 19)
      console.error(`${kill + 1} kills, ${acknowledged.approved.length} batches approved`);
  }
  await work;
  await untilFinal();
  const finalAfter = (performance.now() - lastStart) / 1000;

  const { rows } = await client.query(
    `select status, count(*)::int as count from disbursement_item where disbursement_id = any($1) group by status order by status`,
    [acknowledged.approved],
  );
  console.log(
    `${KILLS} kills in ${((performance.now() - begun) / 60_000).toFixed(1)} min, ${killsDuring} of them with payouts under way`,
  );
  console.log(`payouts: ${rows.map(({ status, count }) => `${count} ${status}`).join(', ')}`);
  console.log(`all final ${finalAfter.toFixed(1)} s after the last start (goal ≤ ${FINAL_WITHIN_S} s)`);
  const wrong = await verdict(client, db, acknowledged);
  for (const one of wrong) console.error(one);
  console.log(
    wrong.length === 0
      ? 'the books close, the bank paid each payout once, nothing acknowledged is lost'
      : `${wrong.length} rules are broken`,
  );
  process.exitCode = wrong.length === 0 && finalAfter <= FINAL_WITHIN_S ? 0 : 1;
} finally {
  await server.stop();
  await db?.close();
  await client.end().catch(() => undefined);
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
