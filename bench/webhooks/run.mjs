// `node bench/webhooks/run.mjs`: events to fifty receivers of which 30 % fail, with separate processes for publisher, sender, receivers
// and PostgreSQL. Compared with the same run without the failing receivers. A second run publishes as fast as four connections can
// commit, which exceeds what one machine can send: it measures the rate and checks that nothing is lost. Every event is delivered to
// each receiver.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { round } from '../api/figures.mjs';
import { startPostgres, startProcess } from '../api/processes.mjs';

const RECEIVERS = 50;
const EVENTS = Number(process.env.EVENTS ?? 2000);
const REFERENCE_EVENTS = EVENTS / 4;
const UNPACED = '';
const PER_SECOND = Number(process.env.PER_SECOND ?? 20);
const PORTS = { postgres: 4371, first: 24_300 };
const GOAL_MS = 5000;
// Seven in ten are healthy; of the others, a third each returns 500, never responds, or does not listen.
const KINDS = Array.from({ length: RECEIVERS }, (_, n) =>
  n % 10 < 7 ? 'well' : ['failing', 'silent', 'closed'][n % 3],
);
const WELL = KINDS.flatMap((kind, n) => (kind === 'well' ? [n] : []));

const folder = mkdtempSync(join(tmpdir(), 'dasbor-webhooks-'));
const contract = JSON.parse(
  readFileSync(new URL('../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
);
const receivers = fork(new URL('receivers.mjs', import.meta.url), {
  env: { ...process.env, FIRST_PORT: String(PORTS.first), KINDS: KINDS.join(',') },
});
await new Promise((resolve) => receivers.once('message', resolve));
const postgres = await startPostgres(PORTS.postgres);
const env = { DATABASE_URL: postgres.url, FIRST_PORT: String(PORTS.first), KINDS: KINDS.join(',') };
let sender;

const expectWhole = ({ complete }) => {
  console.log(`  receivers that are well and have every event: ${complete} of ${WELL.length}`);
  if (complete !== WELL.length) process.exitCode = 1;
};

const told = ({ median, p99, longest, rate }) =>
  `median ${median} ms, p99 ${p99} ms, longest ${longest} ms, at ${rate} events/s`;

/** Publishes, waits until every healthy receiver has everything or nothing more arrives, and summarises. */
const measure = async (events, perSecond) => {
  const committed = await publish(events, perSecond);
  let last = -1;
  let news = [];
  for (let quiet = 0; quiet < 30;) {
    const seen = await ask();
    news = WELL.map((n) => seen[n].filter(([subject]) => committed.has(subject)));
    const count = news.reduce((sum, one) => sum + one.length, 0);
    if (count === WELL.length * events) break;
    quiet = count === last ? quiet + 1 : 0;
    last = count;
    await delay(500);
  }
  const times = news
    .flat()
    .map(([subject, at]) => Math.max(0, at - committed.get(subject)))
    .sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  const begun = Math.min(...committed.values());
  const span = Math.max(...committed.values()) - begun;
  const arrived = news.flat().reduce((latest, [, at]) => Math.max(latest, at), begun);
  return {
    complete: news.filter((one) => one.length === events).length,
    median: at(0.5),
    p99: at(0.99),
    longest: at(1),
    rate: round(((events - 1) * 1000) / span),
    sentPerSecond: Math.round((times.length * 1000) / (arrived - begun)),
  };
};

const publish = async (events, perSecond) => {
  const file = join(folder, 'committed.json');
  const sample = contract.components.examples['payment.completed'].value.data;
  await startProcess('../webhooks/publish.mjs', [], {
    ...env,
    EVENTS: String(events),
    PER_SECOND: String(perSecond),
    SAMPLE: JSON.stringify(sample),
    COMMITTED: file,
  }).done;
  return new Map(JSON.parse(readFileSync(file, 'utf8')));
};

const ask = () =>
  new Promise((resolve) => {
    receivers.once('message', resolve);
    receivers.send('seen');
  });

try {
  await startProcess('../webhooks/prepare.mjs', [], { ...env, ONLY: 'well' }).done;
  sender = startProcess('../webhooks/sender.mjs', [], env);
  await delay(1500);
  const reference = await measure(REFERENCE_EVENTS, PER_SECOND);
  console.log(`${REFERENCE_EVENTS} events to the ${WELL.length} receivers that are well: ${told(reference)}`);

  await startProcess('../webhooks/prepare.mjs', [], { ...env, ONLY: 'failing' }).done;
  const failing = RECEIVERS - WELL.length;
  const mixed = await measure(EVENTS, PER_SECOND);
  console.log(`${EVENTS} events to ${RECEIVERS} receivers, ${failing} of them failing: ${told(mixed)}`);
  expectWhole(mixed);
  console.log(`  p99 from commit to receiver: ${mixed.p99} ms  (goal: at most ${GOAL_MS} ms)`);
  console.log(`  ratio with failing receivers / without: ${round(mixed.p99 / reference.p99, 2)}`);
  if (mixed.p99 > GOAL_MS) process.exitCode = 1;
  const burst = await measure(EVENTS, UNPACED);
  console.log(`the same as fast as they can be committed: ${told(burst)}`);
  expectWhole(burst);
  console.log(`  sent to receivers that are well: ${burst.sentPerSecond} /s`);
} finally {
  sender?.stop();
  await sender?.done.catch(() => undefined);
  receivers.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
