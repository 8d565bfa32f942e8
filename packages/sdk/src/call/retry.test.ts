import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ApiError, type ClientOptions, createClient, NetworkError, ServerError } from '../index.ts';
import { delayAfter } from './retry.ts';
import { createScenarioFetch, manualClock, offline, ok, problem, type Scenario } from '../testing/index.ts';
import { api, connect as overTheWire, failure, overNock } from '../testing/over-nock.ts';

const banks = ok({ data: [] });
const busy = problem(503, 'DPAY_SERVICE_UNAVAILABLE');
// Only the header is used.
const limited = (retryAfter: number) => problem(429, 'DPAY_RATE_LIMITED', { retry_after: 1 }, { retryAfter });

/** A client with a stopped clock and a constant random number. */
const connect = (scenario: Scenario, options: Partial<ClientOptions> = {}, random = 0.5) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const clock = manualClock();
  const fetch = createScenarioFetch(scenario);
  const client = createClient({ baseUrl: 'http://api.test', fetch, clock, ...options });
  return { client, clock, fetch };
};
afterEach(() => vi.restoreAllMocks());

describe('retried', () => {
  overNock();

  it('over a real connection: a busy API, a dropped connection, then a response', async () => {
    api().get('/dashboard/reference/banks').reply(503);
    api().get('/dashboard/reference/banks').replyWithError('socket hang up');
    api().get('/dashboard/reference/banks').reply(200, { data: [] });

    expect(await overTheWire({ retry: { baseMs: 0 } }).listBanks()).toEqual({ data: [] });
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('is a read after %i', async (status) => {
    const { client, clock, fetch } = connect({
      listBanks: [() => new Response('<html>', { status }), banks],
    });

    const call = client.listBanks();
    await clock.advance(250);

    expect(await call).toEqual({ data: [] });
    expect(fetch.calls).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 410, 413, 422, 501])('is not a read after %i', async (status) => {
    const { client, fetch } = connect({ listBanks: () => new Response(null, { status }) });

    await expect(client.listBanks()).rejects.toMatchObject({ status });
    expect(fetch.calls).toHaveLength(1);
  });

  it.each(['unreachable', 'busy'])('is no write without an idempotency key: %s', async (how) => {
    const { client, fetch } = connect({ changePassword: how === 'busy' ? busy : offline() });
    const body = { current_password: 'a', password: 'b', password_confirmation: 'b' };

    await expect(client.changePassword({ body })).rejects.toThrow('changePassword');
    expect(fetch.calls).toHaveLength(1);
  });
});

describe('the waits', () => {
  it('double, with full jitter', async () => {
    const sentAt: number[] = [];
    const { client, clock } = connect(
      {
        listBanks: () => {
          sentAt.push(clock.now());
          return busy;
        },
      },
      { retry: { maxAttempts: 5, maxDelayMs: 3_000 } },
    );

    const call = failure(client.listBanks());
    await clock.advance(60_000);

    expect(await call).toMatchObject({ status: 503 });
    // Half of 500, 1 000, 2 000 and 3 000.
    expect(sentAt).toEqual([0, 250, 750, 1_750, 3_250]);
  });

  it('are at least Retry-After', async () => {
    const { client, clock, fetch } = connect({ listBanks: [limited(7), banks] });
    const call = client.listBanks();

    await clock.advance(7_249);
    expect(fetch.calls).toHaveLength(1);
    await clock.advance(1);

    expect(await call).toEqual({ data: [] });
  });

  it('end if Retry-After exceeds the limit: the call rejects at once and gives the delay', async () => {
    const { client, fetch } = connect({ listBanks: limited(61) });

    await expect(client.listBanks()).rejects.toMatchObject({ name: 'RateLimitedError', retryAfter: 61 });
    expect(fetch.calls).toHaveLength(1);
  });

  it("end with the caller's abort, which is reported", async () => {
    const { client, clock, fetch } = connect({ listBanks: busy });
    const leaving = new AbortController();
    const call = failure(client.listBanks({ signal: leaving.signal }));
    await clock.advance(100);

    leaving.abort(new Error('left the page'));

    expect(await call).toMatchObject({
      name: 'NetworkError',
      reason: 'aborted',
      cause: { message: 'Error: left the page' },
    });
    await clock.advance(60_000);
    expect(fetch.calls).toHaveLength(1);
  });

  it.each([1, 2, 3])('range from zero to the bound, before attempt %i + 1', (attempt) => {
    const error = new ServerError({ operation: 'x', status: 503, code: 'HTTP_503', requestId: null });
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (random, baseMs, maxDelayMs) => {
          vi.spyOn(Math, 'random').mockReturnValue(random);
          const delay = delayAfter(error, attempt, { maxAttempts: 9, baseMs, maxDelayMs });
          const bound = Math.min(maxDelayMs, baseMs * 2 ** (attempt - 1));
          expect(delay).toBeGreaterThanOrEqual(0);
          expect(delay).toBeLessThanOrEqual(bound);
          expect(delay).toBeCloseTo(random * bound);
        },
      ),
    );
  });

  it('follow no last attempt, and no aborted call', () => {
    const last = new ServerError({ operation: 'x', status: 503, code: 'HTTP_503', requestId: null });

    expect(delayAfter(last, 3, {})).toBe(Infinity);
    expect(delayAfter(last, 2, {})).toBeLessThan(Infinity);
    expect(delayAfter(new NetworkError('x', 'aborted'), 1, {})).toBe(Infinity);
    expect(delayAfter(new NetworkError('x', 'timeout'), 1, {})).toBeLessThan(Infinity);
  });
});

describe('the number of attempts', () => {
  const outcome = async (options: Partial<ClientOptions>, input: object = {}) => {
    const { client, clock, fetch } = connect({ listBanks: offline() }, options, 0);
    const call = failure(client.listBanks(input));
    await clock.advance(60_000);
    return [(await call).name, fetch.calls.length];
  };

  it.each<[string, Partial<ClientOptions>, object, number]>([
    ['three times, when nothing is said', {}, {}, 3],
    ['as the client says', { retry: { maxAttempts: 5 } }, {}, 5],
    ['once, when the client says never', { retry: false }, {}, 1],
    ['once, when the call says never', {}, { retry: false }, 1],
    ['as the call says, whatever the client says', { retry: false }, { retry: { maxAttempts: 2 } }, 2],
  ])('%s', async (_, options, input, attempts) => {
    expect(await outcome(options, input)).toEqual(['NetworkError', attempts]);
  });
});

describe('timeouts', () => {
  it('apply to each attempt: the next has its own', async () => {
    const { client, clock, fetch } = connect(
      { listBanks: ['pending', 'pending', banks] },
      { timeoutMs: 1_000 },
      0,
    );
    const call = client.listBanks();

    await clock.advance(1_999);
    expect(fetch.calls).toHaveLength(2);
    await clock.advance(1);

    expect(await call).toEqual({ data: [] });
  });

  it('for the whole call end it in the middle of an attempt', async () => {
    const { client, clock } = connect(
      { listBanks: 'pending' },
      { timeoutMs: 1_000, totalTimeoutMs: 1_500 },
      0,
    );
    let error: ApiError | undefined;
    void failure(client.listBanks()).then((reason) => (error = reason));

    await clock.advance(1_499);
    expect(error).toBe(undefined);
    await clock.advance(1);

    expect(error).toMatchObject({ name: 'NetworkError', reason: 'timeout' });
  });

  it('for the whole call are not spent on a wait that would exceed them', async () => {
    const { client, fetch } = connect({ listBanks: limited(7) }, { totalTimeoutMs: 7_000 });

    await expect(client.listBanks()).rejects.toMatchObject({ name: 'RateLimitedError' });
    expect(fetch.calls).toHaveLength(1);
  });

  it('for the whole call ignore changes of the system clock', async () => {
    let hour = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => (hour -= 3_600_000));
    const fetch = createScenarioFetch({ listBanks: busy });
    const client = createClient({ baseUrl: 'http://api.test', fetch, totalTimeoutMs: 150 });
    const begun = performance.now();

    await failure(client.listBanks({ retry: { maxAttempts: 100, baseMs: 40, maxDelayMs: 40 } }));

    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('of a call override those of its client', async () => {
    const { client, clock } = connect({ listBanks: 'pending' }, { timeoutMs: 10, totalTimeoutMs: 10 });
    const call = failure(client.listBanks({ timeoutMs: 0, totalTimeoutMs: 90_000 }));
    let over = false;
    void call.then(() => (over = true));

    await clock.advance(89_999);
    expect(over).toBe(false);
    await clock.advance(1);

    expect(await call).toMatchObject({ reason: 'timeout' });
  });
});
