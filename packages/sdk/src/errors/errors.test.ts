import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as here from './errors.ts';
import type { Open, ProblemCode } from '../index.ts';

const facts = {
  operation: 'listBanks',
  status: 429,
  code: 'DPAY_RATE_LIMITED',
  requestId: 'req_1',
  retryAfter: 7,
};

describe('an error from another copy of the package', () => {
  afterEach(() => vi.resetModules());
  const elsewhere = async () => {
    vi.resetModules();
    return import('./errors.ts');
  };

  it('is an instance of its class and its parents, and of no other', async () => {
    const other = await elsewhere();
    const error = new other.RateLimitedError(facts);

    expect(other.RateLimitedError).not.toBe(here.RateLimitedError);
    for (const its of [here.RateLimitedError, here.ProblemError, here.ApiError, here.DasborError]) {
      expect(error).toBeInstanceOf(its);
    }
    for (const not of [here.ForbiddenError, here.NetworkError, here.ConfigurationError]) {
      expect(error).not.toBeInstanceOf(not);
    }
    expect(here.isDasborError(error)).toBe(true);
    expect(here.isProblem(error, 'DPAY_RATE_LIMITED')).toBe(true);
  });

  it('is not an instance of a class that an app derived here', async () => {
    const other = await elsewhere();
    class OurError extends here.ProblemError {}

    expect(new other.ProblemError(facts)).not.toBeInstanceOf(OurError);
    expect(new OurError(facts)).toBeInstanceOf(OurError);
    expect(new OurError(facts)).toBeInstanceOf(here.ProblemError);
  });
});

it.each([undefined, null, 'text', new Error('other'), { name: 'ApiError' }])(
  '%s is not one of our errors',
  (value) => {
    expect(here.isDasborError(value)).toBe(false);
    expect(value instanceof here.ApiError).toBe(false);
  },
);

it('serialises to JSON with everything a log needs, and nothing raw', () => {
  const response = new Response('', { headers: { 'Set-Cookie': 'secret' } });
  const error = new here.RateLimitedError(facts, 'Terlalu banyak.', {
    response,
    body: 'secret',
    cause: 'secret',
  });

  expect(JSON.parse(JSON.stringify(error))).toEqual({
    ...facts,
    name: 'RateLimitedError',
    message: 'listBanks: Terlalu banyak. [429 DPAY_RATE_LIMITED req_1]',
    params: {},
    fields: [],
    idempotencyKey: null,
  });
  expect([error.response, error.body, error.cause]).toEqual([response, 'secret', 'secret']);
});

it('explains in its message why the API could not be reached, including nested causes', () => {
  const cause = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:4001') });

  expect(new here.NetworkError('listBanks', 'unreachable', cause).message).toBe(
    'listBanks: unreachable: fetch failed: connect ECONNREFUSED 127.0.0.1:4001 [NETWORK_ERROR]',
  );
});

it('has a code of the contract, or one unknown to this version', () => {
  expectTypeOf<here.ApiError['code']>().toEqualTypeOf<Open<ProblemCode>>();
  expectTypeOf<string>().toExtend<here.ApiError['code']>();
});
