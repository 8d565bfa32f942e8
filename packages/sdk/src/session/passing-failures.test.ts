import { afterEach, describe, expect, it, vi } from 'vitest';
import { explain } from '../errors/explain.ts';
import { type ApiError, streamEvents } from '../index.ts';
import { expiringSession, first, MINUTE, second } from '../testing/expiring-session.ts';
import { eventStream, offline, ok, problem, type Scenario } from '../testing/index.ts';

const refused = problem(401, 'DPAY_SESSION_EXPIRED');
const page = (status: number) => () => new Response('<html>', { status });
/** The API's refusal of a request before it knows the operation. */
const of = (status: number, code: string) => () => Response.json({ error_code: code }, { status });

type Renewals = NonNullable<Scenario['refreshToken']>;

/** An API that no longer accepts the first token. */
const expired = (refreshToken: Renewals) =>
  expiringSession({
    listBanks: ({ headers }) =>
      headers.get('Authorization') === `Bearer ${second.token}` ? ok({ data: [] }) : refused,
    refreshToken,
  });

type Client = ReturnType<typeof expired>['client'];
const failing = (client: Client) =>
  client.listBanks({ retry: false }).catch((error: unknown) => error as ApiError);

describe('a renewal that failed while a call waited for it', () => {
  it.each<[string, Renewals]>([
    ['no connection', offline()],
    ['a busy API', problem(503, 'DPAY_SERVICE_UNAVAILABLE')],
    ['too many requests', problem(429, 'DPAY_RATE_LIMITED', { retry_after: 1 })],
    ['a request that the API found too slow', of(408, 'DPAY_REQUEST_TIMEOUT')],
    ['an address that the API does not know', of(404, 'DPAY_NOT_FOUND')],
    ["a proxy's 401", page(401)],
    ["a proxy's 403", page(403)],
    ["a proxy's 404", page(404)],
    ["a proxy's 413", page(413)],
    ["a proxy's 429", page(429)],
  ])('by %s keeps the session, and the next call renews it', async (_, failure) => {
    const { fetch, client, session, ends } = expired(failure);

    expect(await failing(client)).toMatchObject({ name: 'NetworkError', reason: 'unreachable' });
    expect(session.read()).toEqual(first);

    fetch.use({ refreshToken: ok({ data: second }) });
    expect(await failing(client)).toEqual({ data: [] });
    expect(session.read()).toEqual(second);
    expect(ends).toEqual([]);
  });

  it('reports what failed', async () => {
    const { client } = expired(page(404));

    const error = (await failing(client)) as ApiError;

    expect(error.message).toMatch(/^listBanks: unreachable: refreshToken: no API.+\[404 HTTP_404\] /);
    expect(String(error.cause)).toContain('refreshToken');
  });

  it('has a text that says that the call was not executed, without mentioning a connection', async () => {
    const { client } = expired(problem(429, 'DPAY_RATE_LIMITED', { retry_after: 30 }));

    const words = explain(await failing(client), 'en');

    expect(words.title).toBe('The session could not be renewed for now.');
    expect(words.cause).toContain('was not carried out');
    expect(Object.values(words).join()).not.toContain('connection');
    expect(words.retryable).toBe(true);
  });

  it("has an error with the API's requested delay, and the renewal's error as its cause", async () => {
    const { client } = expired(problem(429, 'DPAY_RATE_LIMITED', { retry_after: 30 }));

    const error = (await failing(client)) as ApiError;

    expect(error).toMatchObject({ name: 'NetworkError', retryAfter: 30 });
    expect(error.cause).toMatchObject({ name: 'RateLimitedError', operation: 'refreshToken' });
    expect(JSON.stringify(error)).not.toContain('cause');
  });

  it("is retried with the call when the API's requested delay is over", async () => {
    const busy = problem(503, 'DPAY_SERVICE_UNAVAILABLE', undefined, { retryAfter: 30 });
    const { clock, client, spent } = expired([busy, ok({ data: second })]);

    const call = client.listBanks();
    await clock.advance(29_999);
    expect(spent()).toHaveLength(1);
    await clock.advance(501);

    expect(await call).toEqual({ data: [] });
    expect(spent()).toHaveLength(2);
  });

  it('is retried with the call, if the call may be retried', async () => {
    const { clock, client } = expired([offline(), ok({ data: second })]);

    const call = client.listBanks();
    await clock.advance(500);

    expect(await call).toEqual({ data: [] });
  });

  it('is retried without another call after 2 minutes', async () => {
    const { clock, client, session } = expired([offline(), ok({ data: second })]);
    await failing(client);

    await clock.advance(2 * MINUTE - 1);
    expect(session.read()).toEqual(first);
    await clock.advance(1);

    expect(session.read()).toEqual(second);
  });

  it('does not end live events', async () => {
    const live = eventStream();
    const { client, ends } = expiringSession({
      streamEvents: [refused, live],
      refreshToken: offline(),
    });
    const leaving = new AbortController();
    const events = streamEvents(client, { signal: leaving.signal });

    const next = events.next();
    await expect.poll(() => live.listeners, { timeout: 3_000 }).toBe(1);
    leaving.abort();

    expect(await next).toEqual({ done: true, value: undefined });
    expect(ends).toEqual([]);
  });
});

describe('live events whose session cannot be renewed for now', () => {
  afterEach(() => void vi.useRealTimers());

  it("are requested again when the API's requested delay is over", async () => {
    vi.useFakeTimers();
    const { client, spent } = expiringSession({
      streamEvents: refused,
      refreshToken: problem(429, 'DPAY_RATE_LIMITED', { retry_after: 30 }),
    });
    const leaving = new AbortController();
    const end = streamEvents(client, { signal: leaving.signal }).next();

    await vi.advanceTimersByTimeAsync(30_000);
    const before = spent().length;
    await vi.advanceTimersByTimeAsync(1_000);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(0);

    expect([before, spent().length]).toEqual([1, 2]);
    expect(await end).toEqual({ done: true, value: undefined });
  });
});

describe('the three attempts of a renewal', () => {
  it('are not used up by a burst of calls', async () => {
    const { clock, client, spent, ends } = expired(offline());

    await Promise.all(Array.from({ length: 20 }, () => failing(client)));
    for (let count = 0; count < 20; count += 1) await failing(client);
    await clock.advance(2 * MINUTE - 1);
    await failing(client);

    expect(spent()).toHaveLength(22);
    expect(ends).toEqual([]);
  });

  it('end 4 minutes after the first, whatever calls come in between', async () => {
    const { clock, client, ends } = expired(offline());

    for (let seconds = 0; seconds < 4 * 60; seconds += 1) {
      await failing(client);
      await clock.advance(1_000);
    }
    expect(ends).toEqual([]);
    expect(await failing(client)).toMatchObject({ name: 'UnauthorizedError', code: 'DPAY_SESSION_EXPIRED' });

    expect(ends).toEqual(['unreachable']);
  });

  it('are used up by calls only if no timer runs', async () => {
    const { clock, client, session, spent, ends } = expired(offline());
    client.close();

    await failing(client);
    await clock.advance(2 * MINUTE);
    await failing(client);
    await clock.advance(2 * MINUTE - 1);
    await failing(client);
    expect(session.read()).toEqual(first);
    await clock.advance(1);
    await failing(client);

    expect(spent()).toHaveLength(4);
    expect(session.read()).toBe(null);
    expect(ends).toEqual(['unreachable']);
  });

  it('start over with other tokens, also within 2 minutes', async () => {
    const { clock, client, ends } = expiringSession({
      listBanks: refused,
      refreshToken: [ok({ data: second }), offline()],
    });
    await clock.advance(51 * MINUTE);

    await failing(client);
    await clock.advance(4 * MINUTE - 1);
    expect(ends).toEqual([]);
    await clock.advance(1);

    expect(ends).toEqual(['unreachable']);
  });

  it('are counted even if the device clock is set back by a day', async () => {
    let behind = 0;
    const { clock, client, ends } = expired(offline());
    client.close();
    const { now } = clock;
    clock.now = () => now() - behind;

    for (const moved of [0, 24 * 60 * MINUTE, 48 * 60 * MINUTE]) {
      behind = moved;
      await failing(client);
    }

    expect(ends).toEqual(['unreachable']);
  });
});
