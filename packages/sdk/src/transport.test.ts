// One test per concern of the way to the API and back, over the real fetch.
import { inspect } from 'node:util';
import nock from 'nock';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  ApiError,
  createClient,
  isProblem,
  isProblemOf,
  memorySession,
  NetworkError,
  type RateLimitedError,
} from './index.ts';
import type { ClientOptions } from './options.ts';

const HOST = 'http://api.test';
const api = () => nock(HOST);
const SECRET = 'secret-access-token';
const session = () => memorySession({ token: SECRET, refresh_token: 'secret-refresh-token' });
const connect = (options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: HOST, session: session(), ...options });
const page = { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false };
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call should have been refused'),
    (error: unknown) => error as ApiError,
  );

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  const unasked = nock.pendingMocks();
  nock.cleanAll();
  nock.enableNetConnect();
  if (unasked.length > 0) throw new Error(`Never asked for: ${unasked.join(', ')}`);
});

/** What went out, as the server saw it. */
function capture(
  method: 'get' | 'post' | 'put',
  path: string | RegExp,
  status = 200,
  body: object | string = { data: [] },
) {
  const seen: Request[] = [];
  const scope = api();
  scope[method](path)
    .query(true)
    .reply((...[request]: unknown[]) => {
      seen.push(request as Request);
      return [status, body];
    });
  return seen;
}

describe('the request', () => {
  it('puts path values, JSON filters, repeated expands and a JSON body where the contract wants them', async () => {
    const listed = capture('get', '/dashboard/payments', 200, { data: [], page });
    const got = capture('get', '/dashboard/payments/pay_1%2F..%2F2');
    const paid = capture('post', '/dashboard/simulator/virtual-accounts/8808/pay');
    const client = connect();

    await client.listPayments({
      query: {
        limit: 25,
        search: undefined,
        filters: { status: ['completed'], amount_min: 10_000 },
        expand: ['order', 'customer'],
      },
    });
    await client.getPayment({ path: { id: 'pay_1/../2' } });
    await client.payVirtualAccount({
      path: { number: '8808' },
      body: { amount: 150_000 },
      idempotencyKey: 'intent-0000000001',
    });

    const query = new URL(listed[0]!.url).searchParams;
    expect([...query]).toEqual([
      ['limit', '25'],
      ['filters', '{"status":["completed"],"amount_min":10000}'],
      ['expand', 'order'],
      ['expand', 'customer'],
    ]);
    expect(got).toHaveLength(1);
    expect(await paid[0]!.json()).toEqual({ amount: 150_000 });
    expect(paid[0]!.headers.get('Content-Type')).toBe('application/json');
    expect(listed[0]!.headers.get('Content-Type')).toBe(null);
  });

  it('carries the token, mode, zone and language', async () => {
    let language: 'id' | 'en' = 'id';
    const seen = [capture('get', '/dashboard/reference/banks'), capture('get', '/dashboard/reference/banks')];
    const client = connect({ mode: 'sandbox', timezone: 'Asia/Jakarta', language: () => language });

    await client.listBanks();
    language = 'en';
    await client.listBanks({ headers: { 'X-Trace': 't' } });

    const sent = seen.map(([request]) => Object.fromEntries(request!.headers));
    expect(sent[0]).toMatchObject({
      authorization: `Bearer ${SECRET}`,
      'is-live': 'false',
      timezone: 'Asia/Jakarta',
      'accept-language': 'id',
    });
    expect(sent[1]).toMatchObject({ 'accept-language': 'en', 'x-trace': 't' });
  });

  it('sends no token to a public operation', async () => {
    const seen = capture('post', '/dashboard/users/forgot_password', 200, { data: { accepted: true } });

    await connect().forgotPassword({ body: { email: 'a@b.test' } });

    expect(seen[0]!.headers.get('Authorization')).toBe(null);
  });

  it('carries the idempotency key and the OTP confirmation it was given', async () => {
    const keyed = capture('post', '/dashboard/payments/pay_1/simulate');
    const confirmed = capture('put', '/dashboard/profile/two-step');
    const client = connect();

    await client.simulatePayment({
      path: { id: 'pay_1' },
      body: { status: 'completed' },
      idempotencyKey: 'intent-0000000001',
    });
    await client.setTwoStep({ body: { enabled: true }, otpToken: 'confirmation-token' });

    expect(keyed[0]!.headers.get('Idempotency-Key')).toBe('intent-0000000001');
    expect(confirmed[0]!.headers.get('X-Otp-Token')).toBe('confirmation-token');
  });

  it.each(['', '.', '..'])(
    'refuses the path value %j, which would be the address of another operation',
    async (id) => {
      await expect(connect().getPayment({ path: { id } })).rejects.toThrow(
        '/dashboard/payments/{id} needs a id',
      );
    },
  );

  it('keeps a prefix of the base address, with or without a slash at its end', async () => {
    nock('http://proxy.test').get('/dpay/dashboard/reference/banks').twice().reply(200, { data: [] });

    const bases = ['http://proxy.test/dpay', 'http://proxy.test/dpay/'];
    const answers = await Promise.all(bases.map((baseUrl) => connect({ baseUrl }).listBanks()));

    expect(answers).toEqual([{ data: [] }, { data: [] }]);
  });
});

describe('a success', () => {
  it('answers the body', async () => {
    api().get('/dashboard/payments').reply(200, { data: [], page });

    expect(await connect().listPayments()).toEqual({ data: [], page });
  });

  it('answers response and request id where they are asked for', async () => {
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

  it('with fields and values of a later version is handed on', async () => {
    const payment = { id: 'pay_1', status: 'teleported', method: 'crystal', colour: 'green' };
    api().get('/dashboard/payments/pay_1').reply(200, { data: payment, hint: 'new' });

    expect(await connect().getPayment({ path: { id: 'pay_1' } })).toEqual({ data: payment, hint: 'new' });
  });

  it('that is a page of a proxy is a ServerError', async () => {
    api().get('/dashboard/reference/banks').reply(200, '<html>Please sign in to the Wi-Fi</html>');

    expect(await failure(connect().listBanks())).toMatchObject({
      name: 'ServerError',
      status: 200,
      code: 'HTTP_200',
      operation: 'listBanks',
    });
  });
});

describe('a refusal', () => {
  const refuse = (status: number, body?: object | string, headers = {}) =>
    api()
      .get('/dashboard/reference/banks')
      .reply(status, body, { 'X-Request-Id': 'req_header', ...headers });
  const said = (code: string, more = {}) => ({
    error: 'Kata server.',
    error_code: code,
    request_id: 'req_body',
    ...more,
  });
  const listBanks = () => failure(connect({ session: undefined }).listBanks());

  it.each([
    [400, 'DPAY_INVALID_REQUEST', 'ProblemError'],
    [401, 'DPAY_SESSION_EXPIRED', 'UnauthorizedError'],
    [403, 'DPAY_FORBIDDEN', 'ForbiddenError'],
    [404, 'DPAY_NOT_FOUND', 'NotFoundError'],
    [409, 'DPAY_CONFLICT', 'ProblemError'],
    [429, 'DPAY_RATE_LIMITED', 'RateLimitedError'],
    [500, 'DPAY_INTERNAL_ERROR', 'ServerError'],
    [503, 'DPAY_SERVICE_UNAVAILABLE', 'ServerError'],
  ])('%i %s is a %s with operation, status, code and request id', async (status, code, name) => {
    refuse(status, said(code));

    const error = await listBanks();

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name,
      status,
      code,
      operation: 'listBanks',
      requestId: 'req_header',
      params: {},
      fields: [],
    });
    expect(error.message).toBe(`listBanks: Kata server. [${status} ${code} req_header]`);
  });

  it('carries params and fields', async () => {
    const errors = [
      {
        field: 'amount',
        code: 'DPAY_AMOUNT_BELOW_MINIMUM',
        message: 'Terlalu kecil',
        params: { minimum: 10_000 },
      },
    ];
    refuse(400, said('DPAY_AMOUNT_NOT_EQUAL_BILL', { params: { billed: 150_000 }, errors }));

    const error: unknown = await listBanks();

    expect(error).toMatchObject({ fields: errors });
    const billed = isProblem(error, 'DPAY_AMOUNT_NOT_EQUAL_BILL') ? error.params.billed : undefined;
    expectTypeOf(billed).toEqualTypeOf<number | undefined>();
    expect(billed).toBe(150_000);
    expect(isProblem(error, 'DPAY_FORBIDDEN')).toBe(false);
    expect(isProblemOf(error, 'listBanks')).toBe(true);
    expect(isProblemOf(error, 'listOrders')).toBe(false);
  });

  it.each([401, 403, 404, 429, 500])(
    'with status %i and no body is the same class as with one',
    async (status) => {
      refuse(status);

      expect(await listBanks()).toMatchObject({ status, code: `HTTP_${status}`, requestId: 'req_header' });
    },
  );

  it('by a proxy in HTML is a ServerError with its status', async () => {
    api().get('/dashboard/reference/banks').reply(502, '<html>Bad gateway</html>');

    expect(await listBanks()).toMatchObject({
      name: 'ServerError',
      status: 502,
      code: 'HTTP_502',
      requestId: null,
    });
  });

  it.each(['null', '[]', '"text"', '7'])('whose body is the JSON %s does not confuse it', async (body) => {
    refuse(400, body);

    expect(await listBanks()).toMatchObject({ name: 'ProblemError', code: 'HTTP_400' });
  });

  it('takes the request id of the body where a proxy dropped the header', async () => {
    api().get('/dashboard/reference/banks').reply(409, said('DPAY_CONFLICT'));

    expect(await listBanks()).toMatchObject({ requestId: 'req_body' });
  });

  it.each([
    ['the header', { 'Retry-After': '7' }, said('DPAY_RATE_LIMITED', { params: { retry_after: 9 } }), 7],
    ['the params', {}, said('DPAY_RATE_LIMITED', { params: { retry_after: 9 } }), 9],
    ['nothing', {}, said('DPAY_RATE_LIMITED'), null],
    ['a date it cannot take for seconds', { 'Retry-After': 'Sat, 21 Nov 2026 03:00:00 GMT' }, '', null],
  ])('tells the seconds to wait by %s', async (_, headers, body, seconds) => {
    refuse(429, body, headers);

    expect(((await listBanks()) as RateLimitedError).retryAfter).toBe(seconds);
  });

  it.each([401, 403, 404])(
    'of signing in with %i is something to show, not the end of a session',
    async (status) => {
      api()
        .post('/dashboard/login')
        .reply(status, said('DPAY_ACCOUNT_LOCKED', { params: { remaining_minutes: 30 } }));

      const error = await failure(connect().login({ body: { email: 'a@b.test', password: 'x' } }));

      expect(error.name).toBe('ProblemError');
      expect(error.params).toEqual({ remaining_minutes: 30 });
    },
  );
});

describe('no answer', () => {
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
  ])('in the time that %s allows is a NetworkError of its own reason', async (_, client, input) => {
    const { release } = slowly();

    const error = await failure(client.listBanks(input));
    release();

    expect(error).toMatchObject({ name: 'NetworkError', reason: 'timeout' });
  });

  it.each([200, 409])('is waited for no longer once there is one of %i', async (status) => {
    api().get('/dashboard/reference/banks').reply(status, { data: [] });
    const caller = new AbortController();
    const left = vi.spyOn(caller.signal, 'removeEventListener');

    await connect()
      .listBanks({ signal: caller.signal })
      .catch(() => {});

    expect(left).toHaveBeenCalled();
  });

  it('to a call that the caller took back says so', async () => {
    const { arrived, release } = slowly();
    const leaving = new AbortController();

    const call = failure(connect().listBanks({ signal: leaving.signal }));
    await arrived;
    leaving.abort();
    const error = await call;
    release();

    expect(error).toMatchObject({ name: 'NetworkError', reason: 'aborted' });
  });

  it('to a caller who had left before is not waited for', async () => {
    const error = await failure(connect().listBanks({ signal: AbortSignal.abort() }));

    expect(error).toMatchObject({ name: 'NetworkError', reason: 'aborted' });
  });

  /** An answer that does not come before it is released. */
  function slowly() {
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
  }
});

describe('secrets', () => {
  const everything = (error: Error) =>
    [
      inspect(error, { depth: 20, showHidden: true }),
      JSON.stringify(error),
      error.stack,
      String(error.cause),
    ].join('\n');

  it.each([
    ['a refusal', () => api().get('/dashboard/reference/banks').reply(403, { error_code: 'DPAY_FORBIDDEN' })],
    ['a page of a proxy', () => api().get('/dashboard/reference/banks').reply(502, '<html>')],
    ['no answer', () => api().get('/dashboard/reference/banks').replyWithError('reset')],
  ])('are not in the error of %s, however deep one looks', async (_, arrange) => {
    arrange();

    const text = everything(await failure(connect().listBanks()));

    expect(text).toContain('listBanks');
    expect(text).not.toMatch(/secret|authorization|bearer/i);
  });

  it('are not in the error of a token that no header can hold', async () => {
    const broken = memorySession({ token: 'secret\nbroken', refresh_token: 'r' });

    const text = everything(await failure(connect({ session: broken }).listBanks()));

    expect(text).not.toContain('secret');
  });
});
