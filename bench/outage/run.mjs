// `node bench/outage/run.mjs`: repeatedly breaks connections to a real PostgreSQL in five ways while 12 writers and 4 readers call the
// API and 4 event streams are open. Exits with 1 if the process exits, a call is refused other than by 503 with `Retry-After`, calls
// work later than 5 s after the database is back, an acknowledged write is lost or executed twice, or a stream misses an event.
//   OUTAGE_TIMES (20, of each way)
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { enterTestTime } from '../../scripts/lib/test-run/test-time.mjs';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { startPostgres } from '../api/processes.mjs';
import { asAdmin } from '../faults/admin.mjs';
import { read, topUp } from '../faults/flows.mjs';
import { startListeners } from '../faults/listeners.mjs';
import { startLoad } from '../faults/load.mjs';
import { killableServer } from '../faults/server.mjs';
import { eventFaults, ledgerFaults, topUpFaults } from '../faults/verdict.mjs';
import { breaksOf } from './breaks.mjs';
import { report } from './report.mjs';

const TIMES = Number(process.env.OUTAGE_TIMES ?? 20);
const PORTS = { postgres: 4717, api: 4718 };
const LOAD = { writers: 12, readers: 4 };
const STREAMS = 4;
const GIVE_UP_MS = 20_000;
const TOPICS = ['top_up.updated'];

// Top ups pause before midnight.
enterTestTime();
const dataDir = await mkdtemp(join(tmpdir(), 'dasbor-outage-'));
const postgres = await startPostgres(PORTS.postgres);
const env = { SEED_PAYMENTS: '200', WEBHOOKS: 'on' };
const server = killableServer({ port: PORTS.api, databaseUrl: postgres.url, dataDir, env });
const url = `http://127.0.0.1:${PORTS.api + 1}`;
const ask = (text, values) => asAdmin(postgres.url, text, values);

const ready = async () => {
  while ((await readiness()) !== 200) await delay(20);
};

const signIn = async () => {
  const reply = await fetch(`${url}/dashboard/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@demo.test', password: 'Dasbor-Demo-1' }),
  });
  return (await reply.json()).data.sandbox;
};

const readiness = () =>
  fetch(`${server.url}/readyz`).then(
    ({ status }) => status,
    () => undefined,
  );

try {
  await server.start();
  const tokens = await signIn();
  const before = (await ask('select id from top_up')).map(({ id }) => id);
  const streams = await startListeners({ url, tokens, count: STREAMS, topics: TOPICS });
  const acknowledged = [];
  const { token } = tokens;
  const load = startLoad({
    url,
    workers: [
      [LOAD.writers, topUp({ token, acknowledged })],
      [LOAD.readers, read({ token, paths: ['/dashboard/topups?limit=25&count=true'] })],
    ],
  });
  await load.works();

  const begun = performance.now();
  const ways = breaksOf(postgres);
  const figures = Object.fromEntries(Object.keys(ways).map((way) => [way, { exits: 0, backMs: [] }]));
  let notReady = 0;
  const down = async () => {
    if ((await readiness()) === 503) notReady += 1;
  };
  for (let time = 0; time < TIMES; time += 1) {
    for (const [way, breakIt] of Object.entries(ways)) {
      await delay(Math.random() * 300);
      await breakIt(down);
      const back = performance.now();
      const works = await Promise.race([
        Promise.all([load.works(), ready()]).then(() => true),
        delay(GIVE_UP_MS, false, { ref: false }),
      ]);
      figures[way].backMs.push(works ? performance.now() - back : Infinity);
      if (server.hasEnded()) {
        figures[way].exits += 1;
        console.error(server.said());
        await server.start();
      }
    }
    console.error(`${(time + 1) * Object.keys(ways).length} breaks, ${acknowledged.length} top-ups paid`);
  }
  const minutes = (performance.now() - begun) / 60_000;
  await load.stop();
  const { told } = load;
  await streams.heard(acknowledged.length * 2);
  await streams.stop();

  const db = await openDb({ url: postgres.url, poolSize: 2 });
  const events = {
    topics: TOPICS,
    before,
    listeners: streams.listeners,
    records: acknowledged.length,
    each: 2,
  };
  const wrong = [
    ...report({ figures, told, streams: streams.listeners, minutes, stops: 2 * TIMES, notReady }),
    ...(await topUpFaults(ask, { acknowledged, before })),
    ...(await eventFaults(ask, events)),
    ...(await ledgerFaults(db)),
  ];
  await db.close();
  for (const one of wrong) console.error(one);
  console.log(
    wrong.length === 0
      ? 'nothing acknowledged is lost, nothing is done twice'
      : `${wrong.length} rules are broken`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
