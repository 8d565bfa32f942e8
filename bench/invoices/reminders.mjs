// `node bench/invoices/reminders.mjs`: 10,000 reminders that are due at once, sent by two copies of the job on a real PostgreSQL, and then as many
// by copies that are killed (SIGKILL) again and again. Afterwards each invoice must have one reminder and one mail. Exits with 1 otherwise.
//   REMINDERS (10000), REMINDER_KILLS (10), REMINDERS_PORT (4722)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { startPostgres } from '../api/processes.mjs';
import { addDueInvoices, addMerchant, faultsOf } from './due-invoices.mjs';

const { Client } = createRequire(new URL('../../apps/api/package.json', import.meta.url))('pg');
const COUNT = Number(process.env.REMINDERS ?? 10_000);
const WARM = 1_000;
const KILLS = Number(process.env.REMINDER_KILLS ?? 10);
const PORT = Number(process.env.REMINDERS_PORT ?? 4722);

const server = await startPostgres(PORT);
const client = new Client({ connectionString: server.url });
let failed = false;

const startSender = () => {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('sender.mjs', import.meta.url)),
      server.url,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return { child, begun: once(child.stdout, 'data'), ended: once(child, 'exit') };
};

/** Copies that begin together. Returns the milliseconds until the last has ended. */
const send = async (copies) => {
  const senders = Array.from({ length: copies }, startSender);
  await Promise.all(senders.map(({ begun }) => begun));
  const from = performance.now();
  const codes = await Promise.all(senders.map(({ ended }) => ended));
  if (codes.some(([code]) => code !== 0)) throw new Error('The job failed.');
  return performance.now() - from;
};

const tell = (what, isGood) => {
  console.log(what);
  failed ||= !isGood;
};

try {
  // Opening it brings the schema up to date.
  await (await openDb({ url: server.url })).close();
  await client.connect();
  await addMerchant(client);
  // A merchant that has reminded before, so that the planner knows the tables, as after the first minute of a running server.
  await addDueInvoices(client, WARM, 'warm');
  await send(1);
  for (const table of ['invoice_reminder', 'invoice_reminder_recipient', 'mail'])
    await client.query(`vacuum analyze ${table}`);
  await addDueInvoices(client, COUNT, 'two');
  const ms = await send(2);
  const faults = await faultsOf(client);
  tell(
    `${COUNT} reminders due at once, two copies: ${(ms / 1000).toFixed(1)} s, ` +
      (faults.length === 0 ? 'each sent once' : faults.join('; ')),
    faults.length === 0,
  );

  await addDueInvoices(client, COUNT, 'kills');
  let during = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, begun, ended } = startSender();
    await begun;
    await delay(20 + Math.random() * 300);
    if (child.exitCode === null) during += 1;
    child.kill('SIGKILL');
    await ended;
  }
  await send(2);
  const after = await faultsOf(client);
  tell(
    `${during} of ${KILLS} kills in the middle: ${after.length === 0 ? 'each sent once' : after.join('; ')}`,
    after.length === 0,
  );
} finally {
  await client.end();
  await server.stop();
}
process.exit(failed ? 1 : 0);
