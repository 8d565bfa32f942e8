import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type CallOptions,
  type ClientOptions,
  ConfigurationError,
  createClient,
  isDasborError,
  memorySession,
} from './index.ts';
import { api, connect, failure, overNock } from './testing/over-nock.ts';

overNock();

const TEST_KEY = 'dp_test_4fQz9sVb2LmXcN7r';
const LIVE_KEY = 'dp_live_4fQz9sVb2LmXcN7r';
const byKey = (options: Partial<ClientOptions>) => connect({ session: undefined, ...options });

describe('a call with a key', () => {
  it.each([
    [TEST_KEY, 'false'],
    [LIVE_KEY, 'true'],
  ])('sends %s as the HTTP Basic user name, and its mode: Is-Live %s', async (key, isLive) => {
    const seen: Request[] = [];
    api()
      .get('/dashboard/reference/banks')
      .reply((...[request]: unknown[]) => {
        seen.push(request as Request);
        return [200, { data: [] }];
      });

    await byKey({ key }).listBanks();

    expect(seen[0]!.headers.get('Authorization')).toBe(`Basic ${btoa(`${key}:`)}`);
    expect(seen[0]!.headers.get('Is-Live')).toBe(isLive);
  });

  it('is an UnauthorizedError at the first attempt if refused', async () => {
    api()
      .get('/dashboard/reference/banks')
      .reply(401, { error: 'Kunci dicabut.', error_code: 'DPAY_UNAUTHORIZED_ACCESS', request_id: 'req_1' });

    expect(await failure(byKey({ key: TEST_KEY }).listBanks())).toMatchObject({
      name: 'UnauthorizedError',
      code: 'DPAY_UNAUTHORIZED_ACCESS',
    });
  });
});

describe('before anything is sent', () => {
  afterEach(() => vi.unstubAllGlobals());
  const base = { baseUrl: 'http://api.test' };

  it.each<[string, ClientOptions, string]>([
    ['an empty key', { ...base, key: '' }, 'KEY_MISSING'],
    ['a key of a variable that is not set', { ...base, key: undefined }, 'KEY_MISSING'],
    ['a key of another provider', { ...base, key: 'sk_test_4fQz9sVb2LmXcN7r' }, 'KEY_INVALID'],
    ['a key with its line break', { ...base, key: `${TEST_KEY}\n` }, 'KEY_INVALID'],
    ['a key with the colon of HTTP Basic', { ...base, key: `${TEST_KEY}:` }, 'KEY_INVALID'],
    ['a sandbox key in live mode', { ...base, key: TEST_KEY, mode: 'live' }, 'KEY_OF_OTHER_MODE'],
    ['a live key in sandbox mode', { ...base, key: LIVE_KEY, mode: 'sandbox' }, 'KEY_OF_OTHER_MODE'],
    ['a key beside a session', { ...base, key: TEST_KEY, session: memorySession() }, 'KEY_WITH_SESSION'],
    ['an address without a host', { baseUrl: 'api.test/dpay' }, 'BASE_URL_INVALID'],
    ['an address without its scheme', { baseUrl: 'localhost:4351' }, 'BASE_URL_INVALID'],
    ['an address of another scheme', { baseUrl: 'ftp://api.test' }, 'BASE_URL_INVALID'],
    ['a file', { baseUrl: 'file:///api.test' }, 'BASE_URL_INVALID'],
    ['an address with a user', { baseUrl: 'https://dp_test_1@api.test' }, 'BASE_URL_INVALID'],
    ['an address with a password alone', { baseUrl: 'https://:dp_test_1@api.test' }, 'BASE_URL_INVALID'],
    ['an address with a password', { baseUrl: 'https://me:dp_test_1@api.test' }, 'BASE_URL_INVALID'],
    ['an address with a query', { baseUrl: 'https://api.test/?key=dp_test_1' }, 'BASE_URL_INVALID'],
    ['an address with an empty query', { baseUrl: 'https://api.test?' }, 'BASE_URL_INVALID'],
    ['an address with a fragment', { baseUrl: 'https://api.test/#dp_test_1' }, 'BASE_URL_INVALID'],
  ])('%s is a ConfigurationError that does not quote it', (_, options, code) => {
    const error = thrownBy(() => createClient(options));

    expect(error).toBeInstanceOf(ConfigurationError);
    expect(isDasborError(error)).toBe(true);
    expect(error).toMatchObject({ name: 'ConfigurationError', code });
    expect(String(error)).not.toMatch(/4fQz9s|dp_test_1/);
  });

  const unlimited: [string, CallOptions][] = [
    ['timeoutMs', { timeoutMs: -1 }],
    ['timeoutMs', { timeoutMs: Number.NaN }],
    ['totalTimeoutMs', { totalTimeoutMs: -1 }],
    ['totalTimeoutMs', { totalTimeoutMs: 'soon' as unknown as number }],
    ['maxAttempts', { retry: { maxAttempts: Number.NaN } }],
    ['baseMs', { retry: { baseMs: -5 } }],
    ['maxDelayMs', { retry: { maxDelayMs: Number.NaN } }],
    ['maxRetryAfterMs', { retry: { maxRetryAfterMs: Number.NaN } }],
  ];

  it.each(unlimited)(
    '%s of %o is refused with a ConfigurationError, for a client and for a call',
    async (name, options) => {
      const message = `${name} not >= 0 [INPUT_INVALID]`;
      const refusal = { name: 'ConfigurationError', code: 'INPUT_INVALID', message };
      const client = createClient({ ...base, fetch: () => Promise.reject(new Error('It was sent')) });

      expect(thrownBy(() => createClient({ ...base, ...options }))).toMatchObject(refusal);
      await expect(client.listBanks(options)).rejects.toMatchObject(refusal);
    },
  );

  it.each([{ beforeExpiryMs: Number.NaN }, { retryAfterMs: -1 }, { maxAttempts: Number.NaN }])(
    'a renewal of %o is refused too',
    (refresh) => {
      expect(thrownBy(() => createClient({ ...base, session: memorySession(), refresh }))).toMatchObject({
        code: 'INPUT_INVALID',
      });
    },
  );

  it.each<CallOptions>([
    { timeoutMs: 0, totalTimeoutMs: 0, retry: false },
    { timeoutMs: undefined, totalTimeoutMs: Infinity, retry: {} },
    { retry: { maxAttempts: 1, baseMs: undefined } },
  ])('%o is allowed', (options) => {
    expect(createClient({ ...base, ...options })).toBeTypeOf('object');
  });

  it("a relative base URL uses the page's host, not its query", () => {
    vi.stubGlobal('location', new URL('https://shop.test/orders?page=2#top'));

    for (const baseUrl of ['', '/', '/api']) expect(createClient({ baseUrl })).toBeTypeOf('object');
    vi.stubGlobal('location', new URL('about:blank'));
    expect(createClient(base)).toBeTypeOf('object');
  });

  it('a key may be undefined: public operations need none, and a session may come with key: undefined', () => {
    expect(createClient(base)).toBeTypeOf('object');
    expect(createClient({ ...base, key: undefined, session: memorySession() })).toBeTypeOf('object');
  });

  it.each(['HTTP://API.test', 'https://api.test:8443/dpay/', 'http://[::1]:4001', 'http://api.test/@me'])(
    'the base URL %s is allowed',
    (baseUrl) => {
      expect(createClient({ baseUrl })).toBeTypeOf('object');
    },
  );

  it('a live key on a web page is refused; a sandbox key is allowed', () => {
    vi.stubGlobal('document', {});

    expect(thrownBy(() => createClient({ ...base, key: LIVE_KEY }))).toMatchObject({
      code: 'KEY_IN_BROWSER',
    });
    expect(createClient({ ...base, key: TEST_KEY })).toBeTypeOf('object');
  });

  const thrownBy = (work: () => unknown): unknown => {
    try {
      work();
    } catch (error) {
      return error;
    }
    throw new Error('Should have been refused');
  };
});
