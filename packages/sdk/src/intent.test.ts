import { describe, expect, expectTypeOf, it } from 'vitest';
import { createClient, intent, isProblemOf } from './index.ts';
import { createScenarioFetch, offline, problem, type Scenario } from './testing/index.ts';

const connect = (scenario: Scenario) => {
  const fetch = createScenarioFetch(scenario);
  const client = createClient({ baseUrl: 'http://api.test', fetch, retry: { baseMs: 0 } });
  const keys = () => fetch.callsOf('payVirtualAccount').map(({ headers }) => headers.get('Idempotency-Key'));
  return { client, fetch, keys };
};
const pay = { path: { number: '8808' }, body: { amount: 150_000 } };
const busy = problem(503, 'DPAY_SERVICE_UNAVAILABLE');
const expired = problem(409, 'DPAY_VA_EXPIRED');

describe('an intent', () => {
  it("is a new key in the contract's form, each time", () => {
    const keys = Array.from({ length: 100 }, () => intent());

    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  it('is plain text that can be stored beside an order and read back', () => {
    const { client } = connect({});
    const order = { id: 'A-1', intent: client.intent() };

    const restarted = JSON.parse(JSON.stringify(order)) as typeof order;

    expect(client.intent(restarted.intent)).toBe(order.intent);
    expectTypeOf(client.intent).returns.toBeString();
  });

  it('can be derived from an order number, so that nothing needs to be stored', () => {
    expect(connect({}).client.intent('order-A-1-create')).toBe('order-A-1-create');
  });

  it.each([undefined, null, '', 'short', 'x'.repeat(65), 'order A-1 create one'])(
    'that was lost (%j) is refused instead of replaced by a new one',
    (kept) => {
      expect(() => intent(kept as string)).toThrow('INTENT_INVALID');
    },
  );
});

describe('a call that must happen once', () => {
  it.each([null, '', 'short', 'intent-0000000001\r\nX-Injected: 1', 'x'.repeat(65)])(
    'with a lost or invalid key (%j) is refused before anything is sent, never executed under a new key',
    async (idempotencyKey) => {
      const { client, fetch } = connect({ payVirtualAccount: () => Response.json({ data: {} }) });

      const call = client.payVirtualAccount({ ...pay, idempotencyKey: idempotencyKey as string });

      await expect(call).rejects.toMatchObject({ name: 'ConfigurationError', code: 'INTENT_INVALID' });
      expect(fetch.calls).toHaveLength(0);
    },
  );

  it('with an undefined key has none: an unset variable is not a lost column', async () => {
    const { client, keys } = connect({ payVirtualAccount: () => Response.json({ data: {} }) });

    await client.payVirtualAccount({ ...pay, idempotencyKey: undefined as never });

    expect(keys()).toEqual([expect.stringMatching(/^[\w-]{16,64}$/)]);
  });

  it('sends its key in every attempt', async () => {
    const { client, keys } = connect({ payVirtualAccount: [offline(), busy, expired] });
    const idempotencyKey = client.intent();

    await expect(client.payVirtualAccount({ ...pay, idempotencyKey })).rejects.toMatchObject({
      code: 'DPAY_VA_EXPIRED',
    });

    expect(keys()).toEqual([idempotencyKey, idempotencyKey, idempotencyKey]);
  });

  it('creates a key for its own attempts if it has none, another for the next call, and returns it', async () => {
    const { client, keys } = connect({ payVirtualAccount: [offline(), expired, offline()] });

    const first = await client.payVirtualAccount(pay).catch((error: unknown) => error);
    const second = await client.payVirtualAccount(pay).catch((error: unknown) => error);

    const [a, again, b] = keys();
    expect(again).toBe(a);
    expect(b).not.toBe(a);
    expect([first, second]).toMatchObject([
      { idempotencyKey: a },
      { name: 'NetworkError', idempotencyKey: b },
    ]);
  });

  it('returns its key beside a success', async () => {
    const { client, keys } = connect({ payVirtualAccount: () => Response.json({ data: {} }) });

    const { idempotencyKey } = await client.withResponse.payVirtualAccount(pay);

    expect([idempotencyKey]).toEqual(keys());
  });

  it('with a key used for another body is refused with its own code', async () => {
    const { client, fetch } = connect({ payVirtualAccount: problem(409, 'DPAY_IDEMPOTENCY_MISMATCH') });

    const error: unknown = await client
      .payVirtualAccount({ ...pay, idempotencyKey: intent() })
      .catch((reason: unknown) => reason);

    expect(isProblemOf(error, 'payVirtualAccount') && error.code).toBe('DPAY_IDEMPOTENCY_MISMATCH');
    expect(fetch.calls).toHaveLength(1);
  });

  it('waits for its first attempt while the API reports that it is in progress', async () => {
    const { client, keys } = connect({
      payVirtualAccount: [
        offline(),
        problem(409, 'DPAY_REQUEST_IN_PROGRESS'),
        () => Response.json({ data: {} }),
      ],
    });

    await client.payVirtualAccount(pay);

    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(3);
  });

  it('is the only kind that gets a key', async () => {
    const { client, fetch } = connect({ listBanks: () => Response.json({ data: [] }) });

    const { idempotencyKey } = await client.withResponse.listBanks();

    expect(idempotencyKey).toBe(undefined);
    expect(fetch.calls[0]?.headers.has('Idempotency-Key')).toBe(false);
  });
});
