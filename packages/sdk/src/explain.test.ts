import { describe, expect, expectTypeOf, it } from 'vitest';
import { ConfigurationError, NetworkError, ProblemError, ServerError } from './errors.ts';
import { catalogue, explain } from './explain.ts';
import type { ProblemCode } from './types.ts';

const refusal = (status: number, code: string, params = {}) =>
  new ProblemError({ operation: 'payVirtualAccount', status, code, requestId: 'req_1', params });

describe('an error', () => {
  it('of the contract has its words in both languages, with its values', () => {
    const error = refusal(409, 'DPAY_AMOUNT_NOT_EQUAL_BILL', { billed: 150_000 });

    expect(explain(error).title + explain(error).action).toContain('150.000');
    expect(explain(error, 'en').title).not.toBe(explain(error).title);
    expect(explain(error, 'en')).toMatchObject({
      code: 'DPAY_AMOUNT_NOT_EQUAL_BILL',
      cause: catalogue.DPAY_AMOUNT_NOT_EQUAL_BILL.cause,
      retryable: false,
    });
  });

  it('has its words in Indonesian for a language that there is none of: it is told while something else went wrong', () => {
    const error = refusal(404, 'DPAY_PAYMENT_NOT_FOUND');

    expect(explain(error, 'en-US' as 'en')).toEqual(explain(error, 'id'));
  });

  it('whose values did not come keeps their names, and never says undefined', () => {
    expect(explain(refusal(429, 'DPAY_RATE_LIMITED'), 'en').action).toBe('Try again in retry_after seconds.');
  });

  it('of the set-up sends the developer to its own message, as reloading helps nobody', () => {
    const error = new ConfigurationError('KEY_INVALID', 'key is empty');

    expect(explain(error, 'en').action).toContain('message');
  });

  it('of somebody else is not said to pass when it is tried again', () => {
    const { action, retryable } = explain(new Error('x'), 'en');

    expect(retryable).toBe(false);
    expect(action).not.toMatch(/again|reload/i);
    expect(explain(new Error('x')).action).not.toMatch(/coba|muat/i);
  });

  it.each([0, 301, 308])(
    'that is a redirect (%i) sends the developer to the address of the API',
    (status) => {
      const error = new ServerError({ operation: 'x', status, code: `HTTP_${status}`, requestId: null });

      expect(explain(error, 'en')).toMatchObject({ retryable: false });
      expect(explain(error, 'en').action).toContain('baseUrl');
    },
  );

  it('of a field has words as well', () => {
    const field = { field: 'email', code: 'DPAY_EMAIL_INVALID', message: '' };

    expect(explain(field, 'en').title).toBe(catalogue.DPAY_EMAIL_INVALID.title.en);
  });

  it.each<[string, unknown, boolean]>([
    ['that no answer came', new NetworkError('listBanks', 'unreachable'), true],
    ['of a code that is newer', refusal(409, 'DPAY_MOON_ECLIPSED'), false],
    ['named as a method of objects is', refusal(409, 'constructor'), false],
    ['of a proxy that limits', refusal(429, 'HTTP_429'), true],
    [
      'of a proxy that fails',
      new ServerError({ operation: 'x', status: 502, code: 'HTTP_502', requestId: null }),
      true,
    ],
    ['of the set-up', new ConfigurationError('KEY_INVALID', 'x'), false],
    ['of somebody else', new TypeError('x'), false],
    ['that is nothing', undefined, false],
  ])('%s has words of its kind', (_, error, retryable) => {
    for (const language of ['id', 'en'] as const) {
      const words = explain(error, language);
      expect(words).toMatchObject({ retryable });
      for (const text of [words.title, words.action, words.cause]) expect(text).toMatch(/^\S.*\.$/);
    }
  });
});

it('the catalogue has every code, each with all of its words', () => {
  expectTypeOf<keyof typeof catalogue>().toEqualTypeOf<ProblemCode>();
  for (const [code, { title, action, cause, status }] of Object.entries(catalogue)) {
    expect([title.id, title.en, action.id, action.en, cause].every(Boolean), code).toBe(true);
    expect(status >= 400 && status < 600, code).toBe(true);
  }
});
