import { describe, expect, it, vi } from 'vitest';
import { createClientFor, memorySession, NetworkError } from '../index.ts';
import { auth, webhooks } from '../resources.ts';
import { ACCESS_TOKEN, api, connect, failure, overNock, page } from '../testing/over-nock.ts';

overNock();

describe('a success', () => {
  it('returns the body', async () => {
    api().get('/dashboard/payments').reply(200, { data: [], page });

    expect(await connect().listPayments()).toEqual({ data: [], page });
  });

  it('returns response and request id on request', async () => {
    api()
      .get('/dashboard/reference/banks')
      .reply(200, { data: [] }, { 'X-Request-Id': 'req_1', 'Cache-Control': 'max-age=60' });

    const { body, response, requestId } = await connect().withResponse.listBanks();

    expect([body, requestId, response.status]).toEqual([{ data: [] }, 'req_1', 200]);
    expect(response.headers.get('Cache-Control')).toBe('max-age=60');
  });

  it('without a body is undefined: 204', async () => {
    api().post('/dashboard/logout').reply(204);

    expect(await connect().logout()).toBe(undefined);
  });

  it('without a body is undefined: 200', async () => {
    api().post('/dashboard/logout').reply(200);

    expect(await connect().logout()).toBe(undefined);
  });

  it('with unknown fields and values of a later version is passed on', async () => {
    const payment = { id: 'pay_1', status: 'teleported', method: 'crystal', colour: 'green' };
    api().get('/dashboard/payments/pay_1').reply(200, { data: payment, hint: 'new' });

    expect(await connect().getPayment({ path: { id: 'pay_1' } })).toEqual({ data: payment, hint: 'new' });
  });

  it("with a proxy's page is a ServerError", async () => {
    api().get('/dashboard/reference/banks').reply(200, '<html>Please sign in to the Wi-Fi</html>');

    expect(await failure(connect().listBanks())).toMatchObject({
      name: 'ServerError',
      status: 200,
      code: 'HTTP_200',
      operation: 'listBanks',
    });
  });
});

describe('no response', () => {
  it('from an API that cannot be reached is a NetworkError with its cause', async () => {
    api().get('/dashboard/reference/banks').replyWithError(new TypeError('socket hang up'));

    const error = await failure(connect().listBanks());

    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({
      reason: 'unreachable',
      operation: 'listBanks',
      status: 0,
      requestId: null,
    });
    expect(error.cause).toBeInstanceOf(Error);
  });

  it.each([
    ['the client', connect({ timeoutMs: 50 }), {}],
    ['the call', connect(), { timeoutMs: 50 }],
  ])('within %s is a NetworkError with its own reason', async (_, client, input) => {
    const { release } = slowly();

    const error = await failure(client.listBanks(input));
    release();

    expect(error).toMatchObject({ name: 'NetworkError', reason: 'timeout' });
  });

  it.each([200, 409])('is not waited for once there is one with %i', async (status) => {
    api().get('/dashboard/reference/banks').reply(status, { data: [] });
    const caller = new AbortController();
    const left = vi.spyOn(caller.signal, 'removeEventListener');

    await connect()
      .listBanks({ signal: caller.signal })
      .catch(() => {});

    expect(left).toHaveBeenCalled();
  });

  it('to a call that the caller aborted says so', async () => {
    const { arrived, release } = slowly();
    const leaving = new AbortController();

    const call = failure(connect().listBanks({ signal: leaving.signal }));
    await arrived;
    leaving.abort();
    const error = await call;
    release();

    expect(error).toMatchObject({ name: 'NetworkError', reason: 'aborted' });
  });

  it('to a caller who aborted beforehand is not waited for', async () => {
    const error = await failure(connect().listBanks({ signal: AbortSignal.abort() }));

    expect(error).toMatchObject({ name: 'NetworkError', reason: 'aborted' });
  });

  /** A response that is held back until it is released. */
  const slowly = () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const arrived = new Promise<void>((resolve) => {
      api()
        .get('/dashboard/reference/banks')
        .reply(async (..._: unknown[]) => {
          resolve();
          await released;
          return [200, { data: [] }] as const;
        });
    });
    return { arrived, release: () => release() };
  };
});

it('a client with more operations shares one session and its end', async () => {
  const onSessionEnd = vi.fn<() => void>();
  api()
    .get('/dashboard/webhooks')
    .matchHeader('authorization', /^Bearer secret-access-token$/)
    .reply(401);
  api().post('/dashboard/users/refresh_token').reply(401, { error_code: 'DPAY_SESSION_EXPIRED' });
  const small = createClientFor(auth, {
    baseUrl: 'http://api.test',
    session: memorySession({ token: ACCESS_TOKEN, refresh_token: 'secret-refresh-token' }),
    onSessionEnd,
  });

  await failure(small.with(webhooks).listWebhooks());

  expect(onSessionEnd).toHaveBeenCalledOnce();
});
