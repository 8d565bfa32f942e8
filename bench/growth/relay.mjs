// `node bench/growth/relay.mjs`: events that the relay numbers in a second, with few numbered events behind it and with many, in four partitions.
//   BENCH_EVENTS (1000000)
import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { keepPartitions } from '../../apps/api/src/platform/partitions/keep-partitions.ts';
import { relayOnce } from '../../apps/api/src/platform/work/relay.ts';
import { median, round } from '../api/figures.mjs';

const SIZES = [10_000, Number(process.env.BENCH_EVENTS ?? 1_000_000)];
const WAITING = 10_000;
const ROUNDS = 7;
const MOST_TIMES = 1.3;

/** Events of the last three months and the next. */
const addEvents = (client, from, count) =>
  client.query(
    `insert into outbox (merchant_id, mode, topic, aggregate, payload, created_at, seq)
     select 'mer_1', 'live', 'payment.completed', 'pay_' || n, '{"status": "completed"}', now() - interval '30 days' + (n % 100) * interval '1 day', n
       from generate_series($1::bigint + 1, $2::bigint) n`,
    [from, from + count],
  );

const eventsPerSecond = async (client, db) => {
  const times = [];
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    await client.query(
      `insert into outbox (merchant_id, mode, topic, aggregate, payload)
       select 'mer_1', 'live', 'payment.completed', 'pay_' || n, '{"status": "completed"}' from generate_series(1, ${WAITING}) n`,
    );
    const began = performance.now();
    while ((await relayOnce(db)) > 0);
    times.push(performance.now() - began);
  }
  return (WAITING / median(times)) * 1000;
};

const server = await startPostgres({ port: 5321 });
const client = new pg.Client(server.url);
let db;
try {
  db = await openDb({ url: server.url });
  await client.connect();
  await keepPartitions(db, new Date(Date.now() + 31 * 86_400_000));
  const rates = [];
  let numbered = 0;
  for (const size of SIZES) {
    await addEvents(client, numbered, size - numbered);
    await client.query('vacuum analyze outbox');
    rates.push(await eventsPerSecond(client, db));
    // The rounds numbered more.
    numbered = Number((await client.query('select max(seq) as last from outbox')).rows[0].last);
  }
  const times = rates[0] / rates[1];
  const isWithin = times <= MOST_TIMES;
  if (!isWithin) process.exitCode = 1;
  console.log(
    `events numbered a second: ${round(rates[0], 0)} behind ${SIZES[0]}, ${round(rates[1], 0)} behind ${SIZES[1]}, ${round(times, 2)} × (at most ${MOST_TIMES}: ${isWithin ? 'within' : 'MISSED'})`,
  );
} finally {
  await client.end();
  await db?.close();
  await server.stop();
}
