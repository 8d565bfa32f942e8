// `node bench/invoices/uploads.mjs`: 5,000 invoices of 8 items from one file (40,000 rows) by the API on a real PostgreSQL. First undisturbed;
// then the server is killed (SIGKILL) and restarted again and again, once while it reads the submitted file, otherwise while it creates invoices.
// The same with 5,000 invoices that get generated numbers. Afterwards each row must have one invoice, each with its own number and without a gap
// between the numbers. Exits with 1 otherwise.
//   UPLOAD_INVOICES (5000), UPLOAD_KILLS (20), UPLOADS_PORT (4732)
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../api/processes.mjs';
import { person } from '../crash/people.mjs';
import { killableServer } from '../faults/server.mjs';
import { faultsOf, invoiceFile } from './invoice-files.mjs';

const { Client } = createRequire(new URL('../../apps/api/package.json', import.meta.url))('pg');
const COUNT = Number(process.env.UPLOAD_INVOICES ?? 5_000);
const KILLS = Number(process.env.UPLOAD_KILLS ?? 20);
const PORT = Number(process.env.UPLOADS_PORT ?? 4732);
const GOAL_MS = 20_000;

const dataDir = await mkdtemp(join(tmpdir(), 'dasbor-uploads-'));
const postgres = await startPostgres(PORT);
const server = killableServer({ port: PORT + 2, databaseUrl: postgres.url, dataDir });
const client = new Client({ connectionString: postgres.url });
const owner = person(server.url, 'owner@demo.test');
let failed = false;

const tell = (what, isGood) => {
  console.log(what);
  failed ||= !isGood;
};

const send = ({ file, name }) =>
  owner.ask('POST', `/dashboard/invoice-uploads?name=${name}.csv`, {
    bytes: file,
    key: `upload-of-file-${name}`,
  });

const submit = ({ id, version }) =>
  owner.ask('POST', `/dashboard/invoice-uploads/${id}/submit`, { body: { version }, key: `submit-${id}` });

const stateOf = async ({ id }) => {
  const { rows } = await client.query('select status, created from upload where id = $1', [id]);
  return rows[0];
};

const untilCreated = async (upload) => {
  while ((await stateOf(upload)).status === 'validated') await delay(20);
};

const killAndRestart = async () => {
  await server.kill();
  await server.start();
};

/** Kills at any moment between two chunks of the work. A restarted server works before it is ready. */
const killWhileCreating = async (upload) => {
  let during = 0;
  let { created: before } = await stateOf(upload);
  for (let kill = 1; kill < KILLS; kill += 1) {
    while ((await stateOf(upload)).created === before) await delay(5);
    await delay(Math.random() * 100);
    const { status, created } = await stateOf(upload);
    if (status !== 'validated') break;
    await server.kill();
    during += 1;
    before = created;
    server.launch();
  }
  return during;
};

const undisturbed = async (name, { items, prefix }) => {
  const upload = await send({ file: invoiceFile(COUNT, { items, prefix }), name });
  const from = performance.now();
  await submit(upload);
  const submitted = performance.now() - from;
  await untilCreated(upload);
  const ms = performance.now() - from;
  const faults = await faultsOf(client, { ...upload, many: COUNT, items });
  tell(
    `${COUNT} invoices of ${items} items: submitted after ${(submitted / 1000).toFixed(1)} s, created after ${(ms / 1000).toFixed(1)} s ` +
      `(goal ≤ ${GOAL_MS / 1000} s)${faults.map((fault) => `; ${fault}`).join('')}`,
    faults.length === 0 && ms <= GOAL_MS,
  );
};

const killed = async (name, { items, prefix }) => {
  const upload = await send({ file: invoiceFile(COUNT, { items, prefix }), name });
  const submitted = submit(upload);
  await delay(Math.random() * 1_000);
  const isReading = (await stateOf(upload)).status === 'initiated';
  await killAndRestart();
  await submitted;
  const during = await killWhileCreating(upload);
  const { created } = await stateOf(upload);
  await untilCreated(upload);
  const faults = await faultsOf(client, { ...upload, many: COUNT, items });
  tell(
    `${COUNT} invoices of ${items} items with ${prefix === undefined ? 'generated' : 'their own'} numbers, ` +
      `${during + 1} of ${KILLS} kills in the middle (one ${isReading ? 'while the file was read' : 'after it was read'}), ` +
      `${COUNT - created} invoices left for the last start: ` +
      (faults.length === 0 ? 'each created once, numbers without a gap' : faults.join('; ')),
    faults.length === 0 && during === KILLS - 1,
  );
};

try {
  await server.start();
  await client.connect();
  await owner.signIn();
  await undisturbed('undisturbed', { items: 8, prefix: 'A' });
  await killed('killed', { items: 8, prefix: 'B' });
  await killed('killed-generated', { items: 1 });
} finally {
  await server.stop();
  await client.end().catch(() => undefined);
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
