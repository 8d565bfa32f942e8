// `node bench/growth/months.mjs`: a month of the request log goes, by dropping its partition and by deleting its rows in batches, while a writer adds
// lines and a reader keeps a transaction open for a second at a time.
//   BENCH_ROWS (1000000)
import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { keepPartitions } from '../../apps/api/src/platform/partitions/keep-partitions.ts';
import { endOfPartition } from '../../apps/api/src/platform/partitions/months.ts';
import { round } from '../api/figures.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const BATCH = 5000;
const MOST_WAIT_MS = 1000;
const DAY_MS = 86_400_000;

const addLines = (client, count, at) =>
  client.query(
    `insert into api_request (merchant_id, mode, id, key_id, operation, method, path, url, status, duration_ms, ip, request_body, response_body,
                              search_text, created_at)
     select 'mer_1', 'live', 'req_' || nextval('bench_line'), 'key_1', 'createOrder', 'POST', '/dashboard/orders', '/dashboard/orders', 201, 12,
            '203.0.113.7', repeat('a', 300), repeat('b', 600), 'req_', $2::timestamptz - n * interval '1 second' from generate_series(1, $1::int) n`,
    [count, at],
  );

/** Adds lines of this time without a pause until the work is done. Returns its time and the longest wait of the writer. */
const beside = async (url, at, work) => {
  const [writer, reader] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([writer.connect(), reader.connect()]);
  let over = false;
  let longest = 0;
  const writing = (async () => {
    while (!over) {
      const began = performance.now();
      await addLines(writer, 1, at);
      longest = Math.max(longest, performance.now() - began);
    }
  })();
  const reading = (async () => {
    while (!over) await reader.query('begin; select 1 from api_request limit 1; select pg_sleep(1); commit');
  })();
  const began = performance.now();
  const ms = await work()
    .then(() => performance.now() - began)
    .finally(async () => {
      over = true;
      await Promise.all([writing, reading]);
      await Promise.all([writer.end(), reader.end()]);
    });
  return { ms, longest };
};

const deleteAll = async (client, before) => {
  for (;;) {
    const { rowCount } = await client.query(
      `delete from api_request where (tableoid, ctid) in (select tableoid, ctid from api_request where created_at < $1 limit ${BATCH})`,
      [before],
    );
    if (rowCount === 0) return;
  }
};

const server = await startPostgres({ port: 5320, settings: ['max_wal_size=4GB'] });
const client = new pg.Client(server.url);
let db;
try {
  db = await openDb({ url: server.url });
  await client.connect();
  await client.query('create sequence bench_line');
  const { rows } = await client.query(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'api_request'::regclass order by 1 limit 1`,
  );
  const end = endOfPartition(rows[0].name);
  const old = new Date(end.getTime() - 40 * DAY_MS);
  const current = new Date(end.getTime() + 30 * DAY_MS);
  const bytes = async () =>
    Number(
      (
        await client.query(
          `select sum(pg_total_relation_size(inhrelid))::text as bytes from pg_inherits where inhparent = 'api_request'::regclass`,
        )
      ).rows[0].bytes,
    );

  await addLines(client, ROWS, old);
  await client.query('vacuum analyze api_request');
  const full = await bytes();
  const deleted = await beside(server.url, current, () => deleteAll(client, old));
  console.log(
    `${ROWS} lines deleted in batches: ${round(deleted.ms / 1000)} s, writer waited ${round(deleted.longest, 0)} ms at most, ${round((full - (await bytes())) / 2 ** 20, 0)} of ${round(full / 2 ** 20, 0)} MiB free`,
  );

  await client.query('vacuum api_request');
  await addLines(client, ROWS, old);
  const before = await bytes();
  const made = performance.now();
  await keepPartitions(db);
  console.log(`months of six tables made: ${round(performance.now() - made, 0)} ms`);
  // The months that later runs would make exist before the measured one.
  await keepPartitions(db, new Date(end.getTime() + 29 * DAY_MS));
  let kept;
  const dropped = await beside(server.url, current, async () => {
    kept = await keepPartitions(db, current);
  });
  const isWithin = kept.dropped.includes(rows[0].name) && dropped.longest <= MOST_WAIT_MS;
  if (!isWithin) process.exitCode = 1;
  console.log(
    `the same in a partition, dropped with those of three other tables: ${round(dropped.ms / 1000)} s, writer waited ${round(dropped.longest, 0)} ms at most (at most ${MOST_WAIT_MS}: ${isWithin ? 'within' : 'MISSED'}), ${round((before - (await bytes())) / 2 ** 20, 0)} of ${round(before / 2 ** 20, 0)} MiB free`,
  );
} finally {
  await client.end();
  await db?.close();
  await server.stop();
}
