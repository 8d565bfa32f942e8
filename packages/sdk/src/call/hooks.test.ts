import { describe, expect, it, vi } from 'vitest';
import { createClient, type Hooks, memorySession, type ResponseNote } from '../index.ts';
import { createScenarioFetch, manualClock, offline, ok, problem, type Scenario } from '../testing/index.ts';

const banks = ok({ data: [] }, { headers: { 'X-Request-Id': 'req_7', 'Set-Cookie': 'secret-cookie' } });

const connect = (scenario: Scenario, hooks: Hooks) => {
  const clock = manualClock();
  const session = memorySession({ token: 'secret-token', refresh_token: 'secret-refresh' });
  const fetch = createScenarioFetch(scenario);
  return {
    clock,
    client: createClient({ baseUrl: 'http://api.test', mode: 'sandbox', session, fetch, clock, hooks }),
  };
};

/** All hooks, recording their arguments. */
const recorder = () => {
  const told: [string, object][] = [];
  const record = (name: string) => (note: object) => void told.push([name, note]);
  const hooks: Hooks = {
    onRequest: record('request'),
    onResponse: record('response'),
    onRetry: record('retry'),
    onError: record('error'),
  };
  return { told, hooks };
};

it('hooks receive the course of a call, in order', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { told, hooks } = recorder();
  const { client, clock } = connect({ listBanks: [offline(), banks] }, hooks);

  const call = client.listBanks();
  await clock.advance(250);
  await call;
  vi.restoreAllMocks();

  const about = { operation: 'listBanks', method: 'GET', path: '/dashboard/reference/banks' };
  expect(told).toMatchObject([
    ['request', { ...about, attempt: 1, headers: { 'is-live': 'false' } }],
    ['retry', { ...about, attempt: 1, delayMs: 250, error: { name: 'NetworkError' } }],
    ['request', { ...about, attempt: 2 }],
    ['response', { ...about, attempt: 2, status: 200, requestId: 'req_7', durationMs: 0 }],
  ]);
});

it('a refusal is reported as a response, and the rejection once at the end', async () => {
  const { told, hooks } = recorder();
  const { client } = connect({ payVirtualAccount: problem(409, 'DPAY_VA_EXPIRED') }, hooks);

  const call = client.payVirtualAccount({ path: { number: '880812345' }, body: { amount: 1 } });
  await call.catch(() => {});

  expect(told.map(([name]) => name)).toEqual(['request', 'response', 'error']);
  const key = expect.stringMatching(/^[\w-]{16,64}$/);
  expect(told[2]![1]).toMatchObject({ attempt: 1, idempotencyKey: key, error: { code: 'DPAY_VA_EXPIRED' } });
});

it('the duration of a response is in milliseconds', async () => {
  const { told, hooks } = recorder();
  const { client, clock } = connect(
    {
      listBanks: async () => {
        await clock.advance(340);
        return banks;
      },
    },
    hooks,
  );

  await client.listBanks();

  expect((told[1]![1] as ResponseNote).durationMs).toBe(340);
});

it('hooks receive nothing secret or personal: no token, cookie, custom header, path value, query or body', async () => {
  const { told, hooks } = recorder();
  const { client } = connect(
    { payVirtualAccount: ok({ data: {} } as never), listOrders: banks as never },
    hooks,
  );

  await client.payVirtualAccount({
    path: { number: 'secret-number' },
    body: { amount: 1_234_567 },
    headers: { 'X-Api-Password': 'secret-header' },
  });
  await client.listOrders({ query: { search: 'secret-name' } });

  expect(told).toHaveLength(4);
  expect(JSON.stringify(told)).not.toMatch(/secret|1234567/);
  expect(told[0]![1]).toMatchObject({
    headers: { authorization: '[redacted]', 'x-api-password': '[redacted]' },
  });
});

describe('a hook that fails', () => {
  it.each<[string, () => void]>([
    [
      'throws',
      () => {
        throw new Error('The log is full');
      },
    ],
    ['rejects', async () => Promise.reject(new Error('The log is away'))],
  ])('because it %s does not affect the call', async (_, fail) => {
    const hooks: Hooks = { onRequest: fail, onResponse: fail, onRetry: fail, onError: fail };
    const { client, clock } = connect(
      { listBanks: [offline(), banks, problem(403, 'DPAY_MODE_MISMATCH')] },
      hooks,
    );

    const call = client.listBanks();
    await clock.advance(500);

    expect(await call).toEqual({ data: [] });
    await expect(client.listBanks()).rejects.toMatchObject({ code: 'DPAY_MODE_MISMATCH' });
  });

  it('because it never returns does not delay the call', async () => {
    const { client } = connect({ listBanks: banks }, { onRequest: () => new Promise(() => {}) });

    expect(await client.listBanks()).toEqual({ data: [] });
  });
});
