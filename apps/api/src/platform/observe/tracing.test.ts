import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { basic } from '../../testing/app.ts';
import { startCollector } from '../../testing/observe/collector.ts';
import type { CollectedSpan, Collector } from '../../testing/observe/collector.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import type { TestDatabase } from '../../testing/database/database.ts';
import { addKey } from '../../testing/keys.ts';
import { addPeople, PASSWORD } from '../../testing/people.ts';
import { startReceiver } from '../../testing/receiver.ts';
import type { Received, Receiver } from '../../testing/receiver.ts';
import { freePorts, startServer } from '../../testing/observe/server-process.ts';
import type { ServerProcess } from '../../testing/observe/server-process.ts';
import { A_SANDBOX } from '../../testing/trade.ts';

/** Of the merchant's server, which makes one sale. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

let database: TestDatabase;
let collector: Collector;
let shop: Receiver;
let server: ServerProcess;
let base: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await addPeople(database.db);
  [collector, shop] = await Promise.all([startCollector(), startReceiver()]);
  const port = await freePorts();
  base = `http://127.0.0.1:${port + 1}`;
  server = startServer({
    PORT: String(port),
    DATABASE_URL: database.url ?? '',
    AUTH_SECRET: 'tracing-tracing-tracing-tracing-tracing',
    TEST_SEAMS: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  await server.said('Dashboard');
});
afterAll(async () => {
  server.signal('SIGKILL');
  await Promise.all([collector.close(), shop.close(), database.drop()]);
});

const call = async (path: string, authorization: string, body: object, headers: object = {}) => {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: { id: string } };
  return { status: response.status, data: answer.data };
};

const signIn = async (): Promise<string> => {
  const response = await fetch(
    `${base.replace(/\d+$/, (port) => String(Number(port) - 1))}/dashboard/login`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'owner@a.test', password: PASSWORD }),
    },
  );
  const { data } = (await response.json()) as { data: { sandbox: { token: string } } };
  return `Bearer ${data.sandbox.token}`;
};

describe('with a collector', () => {
  let spans: CollectedSpan[];
  beforeAll(async () => {
    const { secret } = await addKey(database.db, A_SANDBOX, 1);
    const webhook = { name: 'Toko', url: `${shop.url}/hook?secret=canary`, events: ['payment.completed'] };
    const byKey = basic(secret);
    const traced = { traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: 'x=canary' };
    const added = await call('/dashboard/webhooks', await signIn(), webhook);
    const order = await call(
      '/dashboard/orders',
      byKey,
      { reference_id: 'INV-1', total_amount: 100_000 },
      traced,
    );
    const wish = { order_id: order.data?.id, method: 'va', channel: 'BCA' };
    const charged = await call('/dashboard/payments', byKey, wish, traced);
    const { id } = charged.data;
    const paid = await call(`/dashboard/payments/${id}/simulate`, byKey, { status: 'completed' }, traced);
    const refused = await call('/dashboard/payments', byKey, { ...wish, channel: 'NONE' });
    const statuses = [added, order, charged, paid, refused].map(({ status }) => status).join(' ');
    if (statuses !== '201 201 201 200 409') throw new Error(`The sale was answered ${statuses}.`);
    await shop.until(1);
    // It sends what is left before it ends.
    server.signal('SIGTERM');
    await server.ended;
    spans = collector.spans();
  }, 60_000);

  const ofSale = () => spans.filter(({ traceId }) => traceId === TRACE);
  const named = (name: string | RegExp) => {
    const found = ofSale().find((span) =>
      name instanceof RegExp ? name.test(span.name) : span.name === name,
    );
    if (!found) throw new Error(`No span ${name} among ${ofSale().map((span) => span.name)}`);
    return found;
  };

  test('a sale by key is one trace, from the caller through door, handler and SQL to the webhook of its payment', () => {
    const [door, handler] = ['createPayment', 'handler createPayment'].map(named);

    expect(door).toMatchObject({ parentSpanId: SPAN, isError: false });
    expect(handler?.parentSpanId).toBe(door?.spanId);
    expect(named(/^insert payment/).parentSpanId).toBe(handler?.spanId);
    expect(ofSale().filter(({ name }) => name === 'commit')).toHaveLength(3);
    expect(named('webhook payment.completed').parentSpanId).toBe(named('handler simulatePayment').spanId);
  });

  test('the receiver of the webhook gets the trace in its header', () => {
    const [{ headers }] = shop.received as [Received];

    expect(headers['traceparent']).toBe(`00-${TRACE}-${named('webhook payment.completed').spanId}-01`);
  });

  test('attributes are ids, codes and statements without values', () => {
    expect(named('createPayment').attributes).toMatchObject({
      'http.route': '/dashboard/payments',
      'http.response.status_code': 201,
      'dasbor.merchant_id': A_SANDBOX.merchantId,
      'dasbor.mode': 'sandbox',
    });
    expect(named(/^insert payment/).attributes['db.query.text']).toMatch(/^\s*insert into payment/);
    const refused = spans.filter(
      ({ attributes }) => attributes['dasbor.error_code'] === 'DPAY_ORDER_NOT_PAYABLE',
    );
    expect(refused.map(({ name, isError }) => [name, isError]).toSorted()).toEqual([
      ['createPayment', false],
      ['handler createPayment', false],
    ]);
    for (const canary of ['canary', 'INV-1', 'Kopi', shop.url])
      expect(collector.text()).not.toContain(canary);
  });

  test('the work of polling workers makes no spans', () => {
    const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined || parentSpanId === '');

    expect(new Set(roots.map(({ name }) => name))).toEqual(
      new Set(['login', 'createWebhook', 'createPayment']),
    );
  });

  test('the metrics of /metrics are sent too', () => {
    const names = collector.metrics().map(({ name }) => name);

    expect(names).toEqual(expect.arrayContaining(['dasbor_request_seconds', 'dasbor_queue_size']));
  });
});

test('without a collector the SDK of OpenTelemetry is not loaded', () => {
  const start = import.meta.resolve('../../start.ts');
  const program = `
    const { registerHooks } = await import('node:module');
    registerHooks({ load: (url, context, next) => {
      // The metrics load the API, which does nothing without an SDK.
      if (/@opentelemetry\\/(?!api\\/)/.test(url)) console.log(url);
      return next(url, context);
    } });
    await import(${JSON.stringify(start)});
    console.log('loaded');`;

  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    encoding: 'utf8',
    timeout: 30_000,
  });

  expect(stdout.trim()).toBe('loaded');
});
