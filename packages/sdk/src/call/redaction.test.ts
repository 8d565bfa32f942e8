import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type ApiError, type FetchInit, memorySession } from '../index.ts';
import { ACCESS_TOKEN, api, connect, failure, overNock } from '../testing/over-nock.ts';

overNock();

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
  ])('are not in the error of %s, at any depth', async (_, arrange) => {
    arrange();

    const text = everything(await failure(connect().listBanks()));

    expect(text).toContain('listBanks');
    expect(text).not.toMatch(/secret|authorization|bearer/i);
  });

  it('are not in the error of a token that is invalid in a header', async () => {
    const broken = memorySession({ token: 'secret\nbroken', refresh_token: 'r' });

    const text = everything(await failure(connect({ session: broken }).listBanks()));

    expect(text).not.toContain('secret');
  });

  const key = 'dp_test_secret4fQz9sVb2LmXcN7r';
  const base64 = btoa(`${key}:`);

  it.each([
    [
      'a refused key',
      () => api().get('/dashboard/reference/banks').reply(401, { error_code: 'DPAY_FORBIDDEN' }),
    ],
    ['no answer to a key', () => api().get('/dashboard/reference/banks').replyWithError('reset')],
  ])('are not in the error of %s', async (_, arrange) => {
    arrange();

    const text = everything(await failure(connect({ session: undefined, key }).listBanks()));

    expect(text).toContain('listBanks');
    expect(text).not.toMatch(/secret|authorization|basic /i);
    expect(text).not.toContain(base64);
  });

  it.each([400, 401, 500, 503])(
    'that a server echoes with %i, anywhere in its body, are neither in the error nor in what it keeps',
    async (status) => {
      const echo = `you sent Authorization: Basic ${base64}, which is ${key} twice: ${key}`;
      for (const body of [
        {
          error: echo,
          error_code: echo,
          request_id: echo,
          params: { echo },
          errors: [{ field: echo, message: echo }],
        },
        `<html>${echo}</html>`,
      ]) {
        api().get('/dashboard/reference/banks').reply(status, body);

        const error = await failure(connect({ session: undefined, key }).listBanks());

        const text = everything(error) + inspect(error.body, { depth: 20 });
        expect(text).toContain('you sent Authorization: Basic Z[redacted]==, which is [redacted] twice');
        expect(text).not.toMatch(/secret/);
        expect(text).not.toContain(base64);
      }
    },
  );

  const hidden = (text: string) => {
    expect(text).toContain('[redacted]');
    expect(text).not.toMatch(/secret/);
    expect(text).not.toContain(base64.replaceAll('=', ''));
  };

  it.each([
    ['percent-encoded', encodeURIComponent(`Basic ${base64}`)],
    ['without its padding', base64.replaceAll('=', '')],
    ['in the alphabet of URLs', base64.replaceAll('+', '-').replaceAll('/', '_')],
  ])('that a server echoes %s are not in the error', async (_, error) => {
    api().get('/dashboard/reference/banks').reply(400, { error, error_code: 'DPAY_INVALID_REQUEST' });

    const refused = await failure(connect({ session: undefined, key }).listBanks());

    hidden(everything(refused) + inspect(refused.body));
  });

  it.each([200, 400])('that a server echoes in headers of its %i are in no error or hook', async (status) => {
    const headers = Object.fromEntries(
      ['X-Request-Id', 'Date', 'Content-Language', 'Retry-After', 'X-Echo'].map((name) => [
        name,
        `${key} ${base64}`,
      ]),
    );
    api().get('/dashboard/reference/banks').reply(status, { data: [] }, headers);
    const told: object[] = [];
    const hooks = { onResponse: (note: object) => void told.push(note) };

    const call = connect({ session: undefined, key, hooks }).withResponse.listBanks();
    const { requestId, response } = await call.catch((error: ApiError) => {
      hidden(everything(error));
      return error;
    });
    // The response itself is unchanged, for code that asks for it.
    expect(response?.headers.get('X-Echo')).toBe(`${key} ${base64}`);

    expect(requestId).toBe('[redacted] Z[redacted]==');
    expect(told).toHaveLength(1);
    hidden(JSON.stringify(told));
  });

  it.each([
    ['', (words: string) => new TypeError(words)],
    [' in its cause', (words: string) => new TypeError('failed', { cause: new Error(words) })],
  ])('that a custom fetch quotes%s are neither in the error nor in its cause', async (_, made) => {
    const fetch = async (_url: string, { headers }: FetchInit) => {
      throw made(`failed with ${headers['authorization']}, ${key}`);
    };

    const error = await failure(connect({ session: undefined, key, fetch }).listBanks());

    expect(error).toMatchObject({ name: 'NetworkError', reason: 'unreachable' });
    expect(error.message).toContain('unreachable: failed');
    expect(String(error.cause)).toContain('TypeError: failed');
    expect(everything(error)).not.toMatch(/secret/);
    expect(everything(error)).not.toContain(base64);
  });

  const carrying = (words: string, more: object) => Object.assign(new Error(words), more);

  it.each<[string, (request: FetchInit) => unknown]>([
    ['as the request that it carries', (request) => carrying('late', { name: 'TimeoutError', request })],
    [
      'in the cause of its cause',
      () => new Error('failed', { cause: new Error('deeper', { cause: new Error(key) }) }),
    ],
    ['as text', () => key],
    ['in a field of its own', (request) => carrying('no', { sent: Object.entries(request.headers) })],
  ])('that a custom fetch throws %s are not in the error', async (_, made) => {
    const fetch = async (_url: string, init: FetchInit) => {
      throw made(init);
    };

    const error = await failure(connect({ session: undefined, key, fetch }).listBanks());

    expect(error.name).toBe('NetworkError');
    expect(everything(error)).not.toMatch(/secret|authorization/i);
    expect(everything(error)).not.toContain(base64);
  });

  it('that a caller aborts with are not in the error, at any time', async () => {
    const client = connect({
      session: undefined,
      key,
      fetch: async () => Response.json({}, { status: 503 }),
    });
    const leaving = new AbortController();

    const before = await failure(client.listBanks({ signal: AbortSignal.abort(key) }));
    const waiting = failure(client.listBanks({ signal: leaving.signal, retry: { baseMs: 60_000 } }));
    leaving.abort(new Error(key));

    for (const error of [before, await waiting]) {
      expect(error).toMatchObject({ name: 'NetworkError', reason: 'aborted' });
      expect(everything(error)).not.toMatch(/secret/);
    }
  });

  it('that confirm a call are not in the error of a refusal that echoes them', async () => {
    const echo = async (_url: string, { headers }: FetchInit) =>
      Response.json(
        { error: `no ${headers['x-otp-token']}`, error_code: 'DPAY_INVALID_REQUEST' },
        { status: 400 },
      );
    const input = { otpToken: 'secret-otp-token' } as object;

    const error = await failure(connect({ fetch: echo }).listBanks(input));

    expect(error.message).toBe('listBanks: no [redacted] [400 DPAY_INVALID_REQUEST]');
    expect(everything(error) + inspect(error.body)).not.toMatch(/secret/);
  });

  it("that are too short to be secret leave the response's text unchanged", async () => {
    const said = { error_code: 'DPAY_INVALID_REQUEST', error: 'That is no token.' };
    api().post('/dashboard/users/reset_password').reply(400, said);
    const body = { token: 't', password: 'kopi-Susu-1', password_confirmation: 'kopi-Susu-1' };

    const error = (await failure(connect({ session: undefined }).resetPassword({ body }))) as ApiError;

    expect(error.code).toBe('DPAY_INVALID_REQUEST');
    expect(error.message).toContain('That is no token.');
  });

  it('that renew a session are not passed to hooks by a refusal that echoes them', async () => {
    const told: Error[] = [];
    const hooks = { onError: ({ error }: { error: Error }) => void told.push(error) };
    const echo = async (_url: string, { body }: FetchInit) =>
      Response.json({ error: `no: ${body}` }, { status: 401 });

    await failure(connect({ fetch: echo, hooks }).listBanks());

    expect(told.map(({ message }) => message)).toEqual([
      'refreshToken: no: {"token":"[redacted]"} [401 HTTP_401]',
      'listBanks: unreachable: refreshToken: no: {"token":"[redacted]"} [401 HTTP_401] [NETWORK_ERROR]',
    ]);
    expect(told.map((error) => everything(error)).join()).not.toMatch(/secret/);
  });

  it("that a server echoes are not in a session's error either", async () => {
    api()
      .get('/dashboard/reference/banks')
      .reply(502, { error: `no upstream for Bearer ${ACCESS_TOKEN}` });

    const error = await failure(connect().listBanks());

    expect(error.message).toBe('listBanks: no upstream for Bearer [redacted] [502 HTTP_502]');
  });

  it.each([
    ['key', { session: undefined, key }],
    ['session', { session: memorySession({ token: 'secret', refresh_token: 'secret' }) }],
  ])('are not in a client by %s, inspected or as JSON', (_, options) => {
    const client = connect(options);

    const text = inspect(client, { depth: 20, showHidden: true }) + JSON.stringify(client);

    expect(text).toContain('listBanks');
    expect(text).not.toMatch(/secret/);
    expect(text).not.toContain(base64);
    client.close();
  });
});
