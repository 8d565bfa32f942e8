// `npm run bench operate`: three copies of the production folder behind HAProxy on one PostgreSQL with a standby. About 100 mixed calls
// a second, webhooks, exports and event streams run through a rolling restart, `kill -9` of a copy, a restart of PostgreSQL and the
// promotion of the standby. Exits with 1 if a goal is missed.
//   OPERATE_CALLS (100 a second), OPERATE_CALM_S (5, between faults), OPERATE_PORT (4730, the first of 12)
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { enterTestTime } from '../../scripts/lib/test-run/test-time.mjs';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { DEMO_SANDBOX_KEY } from '../../apps/api/src/seed/keys.ts';
import { asAdmin } from '../faults/admin.mjs';
import { exportFile, read, sale, topUp } from '../faults/flows.mjs';
import { startListeners } from '../faults/listeners.mjs';
import { startLoad } from '../faults/load.mjs';
import { eventFaults, exportFaults, ledgerFaults, saleFaults, topUpFaults } from '../faults/verdict.mjs';
import { startReceiver } from './receiver.mjs';
import { printTable } from './report.mjs';
import { startStand } from './stand.mjs';

const CALLS = Number(process.env.OPERATE_CALLS ?? 100);
const CALM_MS = 1000 * Number(process.env.OPERATE_CALM_S ?? 5);
const STREAMS = 6;
// A webhook that a killed copy was sending is sent again after 2 minutes.
const TOLD_WITHIN_MS = 180_000;
const WRITTEN_WITHIN_MS = 60_000;
const GIVE_UP_MS = 60_000;
const READS = ['payments', 'orders', 'topups', 'transactions', 'notifications', 'balance'].map(
  (name) => `/dashboard/${name}`,
);

// Top ups pause before midnight.
enterTestTime();
const stand = await startStand();
const receiver = await startReceiver(stand.receiverPort);

/** What an operator does or meets; each resolves when the machine itself is back. `goal` is about the calls meanwhile. */
const FAULTS = {
  'rolling restart of three copies': {
    goal: { refused: 0, backMs: 5000 },
    happen: async () => {
      for (const copy of stand.copies) {
        await copy.stop();
        if (copy.exitCode() !== 0) throw new Error(`A copy did not end cleanly:\n${copy.said()}`);
        await copy.start();
        // As long as the proxy's two checks.
        await delay(2000);
      }
    },
  },
  'kill -9 of one copy': {
    goal: { refused: Infinity, backMs: 5000 },
    happen: () => stand.copies[1].kill(),
    after: () => stand.copies[1].start(),
  },
  'restart of PostgreSQL': {
    goal: { refused: Infinity, backMs: 5000 },
    happen: async () => {
      await stand.primary.halt('fast');
      await stand.primary.start();
    },
  },
  'promotion of the standby': {
    goal: { refused: Infinity, backMs: 5000 },
    happen: async () => {
      await stand.primary.halt('immediate');
      await stand.standby.promote();
      await stand.moveDatabase();
    },
  },
};

const call = async (path, { token, body }) => {
  const reply = await fetch(`${stand.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()).data;
};

const until = async (isDone, withinMs) => {
  for (const end = performance.now() + withinMs; performance.now() < end; await delay(200))
    if (await isDone()) return;
};

try {
  const owner = { email: 'owner@demo.test', password: 'Dasbor-Demo-1' };
  const { sandbox: tokens } = await call('/dashboard/login', { body: owner });
  const { token } = tokens;
  const hook = { name: 'Bench', url: receiver.url, events: ['payment.completed'], is_primary: true };
  await call('/dashboard/webhooks', { token, body: hook });
  const before = await asAdmin(stand.primary.url, 'select id from top_up union all select id from payment');
  const streams = await startListeners({
    url: stand.url,
    tokens,
    count: STREAMS,
    topics: ['top_up.updated'],
  });
  const acknowledged = { topUps: [], sales: [], files: [] };
  const file = { set: 'payments', format: 'csv', separator: ';', from: '2026-11-01', to: '2026-11-19' };
  const load = startLoad({
    url: stand.url,
    perSecond: CALLS,
    workers: [
      [6, topUp({ token, acknowledged: acknowledged.topUps })],
      [6, sale({ apiKey: DEMO_SANDBOX_KEY, acknowledged: acknowledged.sales })],
      [14, read({ token, paths: READS })],
      [
        1,
        exportFile({
          token,
          body: { ...file, columns: ['payment_id', 'status'] },
          acknowledged: acknowledged.files,
        }),
      ],
    ],
  });
  const { told } = load;
  await load.works();
  const rows = [];
  const measured = async (name, { happen, after, goal }) => {
    const [calls, refused, begun] = [
      told.reads + told.writes,
      told.unavailable + told.unanswered,
      performance.now(),
    ];
    told.slowestMs = 0;
    told.again.clear();
    await happen();
    const back = performance.now();
    await Promise.race([load.works(), delay(GIVE_UP_MS, undefined, { ref: false })]);
    const backMs = performance.now() - back;
    await after?.();
    await delay(CALM_MS);
    rows.push({
      name,
      goal,
      backMs,
      seconds: (performance.now() - begun) / 1000,
      calls: told.reads + told.writes - calls,
      refused: told.unavailable + told.unanswered - refused,
      slowestMs: told.slowestMs,
      again: [...told.again].map(([what, count]) => `${count} × ${what}`).join(', '),
    });
  };
  await measured('none', { happen: () => delay(CALM_MS), goal: { refused: 0, backMs: 5000 } });
  for (const [name, fault] of Object.entries(FAULTS)) await measured(name, fault);
  await load.stop();

  const { url } = stand.standby;
  const ask = (text, values) => asAdmin(url, text, values);
  const { topUps, sales, files } = acknowledged;
  await streams.heard(topUps.length * 2);
  await streams.stop();
  const untold = () => sales.filter(({ payment }) => !receiver.told.has(payment));
  await until(() => untold().length === 0, TOLD_WITHIN_MS);
  await until(async () => (await exportFaults(ask, files)).length === 0, WRITTEN_WITHIN_MS);

  const of = { before: before.map(({ id }) => id) };
  const db = await openDb({ url, poolSize: 2, migrations: 'check' });
  const wrong = [
    ...printTable(rows, told),
    ...(await topUpFaults(ask, { ...of, acknowledged: topUps })),
    ...(await saleFaults(ask, { ...of, acknowledged: sales })),
    ...(await exportFaults(ask, files)),
    ...(await eventFaults(ask, {
      ...of,
      topics: ['top_up.updated'],
      listeners: streams.listeners,
      records: topUps.length,
      each: 2,
    })),
    ...(untold().length > 0 ? [`${untold().length} completed payments were not told by webhook`] : []),
    ...(await ledgerFaults(db)),
  ];
  await db.close();
  const twice = [...receiver.told.values()].filter((count) => count > 1).length;
  console.log(
    `${topUps.length} top-ups, ${sales.length} sales and ${files.length} files acknowledged; ${streams.listeners.length} streams told ${topUps.length * 2} events each; ${receiver.told.size} payments told by webhook, ${twice} of them more than once`,
  );
  for (const one of wrong) console.error(one);
  console.log(
    wrong.length === 0
      ? 'nothing acknowledged is lost, nothing is done twice, the books close'
      : `${wrong.length} goals are missed`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await receiver.stop();
  await stand.stop();
}
