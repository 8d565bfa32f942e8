import nock from 'nock';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type ApiError, createClient, memorySession } from '../index.ts';
import type { ClientOptions } from '../options.ts';

const HOST = 'http://api.test';

/** The real fetch on nock, for tests of one transport concern each. Every interceptor must be used. */
export const overNock = () => {
  // It replaces the process's network down to its sockets, so it is limited to this file.
  beforeAll(() => {
    if (!nock.isActive()) nock.activate();
  });
  afterAll(() => nock.restore());
  beforeEach(() => nock.disableNetConnect());
  afterEach(() => {
    const unasked = nock.pendingMocks();
    nock.cleanAll();
    nock.enableNetConnect();
    if (unasked.length > 0) throw new Error(`Never asked for: ${unasked.join(', ')}`);
  });
};

export const api = (options?: nock.Options) => nock(HOST, options);

export const ACCESS_TOKEN = 'secret-access-token';

export const connect = (options: Partial<ClientOptions> = {}) =>
  createClient({
    baseUrl: HOST,
    session: memorySession({ token: ACCESS_TOKEN, refresh_token: 'secret-refresh-token' }),
    // Each test covers one response; retry.test.ts covers several.
    retry: false,
    ...options,
  });

export const page = { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false };

/** The error of a call that must fail. */
export const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  try {
    await call;
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('The call should have been refused');
};
