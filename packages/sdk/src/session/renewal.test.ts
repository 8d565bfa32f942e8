import { describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';
import { expiringSession, first, HOUR, MINUTE, second, START } from '../testing/expiring-session.ts';
import { createScenarioFetch, manualClock, offline, ok, problem } from '../testing/index.ts';
import { accessToken } from '../testing/jwt.ts';
import { memorySession } from './memory-session.ts';

describe('the renewal schedule', () => {
  // spec 9.43
  it('begins exactly 10 minutes before the token expires', async () => {
    const { clock, spent, session } = expiringSession({ refreshToken: ok({ data: second }) });

    await clock.advance(50 * MINUTE - 1);
    expect(spent()).toEqual([]);

    await clock.advance(1);
    expect(spent()).toEqual([{ token: 'refresh-first' }]);
    expect(session.read()).toEqual(second);
  });

  it('continues with the new token', async () => {
    const { clock, spent, ends } = expiringSession({ refreshToken: ok({ data: second }) });

    await clock.advance(110 * MINUTE);

    expect(spent()).toEqual([{ token: 'refresh-first' }, { token: 'refresh-second' }]);
    expect(ends).toEqual([]);
  });

  it('retries exactly 2 minutes after a failure, and resets the count after a success', async () => {
    const { clock, spent, session, ends } = expiringSession({
      refreshToken: [offline(), problem(503, 'DPAY_SERVICE_UNAVAILABLE'), ok({ data: second }), offline()],
    });

    await clock.advance(52 * MINUTE - 1);
    expect(spent()).toHaveLength(1);
    await clock.advance(1);
    expect(spent()).toHaveLength(2);
    await clock.advance(2 * MINUTE);
    expect(session.read()).toEqual(second);

    await clock.advance(58 * MINUTE);
    expect(spent()).toHaveLength(5);
    expect(ends).toEqual([]);
  });

  // spec 9.45
  it('ends the session at the third failure, once, and stops', async () => {
    const { clock, spent, session, ends } = expiringSession({ refreshToken: offline() });

    await clock.advance(54 * MINUTE - 1);
    expect(ends).toEqual([]);
    await clock.advance(1);
    expect(ends).toEqual(['unreachable']);
    expect(session.read()).toBe(null);

    await clock.advance(24 * HOUR);
    expect(spent()).toHaveLength(3);
    expect(ends).toEqual(['unreachable']);
  });

  // spec 7.26
  it('ends the session at once if the API refuses to renew it', async () => {
    const { clock, spent, ends } = expiringSession({
      refreshToken: problem(401, 'DPAY_REFRESH_TOKEN_REUSED'),
    });

    await clock.advance(HOUR);

    expect(ends).toEqual(['refused']);
    expect(spent()).toHaveLength(1);
  });

  it('does not treat a rate limit as a refusal', async () => {
    const { clock, session } = expiringSession({
      refreshToken: [problem(429, 'DPAY_RATE_LIMITED', { retry_after: 0 }), ok({ data: second })],
    });

    await clock.advance(52 * MINUTE);

    expect(session.read()).toEqual(second);
  });

  it.each([401, 403, 404, 413, 414])("does not treat a proxy's %i as a refusal", async (status) => {
    const page = () => new Response('<html>', { status });
    const { clock, session, ends } = expiringSession({ refreshToken: [page, ok({ data: second })] });

    await clock.advance(52 * MINUTE);

    expect(session.read()).toEqual(second);
    expect(ends).toEqual([]);
  });

  it('accepts custom values', async () => {
    const ends: string[] = [];
    const clock = manualClock(START);
    const fetch = createScenarioFetch({ refreshToken: offline() });
    const refresh = { beforeExpiryMs: 5 * MINUTE, retryAfterMs: 1_000, maxAttempts: 2 };
    createClient({
      baseUrl: 'http://api.test',
      session: memorySession(first),
      fetch,
      clock,
      refresh,
      onSessionEnd: (reason) => ends.push(reason),
    });

    await clock.advance(55 * MINUTE);
    expect(fetch.calls).toHaveLength(1);
    await clock.advance(1_000);
    expect(ends).toEqual(['unreachable']);
  });

  it('starts with the tokens of a sign-in', async () => {
    const { clock, spent, session } = expiringSession(
      { refreshToken: ok({ data: second }) },
      memorySession(),
    );

    session.write(first);
    await clock.advance(50 * MINUTE);

    expect(spent()).toHaveLength(1);
  });

  it('ignores a token without an expiry', async () => {
    const opaque = { token: 'opaque', refresh_token: 'r' };
    const { clock, spent } = expiringSession({ refreshToken: ok({ data: second }) }, memorySession(opaque));

    await clock.advance(24 * HOUR);

    expect(spent()).toEqual([]);
  });

  it('waits for a token that outlives the longest timer', async () => {
    const distant = { token: accessToken(START + 60 * 24 * HOUR), refresh_token: 'r' };
    const { clock, spent } = expiringSession({ refreshToken: ok({ data: second }) }, memorySession(distant));

    await clock.advance(60 * 24 * HOUR - 11 * MINUTE);
    expect(spent()).toEqual([]);
    await clock.advance(MINUTE);
    expect(spent()).toHaveLength(1);
  });

  it('renews every 2 minutes instead of in a loop if the device clock is hours ahead', async () => {
    const past = { token: accessToken(START - HOUR, 'past'), refresh_token: 'r' };
    let count = 0;
    const { clock, spent, ends } = expiringSession(
      {
        refreshToken: () =>
          ok({ data: { token: accessToken(START - HOUR, `past-${(count += 1)}`), refresh_token: 'r' } }),
      },
      memorySession(past),
    );

    await clock.advance(4 * MINUTE);

    expect(spent()).toHaveLength(3);
    expect(ends).toEqual([]);
  });

  it('stops when the client is closed', async () => {
    const { clock, spent, client } = expiringSession({ refreshToken: ok({ data: second }) });

    client.close();
    await clock.advance(HOUR);

    expect(spent()).toEqual([]);
  });

  it('stops when the client is closed, also for tokens that a later call finds', async () => {
    const { clock, spent, client, session } = expiringSession({
      listBanks: ok({ data: [] }),
      refreshToken: ok({ data: second }),
    });

    client.close();
    session.write(second);
    await client.listBanks();
    await clock.advance(2 * HOUR);

    expect(spent()).toEqual([]);
  });
});

it('signing out is reported once', () => {
  const { session, ends } = expiringSession({});

  session.write(null);
  session.write(null);

  expect(ends).toEqual(['signed_out']);
});
