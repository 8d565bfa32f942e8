import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type ClientOptions, memorySession, NetworkError, type Order, type SuccessBody } from '../index.ts';
import { orders, payments } from '../resources.ts';
import { accessToken } from '../testing/jwt.ts';
import { createScenarioFetch, offline, ok, problem, type Scenario } from '../testing/index.ts';
import { createFetchClient, createFetchClientFor } from './index.ts';

const BASE = 'http://api.test/prefix';
const KEY = 'dp_test_KeyOfTheOpenapiFetchTests';
const INTENT = 'order-A-1-create';
const example = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../openapi/features/${path}`, import.meta.url), 'utf8')).value;
const page: SuccessBody<'listPayments'> = example('payments/examples/payments-page.json');
const order = { data: { id: 'ord_1', reference_id: 'A-1' } as Order };

const connect = (scenario: Scenario, options: Partial<ClientOptions> = {}) => {
  const fetch = createScenarioFetch(scenario);
  const retry = { baseMs: 0 };
  return { fetch, client: createFetchClient({ baseUrl: BASE, key: KEY, fetch, retry, ...options }) };
};

describe('a call', () => {
  it('goes to the operation with the key, and answers with its data', async () => {
    const { client, fetch } = connect({ listPayments: ok(page) });
    const filters = { status: ['completed' as const] };
    const { data, error } = await client.GET('/dashboard/payments', {
      params: { query: { limit: 10, search: 'a+b & c', filters, expand: ['order', 'customer'] } },
    });

    expect(error).toBe(undefined);
    expect(data).toEqual(page);
    const [call] = fetch.callsOf('listPayments');
    expect(call?.query).toEqual({ limit: '10', search: 'a+b & c', filters, expand: ['order', 'customer'] });
    expect(call?.headers.get('Authorization')).toBe(`Basic ${btoa(`${KEY}:`)}`);
  });

  it('takes an id with any characters as one part of the path', async () => {
    const { client, fetch } = connect({ getOrder: ok(order) });
    await client.GET('/dashboard/orders/{id}', { params: { path: { id: 'a/b?c' } } });

    expect(fetch.callsOf('getOrder')[0]?.path).toEqual({ id: 'a/b?c' });
  });

  it('answers a refusal with the body of the contract, without throwing', async () => {
    const { client } = connect({ getOrder: problem(404, 'DPAY_ORDER_NOT_FOUND') });
    const { data, error, response } = await client.GET('/dashboard/orders/{id}', {
      params: { path: { id: 'ord_9' } },
    });

    expect(data).toBe(undefined);
    expect(error?.error_code).toBe('DPAY_ORDER_NOT_FOUND');
    expect(response.status).toBe(404);
  });

  it('rejects with the error of the SDK if there is no answer', async () => {
    const { client, fetch } = connect({ listOrders: offline() });

    await expect(client.GET('/dashboard/orders')).rejects.toThrow(NetworkError);
    expect(fetch.callsOf('listOrders')).toHaveLength(3);
  });

  it('rejects an answer that was cut off, which is no data', async () => {
    const { client } = connect({ getOrder: () => new Response('{"data":{"id"') }, { retry: false });

    await expect(
      client.GET('/dashboard/orders/{id}', { params: { path: { id: 'ord_1' } } }),
    ).rejects.toHaveProperty('name', 'ServerError');
  });

  it('answers nothing for an operation without a body, and a file as a Blob', async () => {
    const session = memorySession({ token: accessToken(Date.now() + 3_600_000), refresh_token: 'r' });
    const { client } = connect(
      {
        logout: ok(),
        getInvoiceDocument: () => new Response(new Blob(['%PDF'], { type: 'application/pdf' })),
      },
      { key: undefined, session },
    );
    const left = await client.POST('/dashboard/logout');
    const file = await client.GET('/dashboard/invoices/{id}/document', {
      params: { path: { id: 'inv_1' } },
      parseAs: 'blob',
    });
    client.close();

    expect([left.data, left.error, left.response.status]).toEqual([undefined, undefined, 204]);
    expect(await (file.data as unknown as Blob).text()).toBe('%PDF');
  });

  it('ends with the signal of the caller', async () => {
    const { client } = connect({ listOrders: 'pending' });
    const caller = new AbortController();
    const call = client.GET('/dashboard/orders', { signal: caller.signal });
    caller.abort();

    await expect(call).rejects.toHaveProperty('reason', 'aborted');
  });

  it('passes through the middleware of the program, in and out', async () => {
    const { client, fetch } = connect({ listOrders: problem(403, 'DPAY_MODE_MISMATCH') });
    const statuses: number[] = [];
    client.use({
      onRequest: ({ request }) => new Request(request, { headers: { traceparent: '00-1-2-01' } }),
      onResponse: ({ response }) => void statuses.push(response.status),
    });
    await client.GET('/dashboard/orders');

    expect(fetch.callsOf('listOrders')[0]?.headers.get('traceparent')).toBe('00-1-2-01');
    expect(statuses).toEqual([403]);
  });

  it('renews the session after a 401', async () => {
    const renewed = { token: accessToken(Date.now() + 7_200_000), refresh_token: 'second' };
    const session = memorySession({ token: accessToken(Date.now() + 3_600_000), refresh_token: 'first' });
    const { client, fetch } = connect(
      {
        listOrders: [problem(401, 'DPAY_UNAUTHORIZED_ACCESS'), ok({ data: [], page: page.page })],
        refreshToken: ok({ data: renewed }),
      },
      { key: undefined, session },
    );
    const { data } = await client.GET('/dashboard/orders');
    client.close();

    expect(data?.data).toEqual([]);
    expect(fetch.callsOf('listOrders')[1]?.headers.get('Authorization')).toBe(`Bearer ${renewed.token}`);
  });
});

describe('something that must happen once', () => {
  const body = { reference_id: 'A-1', total_amount: 150_000 };
  const create = (client: ReturnType<typeof connect>['client'], key: string) =>
    client.POST('/dashboard/orders', { params: { header: { 'Idempotency-Key': key } }, body });

  it('is retried with the key and body that it was given', async () => {
    const { client, fetch } = connect({ createOrder: [offline(), ok(order, { status: 201 })] });
    const { data } = await create(client, INTENT);

    expect(data?.data.id).toBe('ord_1');
    const calls = fetch.callsOf('createOrder');
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([INTENT, INTENT]);
    expect(calls.map((call) => call.body)).toEqual([body, body]);
  });

  it('gets a key of its own for its retries if it was given none', async () => {
    const { client, fetch } = connect({ createOrder: [offline(), ok(order, { status: 201 })] });
    // @ts-expect-error the contract requires the header
    await client.POST('/dashboard/orders', { body });

    const keys = fetch.callsOf('createOrder').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([null, '', 'short'])('is not sent with a lost key: %j', async (key) => {
    const { client, fetch } = connect({ createOrder: ok(order, { status: 201 }) });

    await expect(create(client, key as string)).rejects.toHaveProperty('code', 'INTENT_INVALID');
    expect(fetch.calls).toEqual([]);
  });
});

describe('nothing is sent', () => {
  it.each(['..', '.', ''])('to the address of another operation by the id %j', async (id) => {
    const { client, fetch } = connect({ listOrders: ok({ data: [], page: page.page }) });

    await expect(client.GET('/dashboard/orders/{id}', { params: { path: { id } } })).rejects.toHaveProperty(
      'code',
      'INPUT_INVALID',
    );
    expect(fetch.calls).toEqual([]);
  });

  it('without a value of the path', async () => {
    const { client, fetch } = connect({ getOrder: ok(order) });
    // @ts-expect-error the id is missing
    await expect(client.GET('/dashboard/orders/{id}', {})).rejects.toHaveProperty('code', 'INPUT_INVALID');
    expect(fetch.calls).toEqual([]);
  });

  it.each(['http://elsewhere.test', 'http://api.test', 'http://api.test/prefix-of-another'])(
    'to another base URL: %s',
    async (baseUrl) => {
      const { client, fetch } = connect({ listOrders: ok({ data: [], page: page.page }) });

      await expect(client.GET('/dashboard/orders', { baseUrl })).rejects.toHaveProperty(
        'code',
        'INPUT_INVALID',
      );
      expect(fetch.calls).toEqual([]);
    },
  );

  it('to an operation that refuses keys', async () => {
    const fetch = createScenarioFetch({});
    const client = createFetchClient({ baseUrl: BASE, key: KEY, fetch });
    // @ts-expect-error people withdraw, keys do not
    const call = client.GET('/dashboard/withdrawals');

    await expect(call).rejects.toHaveProperty('code', 'INPUT_INVALID');
    expect(fetch.calls).toEqual([]);
  });
});

it('has only the paths of its tables', async () => {
  const client = createFetchClientFor({ ...orders, ...payments }, { baseUrl: BASE, key: KEY });

  expectTypeOf(client.GET<'/dashboard/payments', object>).toBeFunction();
  // @ts-expect-error the table of settlements was not given
  await expect(client.GET('/dashboard/settlements')).rejects.toHaveProperty('code', 'INPUT_INVALID');
});
