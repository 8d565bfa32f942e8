import { describe, expect, it } from 'vitest';
import { expiringSession, MINUTE, second, tokensOf } from '../testing/expiring-session.ts';
import { offline, ok, problem } from '../testing/index.ts';
import { memorySession } from './memory-session.ts';

const banks = ok({ data: [] });

describe('one renewal at a time', () => {
  it('two clients that share a store use one refresh token', async () => {
    const { clock, spent, connect, session, ends } = expiringSession({
      refreshToken: [ok({ data: second }), problem(401, 'DPAY_REFRESH_TOKEN_REUSED')],
    });
    connect();

    await clock.advance(50 * MINUTE);

    expect(spent()).toEqual([{ token: 'refresh-first' }]);
    expect(session.read()).toEqual(second);
    expect(ends).toEqual([]);
  });

  it('twenty calls that get a 401 together renew once, and all are repeated', async () => {
    const { fetch, client, spent, ends } = expiringSession({
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

  it('twenty calls that get a 401 together try an unreachable API once', async () => {
    const { client, spent } = expiringSession({
      listBanks: problem(401, 'DPAY_SESSION_EXPIRED'),
      refreshToken: offline(),
    });

    await Promise.allSettled(Array.from({ length: 20 }, () => client.listBanks({ retry: false })));

    expect(spent()).toHaveLength(1);
  });

  it('tokens renewed elsewhere meanwhile are used without another renewal', async () => {
    const session = memorySession(tokensOf('ses_1', 'a'));
    const listBanks = () => {
      session.write(tokensOf('ses_1', 'b'));
      return problem(401, 'DPAY_SESSION_EXPIRED');
    };
    const { client, spent } = expiringSession({ listBanks: [listBanks, banks] }, session);

    await client.listBanks();

    expect(spent()).toEqual([]);
  });

  it("a renewal's response is dropped if the person signed out meanwhile", async () => {
    const { clock, session, ends } = expiringSession({
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

  it('ends the session once if the API will not renew it, however many calls get it', async () => {
    const { client, ends } = expiringSession({ listBanks: refused, refreshToken: refused });

    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => client.listBanks()));

    expect(answers.every((answer) => answer.status === 'rejected')).toBe(true);
    expect(ends).toEqual(['refused']);
  });

  it('ends the session if the renewed token is refused as well', async () => {
    const { client, spent, ends } = expiringSession({
      listBanks: refused,
      refreshToken: ok({ data: second }),
    });

    await expect(client.listBanks()).rejects.toMatchObject({
      name: 'UnauthorizedError',
      code: 'DPAY_SESSION_EXPIRED',
    });

    expect(spent()).toHaveLength(1);
    expect(ends).toEqual(['refused']);
  });

  it('from a proxy for the repeated call does not end the session that was just renewed', async () => {
    const { client, session, spent, ends } = expiringSession({
      listBanks: [refused, () => new Response('<html>', { status: 401 })],
      refreshToken: ok({ data: second }),
    });

    await expect(client.listBanks()).rejects.toMatchObject({ name: 'UnauthorizedError', code: 'HTTP_401' });

    expect(spent()).toHaveLength(1);
    expect(session.read()).toEqual(second);
    expect(ends).toEqual([]);
  });

  it.each<[string, (leaving: AbortController) => object, object]>([
    ['a caller who leaves', ({ signal }) => ({ signal }), { reason: 'aborted' }],
    ['the total of the call', () => ({ totalTimeoutMs: 500 }), { reason: 'timeout' }],
  ])('is not waited for longer than %s allows, while it is renewed for the others', async (_, input, why) => {
    let renew = (_answer: object) => {};
    const { clock, client, session, ends } = expiringSession({
      listBanks: ({ headers }) =>
        headers.get('Authorization') === `Bearer ${second.token}` ? banks : refused,
      refreshToken: () => new Promise((resolve) => (renew = resolve as typeof renew)),
    });
    const leaving = new AbortController();
    const mine = client.listBanks(input(leaving)).catch((error: unknown) => error);
    const other = client.listBanks();
    await clock.advance(400);

    leaving.abort();
    await clock.advance(100);
    expect(await mine).toMatchObject({ name: 'NetworkError', operation: 'listBanks', ...why });

    renew(ok({ data: second }));
    expect(await other).toEqual({ data: [] });
    expect(session.read()).toEqual(second);
    expect(ends).toEqual([]);
  });

  it('repeats a payment with the same idempotency key', async () => {
    const { fetch, client } = expiringSession({
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

  it('without a session is returned as it is', async () => {
    const { client, spent, ends } = expiringSession(
      { listBanks: problem(401, 'DPAY_UNAUTHORIZED_ACCESS') },
      memorySession(),
    );

    await expect(client.listBanks()).rejects.toMatchObject({ name: 'UnauthorizedError' });

    expect(spent()).toEqual([]);
    expect(ends).toEqual([]);
  });

  // spec 7.27
  it('for a wrong password neither renews nor ends anything', async () => {
    const { client, spent, ends } = expiringSession({ login: problem(401, 'DPAY_INVALID_CREDENTIALS') });

    await expect(client.login({ body: { email: 'a@b.test', password: 'x' } })).rejects.toMatchObject({
      name: 'ProblemError',
    });

    expect(spent()).toEqual([]);
    expect(ends).toEqual([]);
  });
});
