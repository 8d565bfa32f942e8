// `node bench/invoices/race.mjs`: a hundred concurrent payments of one invoice, over HTTP on PostgreSQL, each for all that remains: half on its
// page, half by the merchant's server. One succeeds in each round, and then pays it.
//   BENCH_ROUNDS (200)
import { randomBytes } from 'node:crypto';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { checkLedger } from '../../apps/api/src/platform/ledger/check.ts';
import { startPostgres, startProcess } from '../api/processes.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 200);
const AT_ONCE = 100;
// Each takes only so many calls a second.
const KEYS = 9;
const TOTAL = 500_000;
const PAID_BEFORE = 200_000;
const PORTS = { postgres: 4152, api: 4154 };
const LIVE = `http://127.0.0.1:${PORTS.api}`;
const SANDBOX = `http://127.0.0.1:${PORTS.api + 1}`;
const CHANNELS = ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA'];
const REFUSALS = ['DPAY_PAYMENT_IN_PROGRESS', 'DPAY_AMOUNT_ABOVE_REMAINING'];
const TODAY = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

const postgres = await startPostgres(PORTS.postgres);
let server;

const send = async (path, { token, key, body, method = 'POST', base = SANDBOX } = {}) => {
  const reply = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }),
      ...(method === 'POST' && { 'idempotency-key': randomBytes(16).toString('hex') }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, ...(await reply.json()) };
};

const signIn = async () => {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const body = { email: 'owner@demo.test', password: 'Dasbor-Demo-1' };
      const { data } = await send('/dashboard/login', { body, base: LIVE });
      return data.sandbox.token;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error('The API did not start.');
};

const expectData = ({ status, data, ...problem }) => {
  if (!data) throw new Error(`${status} ${JSON.stringify(problem)}`);
  return data;
};

/** An invoice of Rp 500.000, of which Rp 200.000 was paid. */
const partlyPaid = async (token) => {
  const invoice = expectData(
    await send('/dashboard/invoices', {
      token,
      body: {
        name: 'Kopi kantor',
        start_date: TODAY,
        due_date: TODAY,
        customer: { name: 'Sari Dewi', mobile: '081234567890' },
        items: [{ name: 'Kopi Gayo', quantity: 5, price: 100_000 }],
        total_amount: TOTAL,
        allow_partial_payment: true,
        minimum_payment: 100_000,
      },
    }),
  );
  const paid = { amount: PAID_BEFORE, paid_on: TODAY };
  return expectData(await send(`/dashboard/invoices/${invoice.id}/payments`, { token, body: paid }));
};

/** @returns {Promise<boolean>} whether one of a hundred was charged, and paid the invoice exactly */
const payAtOnce = async (token, keys) => {
  const { id, order_id: orderId, invoice_url: url } = await partlyPaid(token);
  const slug = url.split('/').at(-1);
  const amount = TOTAL - PAID_BEFORE;
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => {
      const choice = { method: 'va', channel: CHANNELS[at % CHANNELS.length], amount };
      return at % 2 === 0
        ? send(`/checkout/${slug}/payments`, { body: choice })
        : send('/dashboard/payments', {
            key: keys[at % keys.length],
            body: { order_id: orderId, ...choice },
          });
    }),
  );
  const other = replies.find(({ data, error_code }) => !data && !REFUSALS.includes(error_code));
  if (other) throw new Error(`Refused otherwise: ${JSON.stringify(other)}`);
  // Whoever chose the same on the page sees the same payment.
  const charged = new Set(replies.flatMap(({ data }) => (data ? [(data.payment ?? data).id] : [])));
  const { payments } = expectData(
    await send(`/dashboard/orders/${orderId}?expand=payments`, { token, method: 'GET' }),
  );
  const [paymentId] = charged;
  const simulated = { key: keys[0], body: { status: 'completed' } };
  expectData(await send(`/dashboard/payments/${paymentId}/simulate`, simulated));
  const after = expectData(await send(`/dashboard/invoices/${id}`, { token, method: 'GET' }));
  const counted = after.payments.reduce((sum, payment) => sum + payment.amount, 0);
  return charged.size === 1 && payments.length === 1 && after.status === 'paid' && counted === TOTAL;
};

try {
  await startProcess('prepare.mjs', [], { DATABASE_URL: postgres.url, SEED_PAYMENTS: '1000' }).done;
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
  const keys = [];
  for (let number = 1; number <= KEYS; number += 1) {
    const body = { name: `Kasir ${number}`, scopes: { orders: 'write', payments: 'write' } };
    keys.push(expectData(await send('/dashboard/api-keys', { token, body })).secret);
  }
  let one = 0;
  for (let round = 0; round < ROUNDS; round += 1) if (await payAtOnce(token, keys)) one += 1;
  console.log(
    `${AT_ONCE} concurrent payments of one invoice for its remainder: exactly one succeeded in ${one} of ${ROUNDS} rounds`,
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
