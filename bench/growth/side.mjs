// One size: a database, an API server on it, and what is asked of them.
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openConnections, timed } from '../api/load.mjs';
import { startProcess } from '../api/processes.mjs';
import { DEMO_SANDBOX_KEY } from '../../apps/api/src/seed/keys.ts';

const SANDBOX = 1;
/** Between payments: their three writes stay below the 25 a second of a key. */
const PAUSE_MS = 125;

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

const askers = async ({ port, deepRows }, server) => {
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
    charge: async () => {
      await sleep(PAUSE_MS);
      return timed(charge);
    },
    complete: async () => {
      await sleep(PAUSE_MS);
      const { id } = await charge();
      return timed(() => post(`payments/${id}/simulate`, { status: 'completed' }));
    },
    close: () => {
      connection.close();
      server.stop();
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
