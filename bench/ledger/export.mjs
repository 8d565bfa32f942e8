// `node bench/ledger/export.mjs`: the balance history as csv, from a real PostgreSQL, as a ratio to `COPY … TO STDOUT` of the same rows
// in the same minute; and the additional memory.
//   BENCH_ENTRIES (300000), BENCH_ROUNDS (15)
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { entryLines } from '../../apps/api/src/features/balance/export.ts';
import { post } from '../../apps/api/src/platform/ledger/post.ts';
import { reserved } from '../../packages/domain/src/ledger/index.ts';
import { median } from '../api/figures.mjs';
import { startPostgres } from '../api/processes.mjs';
import { openMerchants } from './merchants.mjs';

const { default: sql } = await import(
  createRequire(new URL('../../apps/api/package.json', import.meta.url)).resolve('sql-template-tag')
);
const entries = Number(process.env.BENCH_ENTRIES ?? 300_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 15);
const GOALS = { ratio: 1.5, addedMiB: 100 };
const DAY_MS = 86_400_000;

const server = await startPostgres(4698);
let failed = false;
try {
  const db = await openDb({ url: server.url, poolSize: 4 });
  const [merchant] = await openMerchants(db, 1);
  const payout = (id) => ({ of: 'disbursement', id, attempt: 1, amount: 10_000, fee: 3_000, ppn: 330 });
  for (let made = 1; made < entries; made += 10_000) {
    const some = Array.from({ length: Math.min(10_000, entries - made) }, (_, index) =>
      reserved(payout(`dis_item_01KAJ8${String(made + index).padStart(20, '0')}`)),
    );
    await db.tenant(merchant, (tx) => post(tx, new Date(), some));
  }

  const psql = (command) => {
    const begun = performance.now();
    return promisify(execFile)('psql', [server.url, '-qAtc', command, '-o', '/dev/null']).then(
      () => performance.now() - begun,
    );
  };
  await psql('vacuum analyze');
  const copy = `copy (
    select e.seq, e.at, t.kind, t.ref, greatest(-e.amount, 0), greatest(e.amount, 0), e.balance_after
      from ledger_entry e
      join ledger_transfer t on t.merchant_id = e.merchant_id and t.mode = e.mode and t.id = e.transfer_id
     where e.merchant_id = '${merchant.merchantId}' and e.mode = 'live' and e.holder = '' and e.account = 'available'
     order by e.seq desc) to stdout (format csv, header)`;

  const now = Date.now();
  const range = sql`created_at >= ${new Date(now - DAY_MS)}::timestamptz and created_at < ${new Date(now + DAY_MS)}::timestamptz`;
  const exported = async () => {
    const begun = performance.now();
    let lines = 0;
    let peak = 0;
    for await (const text of entryLines(db, merchant, {
      range,
      filtered: sql``,
      language: 'id',
      namesBatches: true,
    })) {
      lines += text.split('\r\n').length - 1;
      peak = Math.max(peak, process.memoryUsage().rss);
    }
    if (lines !== entries + 1) throw new Error(`${lines} lines were written of ${entries + 1}.`);
    return { ms: performance.now() - begun, peak };
  };

  // One warm-up each, then alternating, so that a slowdown affects both.
  await psql(copy);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const first = await exported();
  const times = { copy: [], ours: [] };
  let peak = first.peak;
  for (let round = 0; round < rounds; round += 1) {
    const start = await psql('select 1');
    times.copy.push((await psql(copy)) - start);
    const ours = await exported();
    times.ours.push(ours.ms);
    peak = Math.max(peak, ours.peak);
  }
  const [reference, ours] = [median(times.copy), median(times.ours)];
  const ratio = ours / reference;
  const addedMiB = (peak - before) / 2 ** 20;
  console.log(`COPY TO STDOUT of ${entries} entries: ${reference.toFixed(0)} ms`);
  console.log(`the export: ${ours.toFixed(0)} ms = ${ratio.toFixed(2)} (goal ≤ ${GOALS.ratio})`);
  console.log(`memory added at most: ${addedMiB.toFixed(0)} MiB (goal ≤ ${GOALS.addedMiB})`);
  failed = ratio > GOALS.ratio || addedMiB > GOALS.addedMiB;
  await db.close();
} finally {
  await server.stop();
}
process.exit(failed ? 1 : 0);
