// `node bench/refunds/race.mjs`: a hundred concurrent refunds of one payment, over HTTP on PostgreSQL, each for everything that was paid. One
// succeeds in each round.
//   BENCH_ROUNDS (200)
import { randomBytes } from 'node:crypto';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { checkLedger } from '../../apps/api/src/platform/ledger/check.ts';
import { startPostgres, startProcess } from '../api/processes.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 200);
const AT_ONCE = 100;
const PORTS = { postgres: 4142, api: 4144 };
const BASE = `http://127.0.0.1:${PORTS.api}`;

const postgres = await startPostgres(PORTS.postgres);
let server;

const send = async (path, { token, body, method = 'POST', headers = {} } = {}) => {
  const reply = await fetch(`${BASE}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, ...(await reply.json()) };
};

const signIn = async () => {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const { data } = await send('/dashboard/login', {
        body: { email: 'owner@demo.test', password: 'Dasbor-Demo-1' },
      });
      return data.token;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error('The API did not start.');
};

/** Completed payments that can be refunded now and have no refund. */
const refundablePayments = async (token) => {
  const found = [];
  let cursor = '';
  while (found.length < ROUNDS) {
    const filters = encodeURIComponent(JSON.stringify({ status: ['completed'], method: ['qris'] }));
    const { data, page } = await send(`/dashboard/payments?limit=100&filters=${filters}${cursor}`, {
      token,
      method: 'GET',
    });
    found.push(...data.filter(({ refund_amount }) => refund_amount === 0));
    if (!page.next_cursor) break;
    cursor = `&action=next&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
  if (found.length < ROUNDS) throw new Error(`Only ${found.length} payments can be refunded.`);
  return found.slice(0, ROUNDS);
};

const refundAtOnce = async (token, payment) => {
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      send('/dashboard/refunds', {
        token,
        body: { payment_id: payment.id, amount: payment.paid_amount, notes: 'Barang rusak' },
        headers: { 'idempotency-key': randomBytes(16).toString('hex') },
      }),
    ),
  );
  const other = replies.find(
    ({ status, error_code }) => status !== 201 && error_code !== 'DPAY_REFUND_LIMIT_REACHED',
  );
  if (other) throw new Error(`Refused otherwise: ${JSON.stringify(other)}`);
  return replies.filter(({ status }) => status === 201).length === 1;
};

try {
  await startProcess('prepare.mjs', [], { DATABASE_URL: postgres.url, SEED_PAYMENTS: '50000' }).done;
  server = startProcess('../../apps/api/src/server.ts', [], {
    DATABASE_URL: postgres.url,
    NODE_ENV: 'production',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    PORT: String(PORTS.api),
    LIMIT_PER_ADDRESS: '1000000000',
    LIMIT_PER_SESSION: '1000000000',
    LOG_LEVEL: 'warn',
  });
  const token = await signIn();
  let one = 0;
  for (const payment of await refundablePayments(token)) if (await refundAtOnce(token, payment)) one += 1;
  console.log(
    `${AT_ONCE} concurrent refunds of one payment: exactly one succeeded in ${one} of ${ROUNDS} rounds`,
  );

  const db = await openDb({ url: postgres.url });
  const faults = await checkLedger(db);
  await db.close();
  console.log(`the books: ${faults.length === 0 ? 'close' : JSON.stringify(faults)}`);
  if (one !== ROUNDS || faults.length > 0) process.exitCode = 1;
} finally {
  server?.stop();
  await postgres.stop();
}
