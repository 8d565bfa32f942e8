import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient, ServerError } from '../index.ts';
import { createScenarioFetch, manualClock, ok, type Scenario } from '../testing/index.ts';
import { connect as overTheWire, failure } from '../testing/over-nock.ts';

const banks = ok({ data: [] });
const headers = { 'X-Request-Id': 'req_1' };
const answering =
  (text: string | null, status = 200) =>
  () =>
    new Response(text, { status, headers });
const body = { reference_id: 'A-1', total_amount: 10_000 };

const connect = (scenario: Scenario) => {
  const clock = manualClock();
  const fetch = createScenarioFetch(scenario);
  return { client: createClient({ baseUrl: 'http://api.test', fetch, clock }), clock, fetch };
};

describe("a success without the operation's response is refused", () => {
  it.each([
    ['nothing', 200, ''],
    ['nothing, as a 204', 204, null],
    ['null', 200, 'null'],
    ['a number', 200, '7'],
    ['a text', 200, '"created"'],
    ['half of it', 201, '{"data":{"id":"ord_'],
    ['a page of a proxy', 200, '<html>'],
    ['JSON of something else', 200, '{"status":"ok"}'],
    ['a list of something else', 200, '[{"id":"ord_1"}]'],
  ])('%s: a ServerError with the request id, retried like a lost response', async (_, status, text) => {
    const { client, clock, fetch } = connect({ createOrder: answering(text, status) });

    const call = failure(client.createOrder({ body }));
    await clock.advance(60_000);

    expect(await call).toBeInstanceOf(ServerError);
    expect(await call).toMatchObject({ status, code: `HTTP_${status}`, requestId: 'req_1' });
    expect(new Set(fetch.calls.map((one) => one.headers.get('Idempotency-Key'))).size).toBe(1);
    expect(fetch.calls).toHaveLength(3);
  });

  it('a complete response of a later attempt is a success', async () => {
    const { client, clock } = connect({ listBanks: [answering('{"data":[{"code":"BC'), banks] });

    const call = client.listBanks();
    await clock.advance(500);

    expect(await call).toEqual({ data: [] });
  });

  it('a write without an idempotency key is not retried', async () => {
    const { client, fetch } = connect({ syncOrder: answering('') });

    await expect(client.syncOrder({ path: { id: 'ord_1' } })).rejects.toBeInstanceOf(ServerError);
    expect(fetch.calls).toHaveLength(1);
  });

  it('except for an operation without a response body', async () => {
    const { client } = connect({ logout: [ok(), answering('')] });

    expect(await client.logout()).toBe(undefined);
    expect(await client.logout()).toBe(undefined);
  });
});

describe('an invalid file', () => {
  const served = (body: BodyInit | null, status: number, type?: string) => () =>
    new Response(body, { status, headers: { ...headers, ...(type && { 'Content-Type': type }) } });

  it.each([
    ['a page of a proxy', served('<html>', 200, 'text/html; charset=utf-8')],
    ['JSON', served('{"data":{}}', 200, 'application/json')],
    ['nothing', served('', 200, 'text/csv')],
    ['nothing, as a 204', served(null, 204)],
  ])('%s: a ServerError', async (_, exportBalanceEntries) => {
    const { client, clock } = connect({ exportBalanceEntries });

    const call = failure(client.exportBalanceEntries({ query: {} }));
    await clock.advance(60_000);

    expect(await call).toMatchObject({ name: 'ServerError', requestId: 'req_1' });
  });

  it.each([
    ['a page of a proxy', served('<html>\ndata: {}\n\n', 200, 'text/html')],
    ['JSON', served('{"data":{}}', 200, 'application/json')],
    ['nothing, as a 204', served(null, 204)],
  ])('instead of a stream %s: a ServerError', async (_, answer) => {
    const { client } = connect({ streamEvents: answer });

    expect(await failure(client.streamEvents({ retry: false }))).toMatchObject({ name: 'ServerError' });
  });
});

describe('a redirect is not followed', () => {
  const servers: { close(): void }[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  /** A server that responds with this status and location; `met` collects the requests it received. */
  const serve = async (status: number, location?: string) => {
    const met: string[] = [];
    const server = createServer((request, response) => {
      met.push(`${request.method} ${request.url}`);
      response.writeHead(status, { ...headers, ...(location && { location }) }).end('{"data":[]}');
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return { met, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };

  it.each([301, 302, 303, 307, 308])('%i: nothing is sent to the other origin', async (status) => {
    const other = await serve(200);
    const api = await serve(status, `${other.baseUrl}/dashboard/orders`);

    const error = await failure(
      overTheWire({ baseUrl: api.baseUrl, retry: { baseMs: 0 } }).createOrder({ body }),
    );

    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ status, requestId: 'req_1' });
    expect(error.message).toContain('redirect');
    expect(error.message).toContain('baseUrl');
    expect([api.met, other.met]).toEqual([['POST /dashboard/orders'], []]);
  });

  it('nor with a custom fetch', async () => {
    const api = await serve(302, 'https://elsewhere.test/');

    const error = await failure(overTheWire({ baseUrl: api.baseUrl, fetch }).listBanks());

    expect(error).toMatchObject({ name: 'ServerError', status: 302 });
  });

  it('also if the browser hides the status', async () => {
    const hidden = Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } });
    const { client } = connect({ listBanks: () => hidden });

    const error = await failure(client.listBanks());

    expect(error).toMatchObject({ name: 'ServerError', status: 0 });
    expect(error.message).toContain('redirect');
  });
});
