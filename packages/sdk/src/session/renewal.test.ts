import { beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';
import { createScenarioFetch, manualClock, offline, ok, problem, type Scenario } from '../testing/index.ts';
import { accessToken } from '../testing/jwt.ts';
import { memorySession } from './memory-session.ts';
import type { SessionStore } from './store.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21, 3);
const HOUR = 60 * MINUTE;
const first = { token: accessToken(START + HOUR, 'first'), refresh_token: 'refresh-first' };
const second = { token: accessToken(START + 2 * HOUR, 'second'), refresh_token: 'refresh-second' };
const banks = ok({ data: [] });

let ends: string[];
beforeEach(() => {
  ends = [];
});

function setUp(scenario: Scenario, session: SessionStore = memorySession(first)) {
  const clock = manualClock(START);
  const fetch = createScenarioFetch(scenario);
  const connect = () =>
    createClient({
      baseUrl: 'http://api.test',
      session,
      fetch,
      clock,
      onSessionEnd: (reason) => {
        expect(session.read()).toBe(null);
        ends.push(reason);
      },
    });
  const client = connect();
  return {
    clock,
    fetch,
    session,
    client,
    connect,
    spent: () => fetch.callsOf('refreshToken').map((call) => call.body),
  };
}

describe('the renewal timeline', () => {
  it('begins exactly 10 minutes before the token expires', async () => {
    const { clock, spent, session } = setUp({ refreshToken: ok({ data: second }) });

    await clock.advance(50 * MINUTE - 1);
    expect(spent()).toEqual([]);

    await clock.advance(1);
    expect(spent()).toEqual([{ token: 'refresh-first' }]);
    expect(session.read()).toEqual(second);
  });

  it('goes on from the new token', async () => {
    const { clock, spent } = setUp({ refreshToken: ok({ data: second }) });

    await clock.advance(110 * MINUTE);

    expect(spent()).toEqual([{ token: 'refresh-first' }, { token: 'refresh-second' }]);
    expect(ends).toEqual([]);
  });

  it('tries again exactly 2 minutes after a failure and counts anew after a success', async () => {
    const { clock, spent, session } = setUp({
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

  it('ends the session at the third failure, once, and stops', async () => {
    const { clock, spent, session } = setUp({ refreshToken: offline() });

    await clock.advance(54 * MINUTE - 1);
    expect(ends).toEqual([]);
    await clock.advance(1);
    expect(ends).toEqual(['unreachable']);
    expect(session.read()).toBe(null);

    await clock.advance(24 * HOUR);
    expect(spent()).toHaveLength(3);
    expect(ends).toEqual(['unreachable']);
  });

  it('ends the session at once when the API refuses to renew it', async () => {
    const { clock, spent } = setUp({ refreshToken: problem(401, 'DPAY_REFRESH_TOKEN_REUSED') });

    await clock.advance(HOUR);

    expect(ends).toEqual(['refused']);
    expect(spent()).toHaveLength(1);
  });

  it('does not take too many requests for a refusal', async () => {
    const { clock, session } = setUp({
      refreshToken: [problem(429, 'DPAY_RATE_LIMITED'), ok({ data: second })],
    });

    await clock.advance(52 * MINUTE);

    expect(session.read()).toEqual(second);
  });

  it('takes the values it is given', async () => {
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

  it('starts with the tokens that signing in brought', async () => {
    const { clock, spent, session } = setUp({ refreshToken: ok({ data: second }) }, memorySession());

    session.write(first);
    await clock.advance(50 * MINUTE);

    expect(spent()).toHaveLength(1);
  });

  it('leaves a token alone that does not say when it expires', async () => {
    const opaque = { token: 'opaque', refresh_token: 'r' };
    const { clock, spent } = setUp({ refreshToken: ok({ data: second }) }, memorySession(opaque));

    await clock.advance(24 * HOUR);

    expect(spent()).toEqual([]);
  });

  it('waits for a token that outlives the longest timer', async () => {
    const distant = { token: accessToken(START + 60 * 24 * HOUR), refresh_token: 'r' };
    const { clock, spent } = setUp({ refreshToken: ok({ data: second }) }, memorySession(distant));

    await clock.advance(60 * 24 * HOUR - 11 * MINUTE);
    expect(spent()).toEqual([]);
    await clock.advance(MINUTE);
    expect(spent()).toHaveLength(1);
  });

  it('renews every 2 minutes, not in a loop, where the clock of the device runs hours ahead', async () => {
    const past = { token: accessToken(START - HOUR, 'past'), refresh_token: 'r' };
    let count = 0;
    const { clock, spent } = setUp(
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
    const { clock, spent, client } = setUp({ refreshToken: ok({ data: second }) });

    client.close();
    await clock.advance(HOUR);

    expect(spent()).toEqual([]);
  });
});

describe('one renewal at a time', () => {
  it('two clients that share a store spend one refresh token', async () => {
    const { clock, spent, connect, session } = setUp({
      refreshToken: [ok({ data: second }), problem(401, 'DPAY_REFRESH_TOKEN_REUSED')],
    });
    connect();

    await clock.advance(50 * MINUTE);

    expect(spent()).toEqual([{ token: 'refresh-first' }]);
    expect(session.read()).toEqual(second);
    expect(ends).toEqual([]);
  });

  it('twenty calls that meet a 401 together renew once, and all are repeated', async () => {
    const { fetch, client, spent } = setUp({
      listBanks: ({ headers }) =>
        headers.get('Authorization') === `Bearer ${second.token}`
          ? banks
          : problem(401, 'DPAY_SESSION_EXPIRED'),
      refreshToken: ok({ data: second }),
    });

    const answers = await Promise.all(Array.from({ length: 20 }, () => client.listBanks()));

    expect(answers).toHaveLength(20);
    expect(spent()).toHaveLength(1);
    expect(fetch.callsOf('listBanks')).toHaveLength(40);
    expect(ends).toEqual([]);
  });

  it('twenty calls that meet a 401 together ask an API once that cannot be reached', async () => {
    const { client, spent } = setUp({
      listBanks: problem(401, 'DPAY_SESSION_EXPIRED'),
      refreshToken: offline(),
    });

    await Promise.allSettled(Array.from({ length: 20 }, () => client.listBanks()));

    expect(spent()).toHaveLength(1);
    expect(ends).toEqual(['unreachable']);
  });

  it('tokens that were renewed elsewhere in the meantime are used without another renewal', async () => {
    const { session, client, spent } = setUp({
      listBanks: [
        () => {
          session.write(second);
          return problem(401, 'DPAY_SESSION_EXPIRED');
        },
        banks,
      ],
    });

    await client.listBanks();

    expect(spent()).toEqual([]);
  });

  it('the answer to a renewal is dropped when the person signed out meanwhile', async () => {
    const { clock, session } = setUp({
      refreshToken: () => {
        session.write(null);
        return ok({ data: second });
      },
    });

    await clock.advance(50 * MINUTE);

    expect(session.read()).toBe(null);
    expect(ends).toEqual(['signed_out']);
  });
});

describe('a 401 in the middle', () => {
  const refused = problem(401, 'DPAY_SESSION_EXPIRED');

  it('ends the session once when the API will not renew it, however many calls meet it', async () => {
    const { client } = setUp({ listBanks: refused, refreshToken: refused });

    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => client.listBanks()));

    expect(answers.every((answer) => answer.status === 'rejected')).toBe(true);
    expect(ends).toEqual(['refused']);
  });

  it('ends the session when the renewed token is refused as well', async () => {
    const { client, spent } = setUp({ listBanks: refused, refreshToken: ok({ data: second }) });

    await expect(client.listBanks()).rejects.toMatchObject({
      name: 'UnauthorizedError',
      code: 'DPAY_SESSION_EXPIRED',
    });

    expect(spent()).toHaveLength(1);
    expect(ends).toEqual(['refused']);
  });

  it('ends the session when the renewal cannot reach the API', async () => {
    const { client } = setUp({ listBanks: refused, refreshToken: offline() });

    await expect(client.listBanks()).rejects.toMatchObject({ name: 'UnauthorizedError' });

    expect(ends).toEqual(['unreachable']);
  });

  it('repeats a payment with the idempotency key it had', async () => {
    const { fetch, client } = setUp({
      payVirtualAccount: [refused, problem(409, 'DPAY_VA_EXPIRED')],
      refreshToken: ok({ data: second }),
    });
    const input = {
      path: { number: '8808' },
      body: { amount: 150_000 },
      idempotencyKey: 'intent-0000000001',
    };

    await expect(client.payVirtualAccount(input)).rejects.toMatchObject({ code: 'DPAY_VA_EXPIRED' });

    const sent = fetch
      .callsOf('payVirtualAccount')
      .map(({ headers, body }) => [headers.get('Idempotency-Key'), body]);
    expect(sent).toEqual([
      ['intent-0000000001', { amount: 150_000 }],
      ['intent-0000000001', { amount: 150_000 }],
    ]);
  });

  it('without a session is answered as it is', async () => {
    const { client, spent } = setUp({ listBanks: problem(401, 'DPAY_UNAUTHORIZED_ACCESS') }, memorySession());

    await expect(client.listBanks()).rejects.toMatchObject({ name: 'UnauthorizedError' });

    expect(spent()).toEqual([]);
    expect(ends).toEqual([]);
  });

  it('to a wrong password neither renews nor ends anything', async () => {
    const { client, spent } = setUp({ login: problem(401, 'DPAY_INVALID_CREDENTIALS') });

    await expect(client.login({ body: { email: 'a@b.test', password: 'x' } })).rejects.toMatchObject({
      name: 'ProblemError',
    });

    expect(spent()).toEqual([]);
    expect(ends).toEqual([]);
  });
});

it('signing out tells once', () => {
  const { session } = setUp({});

  session.write(null);
  session.write(null);

  expect(ends).toEqual(['signed_out']);
});
