import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient, NetworkError } from '../index.ts';
import type { SuccessBody } from '../types.ts';
import { contractCheck } from './contract-check.ts';
import { createScenarioFetch, offline, ok, problem, type Scenario } from './index.ts';
import { failure } from './over-nock.ts';
import { operationOf } from './routes.ts';

const connect = (scenario: Scenario) => {
  const fetch = createScenarioFetch(scenario);
  return { fetch, client: createClient({ baseUrl: 'http://api.test/prefix', fetch, retry: false }) };
};
const examples = new URL('../../../../openapi/features/', import.meta.url);
const example = (path: string) => JSON.parse(readFileSync(new URL(path, examples), 'utf8')).value;
const payments: SuccessBody<'listPayments'> = example('payments/examples/payments-page.json');

describe('a scenario', () => {
  it('responds by operation id', async () => {
    const { client } = connect({ listPayments: ok(payments), logout: ok() });

    expect(await client.listPayments()).toEqual(payments);
    expect(await client.logout()).toBe(undefined);
  });

  it('refuses with code, params, fields and the seconds to wait', async () => {
    const { client } = connect({
      forgotPassword: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
        fields: [{ field: 'email', code: 'DPAY_EMAIL_INVALID' }],
        requestId: 'req_7',
      }),
      listBanks: problem(429, 'DPAY_RATE_LIMITED', { retry_after: 30 }, { retryAfter: 30 }),
    });

    await expect(client.forgotPassword({ body: { email: 'x' } })).rejects.toMatchObject({
      requestId: 'req_7',
      fields: [{ field: 'email', code: 'DPAY_EMAIL_INVALID', message: 'DPAY_EMAIL_INVALID' }],
    });
    await expect(client.listBanks()).rejects.toMatchObject({ retryAfter: 30, params: { retry_after: 30 } });
  });

  it('takes the responses of a list one by one and repeats the last', async () => {
    const { client } = connect({
      listPayments: [offline(), problem(503, 'DPAY_SERVICE_UNAVAILABLE'), ok(payments)],
    });
    const outcome = () =>
      client.listPayments().then(
        () => 'ok',
        (error: Error) => error.name,
      );

    expect([await outcome(), await outcome(), await outcome(), await outcome()]).toEqual([
      'NetworkError',
      'ServerError',
      'ok',
      'ok',
    ]);
  });

  it('passes the call to a function', async () => {
    const { client } = connect({
      getPayment: ({ path, query, headers }) =>
        Response.json({
          data: { id: path['id'], expand: query['expand'], zone: headers.get('Timezone') },
        }),
    });

    expect(
      await client.getPayment({ path: { id: 'pay_ü/1' }, query: { expand: ['order', 'customer'] } }),
    ).toEqual({ data: { id: 'pay_ü/1', expand: ['order', 'customer'], zone: null } });
  });

  it('records the calls as the API would receive them', async () => {
    const { client, fetch } = connect({
      listPayments: ok(payments),
      login: problem(401, 'DPAY_INVALID_CREDENTIALS'),
    });

    await client.listPayments({ query: { limit: 25, filters: { status: ['completed'] } } });
    await client.login({ body: { email: 'a@b.test', password: 'x' } }).catch(() => {});

    expect(fetch.calls.map(({ operation }) => operation)).toEqual(['listPayments', 'login']);
    expect(fetch.callsOf('listPayments')[0]?.query).toEqual({
      limit: '25',
      filters: { status: ['completed'] },
    });
    expect(fetch.callsOf('login')[0]?.body).toEqual({ email: 'a@b.test', password: 'x' });
  });

  it('can change while it runs', async () => {
    const { client, fetch } = connect({ listPayments: offline() });

    fetch.use({ listPayments: ok(payments) });

    expect(await client.listPayments()).toEqual(payments);
  });

  it('keeps a call pending for as long as its client waits', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { client } = connect({ listPayments: 'pending' });
    const settled = vi.fn<() => void>();

    void client.listPayments({ timeoutMs: 0 }).then(settled, settled);
    const late = failure(client.listPayments({ timeoutMs: 5, retry: false }));
    await vi.advanceTimersByTimeAsync(60_000);

    expect(settled).not.toHaveBeenCalled();
    expect(await late).toMatchObject({ reason: 'timeout' });
  });

  it('ends a pending call when its caller aborts', async () => {
    const { client } = connect({ listPayments: 'pending' });
    const leaving = new AbortController();

    const call = client.listPayments({ signal: leaving.signal });
    leaving.abort();

    await expect(call).rejects.toMatchObject({ reason: 'aborted' });
  });

  it('names the operation it has no response for', async () => {
    const { client } = connect({});

    const error: unknown = await client
      .getOrder({ path: { id: 'ord_1' } })
      .catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(NetworkError);
    expect(String(error)).toContain('No scenario answers "getOrder" (GET /prefix/dashboard/orders/ord_1)');
  });

  it('reports a URL that is not in the contract', async () => {
    await expect(createScenarioFetch()('http://api.test/dashboard/nothing')).rejects.toThrow(
      'The contract has no GET /dashboard/nothing',
    );
  });
});

it.each([
  ['GET', '/dashboard/orders', 'listOrders'],
  ['GET', '/dashboard/orders/ord_1', 'getOrder'],
  ['POST', '/dashboard/orders/ord_1/sync', 'syncOrder'],
  ['POST', '/dashboard/login', 'login'],
  ['POST', '/dashboard/login/verify', 'verifyLoginOtp'],
  ['GET', '/dashboard/login', undefined],
  ['GET', '/dashboard/orders/ord_1/nothing', undefined],
])('%s %s is %s', (method, path, operation) => {
  expect(operationOf(new Request(`http://api.test/any/prefix${path}`, { method }))?.operation).toBe(
    operation,
  );
});

describe('the check against the contract', () => {
  const check = contractCheck();
  const checked = (scenario: Scenario) =>
    createClient({ baseUrl: 'http://api.test', fetch: createScenarioFetch(scenario, { check }) });

  it('accepts the examples of the contract', async () => {
    expect(readdirSync(new URL('payments/examples', examples)).length).toBeGreaterThan(5);
    const client = checked({
      listPayments: ok(payments),
      logout: ok(),
      listBanks: problem(403, 'DPAY_MODE_MISMATCH'),
    });

    expect(await client.listPayments()).toEqual(payments);
    await client.logout();
    await expect(client.listBanks()).rejects.toMatchObject({ code: 'DPAY_MODE_MISMATCH' });
  });

  it.each<[string, Scenario, string]>([
    [
      'a field that is missing',
      { listPayments: () => Response.json({ data: [] }) },
      "must have required property 'page'",
    ],
    [
      'a field it does not know',
      { listPayments: () => Response.json({ ...payments, total: 1 }) },
      'must NOT have additional properties',
    ],
    [
      'a code of another status',
      { listPayments: () => Response.json({ error_code: 'DPAY_FORBIDDEN' }, { status: 409 }) },
      'listPayments 409 is not in the contract',
    ],
    [
      'a body where there is none',
      { listPayments: () => Response.json({}, { status: 201 }) },
      'listPayments 201 is not in the contract',
    ],
  ])('names %s', async (_, scenario, message) => {
    await expect(checked(scenario).listPayments()).rejects.toThrow(message);
  });
});
