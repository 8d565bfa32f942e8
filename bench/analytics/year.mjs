// `node bench/analytics/year.mjs`: the three answers of analytics for a year of payments on PostgreSQL, against the same figures read from the
// payments in the same run; and the time to compute one day again. The payments are copies of one, spread over 365 days.
//   BENCH_PAYMENTS (10000000)
import pg from 'pg';
import {
  getConversion,
  getRetention,
  getTransactionFigures,
} from '../../apps/api/src/features/analytics/handlers.ts';
import { makeAnalytics } from '../../apps/api/src/features/analytics/public.ts';
import { makeLog } from '../../apps/api/src/platform/log.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { addDays, jakartaDate } from '../../packages/domain/src/kernel/index.ts';
import { median } from '../api/figures.mjs';
import { startPostgres, startProcess } from '../api/processes.mjs';

const PAYMENTS = Number(process.env.BENCH_PAYMENTS ?? 10_000_000);
const MOST_MS = 300;
const ROUNDS = 9;

const timed = async (work) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const medianOf = async (work) => {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(work));
  return median(times);
};

/** Without triggers and without the indexes that no figure reads, because ten million rows through all of them take an hour. */
const copyPayments = async (client, { merchantId, mode }) => {
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass::text as name from pg_index
      where indrelid = 'payment'::regclass and not indisprimary and indexrelid::regclass::text not in ('payment_newest', 'payment_completed', 'payment_order')`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query('alter table payment disable trigger user');
  const { rows: columns } = await client.query(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'payment' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const own = {
    id: `'pay_01' || lpad(n::text, 24, '0')`,
    created_at: 'shift',
    updated_at: 'shift',
    completed_at: `case when p.completed_at is not null then shift + interval '5 minutes' end`,
    // A third of the payments have no customer.
    customer_id: `case when n % 3 > 0 then c.id end`,
  };
  const ofMerchant = `merchant_id = '${merchantId}' and mode = '${mode}'`;
  await client.query(
    `create temp table sample as select (row_number() over () - 1)::int as nth, one.* from (
       select * from payment where ${ofMerchant} order by created_at desc limit 500) one;
     create temp table buyer as select (row_number() over () - 1)::int as nth, id from customer where ${ofMerchant} limit 500;
     analyze sample, buyer`,
  );
  const values = columns.map(({ name }) => own[name] ?? `p.${name}`);
  await client.query(
    `insert into payment (${columns.map(({ name }) => name).join(', ')})
     select ${values.join(', ')}
       from (select n, n % 500 as nth, (n * 7919::bigint % 500)::int as buyer,
                    now() - interval '10 minutes' - (n::float8 / ${PAYMENTS}) * interval '364 days' as shift
               from generate_series(1, ${PAYMENTS}) n) spread
       join sample p using (nth) join buyer c on c.nth = spread.buyer`,
  );
  await client.query('alter table payment enable trigger user');
  await client.query(
    `insert into analytics_due (merchant_id, mode, day)
     select '${merchantId}', '${mode}', day::date from generate_series(current_date - 366, current_date, '1 day') day`,
  );
};

const server = await startPostgres(4163);
let db;
let client;
try {
  await startProcess('prepare.mjs', [], { DATABASE_URL: server.url }).done;
  client = new pg.Client(server.url);
  await client.connect();
  const { rows } = await client.query(
    `select merchant_id, mode, count(*) from payment group by 1, 2 order by 3 desc limit 1`,
  );
  const { merchant_id: merchantId, mode } = rows[0];
  await copyPayments(client, { merchantId, mode });
  db = await openDb({ url: server.url, poolSize: 4 });
  const due = await client.query(
    'select count(distinct (merchant_id, mode, day))::int as n from analytics_due',
  );
  const computing = await timed(() => makeAnalytics({ db, log: makeLog('warn') }).drain());
  console.log(
    `${PAYMENTS} payments in a year: ${(computing / due.rows[0].n).toFixed(0)} ms to compute a day, cohorts included`,
  );
  await client.query('vacuum analyze');

  const now = new Date();
  const to = jakartaDate(now);
  const from = addDays(to, -365);
  const within = (work) => db.tenant({ merchantId, mode }, work);
  // Not by the API's connections, which end a statement after 15 s.
  const reference = await timed(() =>
    client.query(
      `select method, channel, count(*), sum(paid_amount - admin_fee) from payment
        where merchant_id = $1 and mode = $2 and completed_at >= $3::date and completed_at < $4::date group by method, channel`,
      [merchantId, mode, from, to],
    ),
  );
  console.log(`one table of them, read from the payments: ${reference.toFixed(0)} ms`);
  const answers = {
    conversion: (tx) => getConversion({ query: { from, to }, tx, now }),
    'payments received': (tx) => getTransactionFigures({ query: { from, to }, tx, now }),
    'retention by month': (tx) => getRetention({ query: { unit: 'month' }, tx, now }),
    'retention by week': (tx) => getRetention({ query: { unit: 'week' }, tx, now }),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const ms = await medianOf(() => within(answer));
    const isWithin = ms <= MOST_MS;
    if (!isWithin) process.exitCode = 1;
    console.log(
      `${name}: ${ms.toFixed(0)} ms, ${(ms / reference).toFixed(3)} × (at most ${MOST_MS} ms): ${isWithin ? 'within' : 'MISSED'}`,
    );
  }
} finally {
  await client?.end();
  await db?.close();
  await server.stop();
}
