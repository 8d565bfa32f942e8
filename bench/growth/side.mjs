// One size: a database, an API server on it, and what is asked of them.
import { randomBytes, randomUUID } from 'node:crypto';
import { openConnections, timed } from '../api/load.mjs';
import { startProcess } from '../api/processes.mjs';
import { DEMO_SANDBOX_KEY } from '../../apps/api/src/seed/keys.ts';
import { makeExports } from '../../apps/api/src/features/exports/public.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { makeIds } from '../../apps/api/src/platform/ids.ts';
import { makeLog } from '../../apps/api/src/platform/log.ts';
import { folderStorage } from '../../apps/api/src/rails/storage/folder.ts';
import { EXPORT_SETS } from '../../packages/domain/src/exports/index.ts';
import { EXPORT, MODE } from './fill.mjs';

const SANDBOX = 1;

export const openSide = async (side) => {
  const server = startServer(side);
  try {
    return await askers(side, server);
  } catch (error) {
    server.stop();
    throw error;
  }
};

const startServer = ({ url, port, folder }) =>
  startProcess('../../apps/api/src/server.ts', [], {
    DATABASE_URL: url,
    NODE_ENV: 'production',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    PORT: String(port),
    LIMIT_PER_ADDRESS: '1000000000',
    LIMIT_PER_SESSION: '1000000000',
    LOG_LEVEL: 'warn',
    DATA_DIR: folder,
    WEBHOOKS: 'off',
  });

const askers = async ({ client, url, port, folder, merchantId, deepRows }, server) => {
  const token = await signIn(port);
  const [connection] = await openConnections(1, port + SANDBOX);
  const asking = (path) => ({
    port: port + SANDBOX,
    path: `/dashboard/${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const get = async (path) => JSON.parse((await connection.ask(asking(path))).body);
  const post = postWith(`http://127.0.0.1:${port + SANDBOX}/dashboard/`);
  const deep = await deepQuery(get, deepRows);
  const db = await openDb({ url, poolSize: 4 });

  /** An order that waits for its payment. */
  const charge = async () => {
    const order = await post('orders', {
      reference_id: `bench-${randomUUID()}`,
      total_amount: 100_000,
      items: [{ name: 'Kopi', quantity: 1, price: 100_000 }],
    });
    return post('payments', { order_id: order.id, method: 'va', channel: 'BCA' });
  };

  return {
    read: (path) => timed(() => connection.ask(asking(path))),
    readDeep: () => timed(() => connection.ask(asking(deep))),
    charge: () => timed(charge),
    complete: async () => {
      const { id } = await charge();
      return timed(() => post(`payments/${id}/simulate`, { status: 'completed' }));
    },
    exportRows: () => exportRows({ client, db, folder, merchantId }),
    close: async () => {
      connection.close();
      server.stop();
      await db.close();
    },
  };
};

const postWith = (address) => async (path, body) => {
  const reply = await fetch(address + path, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${DEMO_SANDBOX_KEY}:`).toString('base64')}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
  return JSON.parse(text).data;
};

const signIn = async (port) => {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      const reply = await fetch(`http://127.0.0.1:${port}/dashboard/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'owner@demo.test', password: 'Dasbor-Demo-1' }),
      });
      return (await reply.json()).data.sandbox.token;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error('The API did not start.');
};

/** The query of a page that begins after so many rows of the last 30 days. */
const deepQuery = async (get, rows) => {
  const day = (back) => new Date(Date.now() + 7 * 3_600_000 - back * 86_400_000).toISOString().slice(0, 10);
  const range = `payments?from=${day(30)}&to=${day(0)}`;
  let query = `${range}&limit=100`;
  for (let seen = 0; seen < rows; seen += 100) {
    const { page } = await get(query);
    if (!page.next_cursor) throw new Error(`The list ends after ${seen} rows.`);
    query = `${range}&limit=100&action=next&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
  return query.replace('limit=100', 'limit=10');
};

const exportRows = async ({ client, db, folder, merchantId }) => {
  const ids = makeIds(systemClock);
  const columns = Object.keys(EXPORT_SETS.payments.columns);
  const id = ids.next('export');
  await client.query(
    `insert into export_file (merchant_id, mode, id, "set", format, separator, columns, range_from, range_to, subaccount_ids, language,
                              rows_expected, created_by_id, created_by_name, search_text, created_at, expires_at)
     values ($1, $2, $3, 'payments', 'csv', ',', $4, current_date - ($5::int + 1), current_date - ($5::int - 1), '{}', 'en', $6,
             (select user_id from user_account where merchant_id = $1 and role_id = 1 limit 1), 'Owner', '', now(), now() + interval '7 days')`,
    [merchantId, MODE, id, columns, EXPORT.daysAgo, EXPORT.rows],
  );
  const exports = makeExports({
    db,
    clock: systemClock,
    ids,
    storage: folderStorage(folder),
    wake: () => undefined,
    dashboardUrl: 'http://localhost',
    log: makeLog('warn'),
  });
  const ms = await timed(() => exports.drain());
  const { rows } = await client.query('select status, rows_written from export_file where id = $1', [id]);
  if (rows[0].status !== 'completed' || Number(rows[0].rows_written) !== EXPORT.rows)
    throw new Error(`The export ended as ${rows[0].status} with ${rows[0].rows_written} rows.`);
  return ms;
};
