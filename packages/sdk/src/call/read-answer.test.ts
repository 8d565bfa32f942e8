import nock from 'nock';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { explain } from '../errors/explain.ts';
import { ApiError, isProblem, isProblemOf, type RateLimitedError } from '../index.ts';
import { manualClock } from '../testing/index.ts';
import { api, connect, failure, overNock } from '../testing/over-nock.ts';

overNock();

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

  // spec 8.1
  it.each([
    [400, 'DPAY_INVALID_REQUEST', 'ProblemError'],
    [401, 'DPAY_SESSION_EXPIRED', 'UnauthorizedError'],
    [403, 'DPAY_FORBIDDEN', 'ForbiddenError'],
    [404, 'DPAY_PAYMENT_NOT_FOUND', 'NotFoundError'],
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

  it.each([['a text'], [{ amount: ['too small'] }], [[null]], [null]])(
    "that is not the API's, with errors and params of another form (%j), has none of them",
    async (errors) => {
      refuse(400, said('HTTP_400', { errors, params: Object(errors) === errors ? 7 : errors }));

      const error = await listBanks();

      expect(error).toMatchObject({ name: 'ProblemError', operation: 'listBanks', params: {} });
      expect(error.fields).toEqual([]);
    },
  );

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
    expect(String(error)).toContain('Kata server. amount: Terlalu kecil [400 ');
  });

  const HTML = '<html>nginx</html>';

  it.each([
    [401, 'UnauthorizedError'],
    [413, 'ProblemError'],
    [414, 'ProblemError'],
    [429, 'RateLimitedError'],
  ])("with %i means the same (%s) from any sender: as a proxy's page, or empty", async (status, name) => {
    for (const body of [HTML, undefined, { message: 'no' }]) {
      refuse(status, body);

      expect(await listBanks()).toMatchObject({
        name,
        status,
        code: `HTTP_${status}`,
        requestId: 'req_header',
      });
    }
  });

  it.each([400, 403, 404, 405, 408, 409, 410, 422, 500])(
    'with %i without an API code is a ServerError: it says nothing about the request',
    async (status) => {
      for (const body of [HTML, undefined, { message: 'no Route matched' }]) {
        refuse(status, body);

        const error = await listBanks();

        expect(error).toMatchObject({ name: 'ServerError', status, code: `HTTP_${status}` });
        expect(error.requestId).toBe('req_header');
      }
    },
  );

  it('with an empty code or id has none', async () => {
    refuse(404, { error_code: '', request_id: '' }, { 'X-Request-Id': '' });

    expect(await listBanks()).toMatchObject({ name: 'ServerError', code: 'HTTP_404', requestId: null });
  });

  it('with 404 without an API code says so, and where to look', async () => {
    refuse(404, HTML);

    expect((await listBanks()).message).toMatch(/no API.+ see baseUrl \[404 HTTP_404 req_header\]$/);
  });

  it('of SNAP is recognised without an error_code', async () => {
    api()
      .post('/v1.0/balance-inquiry')
      .reply(404, { responseCode: '4041100', responseMessage: 'Invalid Account' });

    const error = await failure(
      connect().inquireSnapBalance({ body: { partnerReferenceNo: 'REF-1' } } as never),
    );

    expect(error).toMatchObject({ name: 'ProblemError', status: 404, code: '4041100' });
  });

  it('of SNAP has its code and its text', async () => {
    const said = { responseCode: '4007302', responseMessage: 'Invalid Mandatory Field X-CLIENT-KEY' };
    api().post('/v1.0/access-token/b2b').reply(400, said);

    const error = await failure(
      connect().createSnapAccessToken({ body: { grantType: 'client_credentials' } } as never),
    );

    expect(error.message).toBe('createSnapAccessToken: Invalid Mandatory Field X-CLIENT-KEY [400 4007302]');
    expect(explain(error, 'en').title).toBe('4007302 Invalid Mandatory Field X-CLIENT-KEY');
    expect(error).toMatchObject({ name: 'ProblemError', code: '4007302' });
  });

  it('for a path unknown to the API is a ServerError that names baseUrl', async () => {
    nock('http://api.test').get('/dashboard/dashboard/payments/pay_1').reply(404, said('DPAY_NOT_FOUND'));

    const client = connect({ baseUrl: 'http://api.test/dashboard' });
    const error = await failure(client.getPayment({ path: { id: 'pay_1' } }));

    expect(error).toMatchObject({ name: 'ServerError', status: 404, code: 'DPAY_NOT_FOUND' });
    expect(error.message).toMatch(/see baseUrl \[404 DPAY_NOT_FOUND req_body\]$/);
    expect(explain(error, 'en').cause).toContain('baseUrl');
  });

  it('by a proxy in HTML is a ServerError with its status', async () => {
    api().get('/dashboard/reference/banks').reply(502, '<html>Bad gateway</html>');

    expect(await listBanks()).toMatchObject({
      name: 'ServerError',
      status: 502,
      code: 'HTTP_502',
      requestId: null,
    });
  });

  it.each(['null', '[]', '"text"', '7'])('with the JSON body %s is handled', async (body) => {
    refuse(400, body);

    expect(await listBanks()).toMatchObject({ name: 'ServerError', code: 'HTTP_400' });
  });

  it('that was cut off is a ServerError with the part that was received', async () => {
    api().get('/dashboard/reference/banks').reply(200, '{"data":[{"code":"BC');

    expect(await listBanks()).toMatchObject({
      name: 'ServerError',
      code: 'HTTP_200',
      body: '{"data":[{"code":"BC',
    });
  });

  // spec 8.3
  it.each([
    [200, '<html>Please sign in to the Wi-Fi</html>'],
    [201, ''],
    [200, '"text"'],
  ])("with %i without the API's JSON (%j) says so, and where to look", async (status, body) => {
    api().get('/dashboard/reference/banks').reply(status, body);

    expect((await listBanks()).message).toMatch(/no API.+ see baseUrl \[20\d HTTP_20\d\]$/);
  });

  it.each([[{ message: 'no' }], [7], [['no']], [true]])(
    'whose message, code and request id are not text (%j) uses its status instead',
    async (other) => {
      api()
        .get('/dashboard/reference/banks')
        .reply(502, { error: other, error_code: other, request_id: other });

      const error = await listBanks();

      expect(error).toMatchObject({ code: 'HTTP_502', requestId: null });
      expect(error.message).toBe('listBanks: HTTP_502 [502 HTTP_502]');
    },
  );

  it("uses the body's request id if a proxy dropped the header", async () => {
    api().get('/dashboard/reference/banks').reply(409, said('DPAY_CONFLICT'));

    expect(await listBanks()).toMatchObject({ requestId: 'req_body' });
  });

  it.each([
    ['the header', { 'Retry-After': '7' }, said('DPAY_RATE_LIMITED', { params: { retry_after: 9 } }), 7],
    ['the params', {}, said('DPAY_RATE_LIMITED', { params: { retry_after: 9 } }), 9],
    ['nothing', {}, said('DPAY_RATE_LIMITED'), null],
    ['a header that says nothing', { 'Retry-After': 'soon' }, '', null],
    ['a date that is past', { 'Retry-After': 'Sat, 21 Nov 2020 03:00:00 GMT' }, '', 0],
  ])('gives the seconds to wait from %s', async (_, headers, body, seconds) => {
    refuse(429, body, headers);

    expect(((await listBanks()) as RateLimitedError).retryAfter).toBe(seconds);
  });

  it("gives the seconds until the header's date", async () => {
    refuse(429, '', { 'Retry-After': 'Sat, 21 Nov 2026 03:00:07 GMT' });
    const clock = manualClock(Date.UTC(2026, 10, 21, 3, 0, 0, 400));

    const error = await failure(connect({ session: undefined, clock }).listBanks());

    expect(error.retryAfter).toBe(7);
  });

  it('keeps the original response: status, headers and the body that was read once', async () => {
    refuse(409, { ...said('DPAY_CONFLICT'), hint: 'new' }, { 'X-Edge': 'sin1' });

    const error = await listBanks();

    expect([error.response?.status, error.response?.headers.get('X-Edge')]).toEqual([409, 'sin1']);
    expect(error.body).toMatchObject({ error_code: 'DPAY_CONFLICT', hint: 'new' });
  });

  it.each([401, 403, 404])(
    'of a sign-in with %i is for display, not the end of a session',
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
