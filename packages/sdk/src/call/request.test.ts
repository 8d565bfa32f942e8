import nock from 'nock';
import { describe, expect, it, vi } from 'vitest';
import { ConfigurationError, type DasborClient, type OwnFetch } from '../index.ts';
import { ACCESS_TOKEN, api, connect, failure, overNock, page } from '../testing/over-nock.ts';

overNock();

/** The request as the server received it. */
const capture = (
  method: 'get' | 'post' | 'put',
  path: string | RegExp,
  status = 200,
  body: object | string = { data: [] },
) => {
  const seen: Request[] = [];
  const scope = api();
  scope[method](path)
    .query(true)
    .reply((...[request]: unknown[]) => {
      seen.push(request as Request);
      return [status, body];
    });
  return seen;
};

describe('a request', () => {
  // spec 7.7, 7.20, 7.22
  it('puts path values, JSON filters, repeated expands and a JSON body where the contract expects them', async () => {
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

  // spec 7.4, 7.5, 7.6
  it('carries the token, mode, zone and language', async () => {
    let language: 'id' | 'en' = 'id';
    const seen = [capture('get', '/dashboard/reference/banks'), capture('get', '/dashboard/reference/banks')];
    const client = connect({ mode: 'sandbox', timezone: 'Asia/Jakarta', language: () => language });

    await client.listBanks();
    language = 'en';
    await client.listBanks({ headers: { 'X-Trace': 't' } });

    const sent = seen.map(([request]) => Object.fromEntries(request!.headers));
    expect(sent[0]).toMatchObject({
      authorization: `Bearer ${ACCESS_TOKEN}`,
      'is-live': 'false',
      timezone: 'Asia/Jakarta',
      'accept-language': 'id',
    });
    expect(sent[1]).toMatchObject({ 'accept-language': 'en', 'x-trace': 't' });
  });

  // spec 7.2
  it('sends no token to a public operation', async () => {
    const seen = capture('post', '/dashboard/users/forgot_password', 200, { data: { accepted: true } });

    await connect().forgotPassword({ body: { email: 'a@b.test' } });

    expect(seen[0]!.headers.get('Authorization')).toBe(null);
  });

  it('carries the given idempotency key and OTP confirmation', async () => {
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

  it.each(['', '.', '..'])('refuses the path value %j, which would address another operation', async (id) => {
    await expect(connect().getPayment({ path: { id } })).rejects.toThrow('path.id is missing: ');
  });

  const circle: { body?: unknown } = {};
  circle.body = circle;

  it.each<[string, (client: DasborClient) => Promise<unknown>]>([
    ['a path value that is missing', (client) => client.getPayment({ path: {} as { id: string } })],
    ['no path at all', (client) => client.getPayment({} as never)],
    ['half a character in the path', (client) => client.getPayment({ path: { id: 'pay_\ud800' } })],
    ['half a character in the query', (client) => client.listPayments({ query: { search: '\ud800' } })],
    [
      'a BigInt in a filter',
      (client) => client.listPayments({ query: { filters: { amount_min: 1n } } as never }),
    ],
    ['a BigInt in the body', (client) => client.createOrder({ body: { total_amount: 1n } as never })],
    ['a body that holds itself', (client) => client.createOrder({ body: circle as never })],
    [
      'a header with a line break',
      (client) => client.listBanks({ headers: { 'X-Trace': 'secret\r\nX: 1' } }),
    ],
    ['a header name that is none', (client) => client.listBanks({ headers: { 'X Trace': 'secret' } })],
  ])('with %s is a ConfigurationError before anything is sent, and quotes nothing', async (_, call) => {
    const error = await failure(call(connect()));

    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error).toMatchObject({ name: 'ConfigurationError', code: 'INPUT_INVALID' });
    expect(error.message).not.toContain('secret');
  });

  it('calls a custom fetch with its URL and plain values', async () => {
    const fetch = vi.fn<OwnFetch>(async () => Response.json({ data: {} }));
    const body = { reference_id: 'A-1', total_amount: 150_000 };

    await connect({ fetch }).createOrder({ body, idempotencyKey: 'order-1042-create' });

    expect(fetch).toHaveBeenCalledWith('http://api.test/dashboard/orders', {
      method: 'POST',
      headers: expect.objectContaining({
        'content-type': 'application/json',
        'idempotency-key': 'order-1042-create',
      }) as object,
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: expect.any(AbortSignal) as AbortSignal,
    });
    expect(Object.getPrototypeOf(fetch.mock.calls[0]?.[1].headers)).toBe(Object.prototype);
  });

  it("sends a User-Agent on a server, and leaves a browser's unchanged", async () => {
    const fetch = vi.fn<OwnFetch>(async () => Response.json({ data: [] }));

    await connect({ fetch }).listBanks();
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    await connect({ fetch }).listBanks();
    await connect({ fetch }).listBanks({ headers: { 'User-Agent': 'toko/1' } });
    vi.unstubAllGlobals();

    expect(fetch.mock.calls.map(([, { headers }]) => headers['user-agent'])).toEqual([
      'dasbor-sdk/source',
      undefined,
      'toko/1',
    ]);
  });

  it('keeps a path prefix of the base URL, with or without a trailing slash', async () => {
    nock('http://proxy.test').get('/dpay/dashboard/reference/banks').twice().reply(200, { data: [] });

    const bases = ['http://proxy.test/dpay', 'http://proxy.test/dpay/'];
    const answers = await Promise.all(bases.map((baseUrl) => connect({ baseUrl }).listBanks()));

    expect(answers).toEqual([{ data: [] }, { data: [] }]);
  });
});
