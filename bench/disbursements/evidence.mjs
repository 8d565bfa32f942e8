// `node bench/disbursements/evidence.mjs`: an approver's waiting time: a batch of 10.000 payouts compared with 200.000 earlier ones, on
// a real PostgreSQL with new rows and no statistics. The reference is reading the batch's own rows.
//   PAST (200000), ITEMS (10000), ROUNDS (7)
import { createRequire } from 'node:module';
import {
  selectCompared,
  selectEarlier,
} from '../../apps/api/src/features/disbursements/evidence/repository.ts';
import { asOfNow } from '../../apps/api/src/features/disbursements/batch/other-batches.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { median } from '../api/figures.mjs';
import { startPostgres } from '../api/processes.mjs';
import { openMerchants } from '../ledger/merchants.mjs';

const { default: sql } = await import(
  createRequire(new URL('../../apps/api/package.json', import.meta.url)).resolve('sql-template-tag')
);
const PAST = Number(process.env.PAST ?? 200_000);
const ITEMS = Number(process.env.ITEMS ?? 10_000);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const GOAL_MS = 1000;

const server = await startPostgres(4598);
let failed = false;

const batchId = (n) => `dis_${String(n).padStart(26, '0')}`;

const insertBatch = async (tx, { merchantId, mode }, n = 0) => {
  await tx.run(sql`
    insert into disbursement (merchant_id, mode, id, name, source, maker_id, maker_name, search_text, created_at, updated_at)
    values (${merchantId}, ${mode}, ${batchId(n)}, 'New', 'rows', 'usr_1', 'A', '', now(), now())`);
  await insertItems(tx, merchantId, mode, { count: ITEMS, status: 'valid', batch: sql`${batchId(n)}` });
};

const insertPast = async (tx, { merchantId, mode }) => {
  await tx.run(sql`
    insert into disbursement (merchant_id, mode, id, name, source, status, maker_id, maker_name, approver_id, search_text, created_at, updated_at)
    select ${merchantId}, ${mode}, 'dis_' || lpad(n::text, 26, '0'), 'Past', 'rows', 'success', 'usr_1', 'A', 'usr_2', '', now(), now()
      from generate_series(1, 100) n`);
  await insertItems(tx, merchantId, mode, {
    count: PAST,
    status: 'done',
    batch: sql`'dis_' || lpad((1 + n % 100)::text, 26, '0')`,
  });
};

const insertItems = async (tx, merchantId, mode, { count, status, batch }) => {
  await tx.run(sql`
    insert into disbursement_item (merchant_id, mode, id, disbursement_id, row, status, cells, account_owner_name, bank_code,
                                   account_number, amount, parts, search_text, created_at, updated_at, completed_at)
    select ${merchantId}, ${mode}, 'dis_item_' || ${status} || ${batch} || n, ${batch}, 1 + n, ${status}, '{}',
           'Siti Aminah', 'bca', (8420000000 + n % ${ITEMS}::bigint)::text, 50000 + n % 7, 1, '', now(), now(),
           case when ${status} = 'done' then now() - interval '1 day' end
      from generate_series(0, ${count}::integer - 1) n`);
};

try {
  const db = await openDb({ url: server.url });
  const [merchant] = await openMerchants(db, 1);
  // Each account of the batch was paid about twenty times, in a hundred batches.
  await db.system((tx) => insertPast(tx, merchant));
  await db.system((tx) => insertBatch(tx, merchant));
  // The same file again: each of its payouts is pending twice.
  await db.system((tx) => insertBatch(tx, merchant, 101));

  const times = { rows: [], evidence: [], otherBatches: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await db.tenant(merchant, async (tx) => {
      const begun = performance.now();
      const items = await selectCompared(tx, batchId(0));
      const read = performance.now();
      const earlier = await selectEarlier(tx, batchId(0), new Date());
      times.rows.push(read - begun);
      const compared = performance.now();
      times.evidence.push(compared - read);
      const among = sql`i.disbursement_id = ${batchId(0)}`;
      const now = await asOfNow(tx, items, { now: new Date(), among });
      times.otherBatches.push(performance.now() - compared);
      if (!now.every(({ waits_in }) => waits_in !== null)) throw new Error('Not every row waits twice.');
      if (items.length !== ITEMS || earlier.size !== Math.min(ITEMS, PAST))
        throw new Error('Not all was read.');
    });
  }
  const evidence = median(times.evidence);
  const otherBatches = median(times.otherBatches);
  failed = evidence > GOAL_MS || otherBatches > GOAL_MS;
  console.log(`the batch's own ${ITEMS} rows: ${median(times.rows).toFixed(0)} ms`);
  console.log(
    `what their accounts received in ${PAST} payouts: ${evidence.toFixed(0)} ms  (goal: at most ${GOAL_MS})`,
  );
  console.log(`what of it other batches pay too: ${otherBatches.toFixed(0)} ms  (goal: at most ${GOAL_MS})`);
  await db.close();
} finally {
  await server.stop();
}
process.exit(failed ? 1 : 0);
