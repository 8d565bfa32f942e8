import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type ConfigurationCode,
  ConfigurationError,
  NetworkError,
  ProblemError,
  ServerError,
} from './errors.ts';
import { catalogue, explain } from './explain.ts';
import { issues } from '../generated/errors.gen.ts';
import type { ProblemCode } from '../types.ts';

type Issue = { code: string; params?: Record<string, string | number> };

const refusal = (status: number, code: string, params = {}) =>
  new ProblemError({ operation: 'payVirtualAccount', status, code, requestId: 'req_1', params });

describe('an error', () => {
  it('of the contract has its texts in both languages, with its values', () => {
    const error = refusal(409, 'DPAY_AMOUNT_NOT_EQUAL_BILL', { billed: 150_000 });

    expect(explain(error).title + explain(error).action).toContain('150.000');
    expect(explain(error, 'en').title).not.toBe(explain(error).title);
    expect(explain(error, 'en')).toMatchObject({
      code: 'DPAY_AMOUNT_NOT_EQUAL_BILL',
      cause: catalogue.DPAY_AMOUNT_NOT_EQUAL_BILL.cause,
      retryable: false,
    });
  });

  it('has its Indonesian texts for an unknown language: error handling must not throw', () => {
    const error = refusal(404, 'DPAY_PAYMENT_NOT_FOUND');

    expect(explain(error, 'en-US' as 'en')).toEqual(explain(error, 'id'));
  });

  it('with missing values shows their names, and never undefined', () => {
    expect(explain(refusal(429, 'DPAY_RATE_LIMITED'), 'en').action).toBe(
      'Seconds until you can try again: retry_after.',
    );
  });

  it.each<[ConfigurationCode, string[]]>([
    ['KEY_MISSING', ['key', 'DASBOR_KEY']],
    ['KEY_INVALID', ['dp_test_…', 'dp_live_…']],
    ['KEY_WITH_SESSION', ['key', 'session']],
    ['KEY_OF_OTHER_MODE', ['mode', 'dp_test_…', 'dp_live_…', 'sandbox']],
    ['KEY_IN_BROWSER', ['dp_test_…', 'server']],
    ['BASE_URL_INVALID', ['baseUrl', 'https://', '#']],
    ['INTENT_INVALID', ['idempotencyKey', 'client.intent', '16', '64', 'A–Z a–z 0–9 _ -']],
    ['INPUT_INVALID', ['timeoutMs', 'totalTimeoutMs', 'retry', 'refresh', '0']],
  ])('of the configuration (%s) names the option and its form in both languages', (code, named) => {
    const error = new ConfigurationError(code, 'x');

    for (const language of ['id', 'en'] as const)
      for (const name of named) expect(explain(error, language).action).toContain(name);
    expect(explain(error, 'en').title).not.toBe(explain(error, 'id').title);
  });

  it('of the configuration with a newer code has generic texts', () => {
    expect(explain(new ConfigurationError('MOON_INVALID' as 'KEY_INVALID', 'x'), 'en').title).toBe(
      'The integration is not right yet.',
    );
  });

  it('of another library is not an issue of a row, whatever its code', () => {
    const error = Object.assign(new Error('x'), { code: 'REQUIRED', level: 'error' });

    expect(explain(error, 'en').title).toBe('Something went wrong.');
  });

  it.each(['DPAY_UNAUTHORIZED_ACCESS', 'DPAY_API_KEY_INVALID'])(
    'of a call without credentials (%s) names the missing option',
    (code) => {
      expect(explain(refusal(401, code)).cause).toMatch(/In the SDK, set the option key/);
    },
  );

  it('of another library is not reported as retryable', () => {
    const { action, retryable } = explain(new Error('x'), 'en');

    expect(retryable).toBe(false);
    expect(action).not.toMatch(/again|reload/i);
    expect(explain(new Error('x')).action).not.toMatch(/coba|muat/i);
  });

  it.each([0, 301, 308])("for a redirect (%i) points the developer to the API's URL", (status) => {
    const error = new ServerError({ operation: 'x', status, code: `HTTP_${status}`, requestId: null });

    expect(explain(error, 'en')).toMatchObject({ retryable: false });
    expect(explain(error, 'en').action).toContain('baseUrl');
  });

  it.each([
    ['http://localhost:4001/dashboard/dashboard/payments?limit=1', 'http://localhost:4001/dashboard'],
    ['http://localhost:4001/api/v1.0/balance-inquiry', 'http://localhost:4001/api'],
    ['', 'baseUrl'],
  ])('for a path unknown to the API names the baseUrl in use: %j', (url, named) => {
    const response = Object.defineProperty(new Response(), 'url', { value: url });
    const facts = { operation: 'listPayments', status: 404, code: 'DPAY_NOT_FOUND' };
    const error = new ProblemError(facts, null, { response });

    expect(explain(error, 'en').title).toBe(`The API was not found at ${named}.`);
    expect(explain(error).title).toBe(`API tidak ditemukan di ${named}.`);
    expect(explain(error, 'en').action).toContain('without /dashboard');
  });

  it('of a field has texts as well', () => {
    const field = { field: 'email', code: 'DPAY_EMAIL_INVALID', message: '' };

    expect(explain(field, 'en').title).toBe(catalogue.DPAY_EMAIL_INVALID.title.en);
  });

  it('formats its params for its reader', () => {
    const field = { field: 'amount', code: 'DPAY_FIELD_WRONG_TYPE', params: { type: 'integer' } };

    expect(explain(field).title).toBe('Isilah dengan bilangan bulat.');
    expect(explain(field, 'en').title).toBe('This must be a whole number.');
    expect(explain({ ...field, params: { type: 'constructor' } }, 'en').title).toBe(
      'This must be constructor.',
    );
  });

  it.each([
    ['DPAY_WEBHOOK_URL_PORT', { port: 10_080 }, 'Port 10080 cannot be used.'],
    ['DPAY_PUBLIC_KEY_TOO_SHORT', { minimum_bits: 2048 }, 'An RSA key needs at least 2048 bits.'],
    ['DUPLICATE_IN_FILE', { row: 12_045 }, 'Same account and amount as row 12045.'],
  ])('leaves a number that is a name ungrouped: %s', (code, params, title) => {
    expect(explain({ code, params }, 'en').title).toBe(title);
  });

  it('formats numbers in its language', () => {
    const { title } = explain({ code: 'AMOUNT_BELOW_LIMIT', params: { minimum: 10_000 } }, 'en');

    expect(title).toBe('At least Rp 10,000.');
  });

  it('of an aborted call is not a connection problem, and not retryable', () => {
    const words = explain(new NetworkError('listBanks', 'aborted'), 'en');

    expect(words).toMatchObject({ title: 'The call was broken off.', retryable: false });
    expect(words.action).not.toMatch(/connection/i);
    expect(explain(new NetworkError('listBanks', 'aborted')).title).toBe('Panggilan ini dihentikan.');
  });

  it('of a timeout says timeout, not unreachable', () => {
    const late = new NetworkError('listBanks', 'timeout');

    expect(explain(late, 'en').title).toBe('The server did not answer in time.');
    expect(explain(late).title).toBe('Server tidak menjawab pada waktunya.');
  });

  it.each<[string, unknown, boolean]>([
    ['that was broken off', new NetworkError('listBanks', 'aborted'), false],
    ['that came too late', new NetworkError('listBanks', 'timeout'), true],
    ['that no answer came', new NetworkError('listBanks', 'unreachable'), true],
    ['of a code that is newer', refusal(409, 'DPAY_MOON_ECLIPSED'), false],
    ['named as a method of objects is', refusal(409, 'constructor'), false],
    ['of a proxy that limits', refusal(429, 'HTTP_429'), true],
    ['of a proxy that asks who is calling', refusal(401, 'HTTP_401'), false],
    ['of a proxy that takes no such length', refusal(413, 'HTTP_413'), false],
    [
      'of a proxy that fails',
      new ServerError({ operation: 'x', status: 502, code: 'HTTP_502', requestId: null }),
      true,
    ],
    [
      'of a proxy that has no such page',
      new ServerError({ operation: 'x', status: 404, code: 'HTTP_404', requestId: null }),
      false,
    ],
    ['of the set-up', new ConfigurationError('KEY_INVALID', 'x'), false],
    ['of somebody else', new TypeError('x'), false],
    ['that is nothing', undefined, false],
  ])('%s has generic texts', (_, error, retryable) => {
    for (const language of ['id', 'en'] as const) {
      const words = explain(error, language);
      expect(words).toMatchObject({ retryable });
      for (const text of [words.title, words.action, words.cause]) expect(text).toMatch(/^\S.*\.$/);
    }
  });
});

describe('an issue of a row', () => {
  it.each<[string, Issue, object]>([
    [
      'that holds the batch back is to be mended',
      { code: 'AMOUNT_BELOW_LIMIT', params: { minimum: 10_000 } },
      { title: 'Minimal Rp 10.000.', action: 'Perbaiki atau hapus barisnya sebelum batch diajukan.' },
    ],
    [
      'that is left to the person is to be looked at',
      { code: 'DUPLICATE_IN_FILE', params: { row: 3 } },
      { title: 'Rekening dan nominalnya sama dengan baris 3.', retryable: false },
    ],
    ['that the bank left open may pass', { code: 'BANK_NO_RESPONSE' }, { retryable: true }],
    [
      'with bounds says them as one',
      { code: 'ACCOUNT_NUMBER_UNUSUAL', params: { digits: 8, least: 10, most: 16 } },
      { title: '8 digit; rekening bank ini biasanya 10–16 digit.' },
    ],
    [
      'with a bound says it once',
      { code: 'ACCOUNT_NUMBER_UNUSUAL', params: { digits: 8, least: 10, most: 10 } },
      { title: '8 digit; rekening bank ini biasanya 10 digit.' },
    ],
  ])('%s', (_, issue, words) => {
    expect(explain(issue)).toMatchObject({ code: issue.code, ...words });
  });

  it('with a newer code still has a text', () => {
    const issue = { field: 'amount', code: 'MOON_SHONE', level: 'warning' };

    expect(explain(issue, 'en')).toMatchObject({
      title: 'Marked with code MOON_SHONE.',
      action: 'Make sure that it is meant; the batch can be submitted as it is.',
    });
  });

  it('has texts for each code in the contract', () => {
    for (const code of Object.keys(issues))
      for (const language of ['id', 'en'] as const)
        expect(explain({ code }, language).title, code).toMatch(/^\S.*[.}a-z]$/);
  });
});

it('the catalogue has every code, each with all its texts', () => {
  expectTypeOf<keyof typeof catalogue>().toEqualTypeOf<ProblemCode>();
  for (const [code, { title, action, cause, status }] of Object.entries(catalogue)) {
    expect([title.id, title.en, action.id, action.en, cause].every(Boolean), code).toBe(true);
    expect(status >= 400 && status < 600, code).toBe(true);
  }
});
