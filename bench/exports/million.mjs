// `node bench/exports/million.mjs`: a file of many payments, made by the job on PostgreSQL, against `COPY … TO STDOUT` of the same columns in the same
// run. The storage is a folder, as on one machine. Memory is the process's own beyond what it has before, at its highest.
//   BENCH_ROWS (1000000)
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeExports } from '../../apps/api/src/features/exports/public.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { makeIds } from '../../apps/api/src/platform/ids.ts';
import { makeLog } from '../../apps/api/src/platform/log.ts';
import { folderStorage } from '../../apps/api/src/rails/storage/folder.ts';
import { EXPORT_SETS } from '../../packages/domain/src/exports/index.ts';
import { startPostgres, startProcess } from '../api/processes.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const MOST = { csv: 1.3, xlsx: 4, mebibytes: 100 };
const COLUMNS = Object.keys(EXPORT_SETS.payments.columns);
const COPIED = `id, order_id, order_reference, reference_id, method, channel, amount, discount, admin_fee, shipping_fee, paid_amount, mdr_fee, ppn,
  mdr_fee_payer, 'IDR', status, settlement_status, settlement_due_date, va_number, retrieval_reference_number, issuer_name, created_at, completed_at,
  failure_code, failure_message`;

const psqlCommand = process.env.PSQL ?? 'psql';

/** By psql, which a person without us would use. */
const copy = async (url, merchantId, mode) => {
  const began = performance.now();
  const statement = `copy (select ${COPIED} from payment where merchant_id = '${merchantId}' and mode = '${mode}' order by created_at desc, id desc) to stdout with csv`;
  const child = spawn(psqlCommand, ['-qc', statement, url], { stdio: ['ignore', 'ignore', 'inherit'] });
  await new Promise((resolve, reject) =>
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('psql')))),
  );
  return performance.now() - began;
};

const postgres = await startPostgres(4162);
const folder = mkdtempSync(join(tmpdir(), 'exports-'));
let db;
try {
  await startProcess('prepare.mjs', [], { DATABASE_URL: postgres.url, SEED_PAYMENTS: String(ROWS) }).done;
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query(
    `select merchant_id, mode, count(*)::int as n, min(created_at)::date as first, (select user_id from user_account u where u.merchant_id = p.merchant_id and role_id = 1 limit 1) as owner
       from payment p group by merchant_id, mode order by n desc limit 1`,
  );
  const { merchant_id: merchantId, mode, n, owner } = rows[0];
  await client.query('vacuum analyze payment');

  const copied = [];
  for (let nth = 0; nth < 3; nth += 1) copied.push(await copy(postgres.url, merchantId, mode));
  const reference = copied.toSorted((a, b) => a - b)[1];
  console.log(`COPY TO STDOUT of ${n} payments: ${reference.toFixed(0)} ms`);

  db = await openDb({ url: postgres.url });
  const clock = systemClock;
  const parts = {
    db,
    clock,
    ids: makeIds(clock),
    storage: folderStorage(folder),
    wake: () => undefined,
    dashboardUrl: 'http://localhost',
    log: makeLog('warn'),
  };
  let failed = false;
  for (const format of ['csv', 'xlsx']) {
    const id = `exp_01KAJ8000000000000000000${format === 'csv' ? 'C' : 'X'}0`.slice(0, 30);
    await client.query(
      `insert into export_file (merchant_id, mode, id, "set", format, separator, columns, range_from, range_to, subaccount_ids, language, rows_expected,
                                created_by_id, created_by_name, search_text, created_at, expires_at)
       values ($1, $2, $3, 'payments', $4, $5, $6, '2020-01-01', current_date + 1, '{}', 'en', $7, $8, 'Owner', '', now(), now() + interval '7 days')`,
      [merchantId, mode, id, format, format === 'csv' ? ',' : null, COLUMNS, n, owner],
    );
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let highest = before;
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 20);
    const began = performance.now();
    await makeExports(parts).drain();
    const ms = performance.now() - began;
    clearInterval(watch);
    const { rows: made } = await client.query(
      'select status, failure, rows_written, size from export_file where id = $1',
      [id],
    );
    const mebibytes = (highest - before) / 2 ** 20;
    const ratio = ms / reference;
    const isWithin = made[0].status === 'completed' && ratio <= MOST[format] && mebibytes <= MOST.mebibytes;
    failed ||= !isWithin;
    console.log(
      `${format}: ${made[0].status} ${made[0].failure ?? ''} ${made[0].rows_written} rows, ${(made[0].size / 2 ** 20).toFixed(0)} MiB in ${ms.toFixed(0)} ms, ${ratio.toFixed(2)} × COPY (at most ${MOST[format]}), ${mebibytes.toFixed(0)} MiB of memory: ${isWithin ? 'within' : 'MISSED'}`,
    );
  }
  process.exitCode = failed ? 1 : 0;
  await client.end();
} finally {
  await db?.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
