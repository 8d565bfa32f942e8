import { expect, test } from 'vitest';
import type { Operation } from '../contract.ts';
import { makeRateJudge } from './rate-headers.ts';

const HONEST = { 'ratelimit-limit': '100', 'ratelimit-remaining': '99', 'ratelimit-reset': '1' };
const DECLARED = { 'RateLimit-Limit': {}, 'RateLimit-Remaining': {}, 'RateLimit-Reset': {} };
const judge = makeRateJudge({ document: { 'x-rate-limits': { read: { burst: 100 } } } });
const problemsOf = (
  headers: Record<string, string>,
  { status = 200, byKey = true, code = '', declared = DECLARED as object } = {},
) =>
  judge({ method: 'GET', responses: { [status]: { headers: declared } } } as unknown as Operation, {
    status,
    headers: new Headers(headers),
    text: '',
    json: { error_code: code },
    sent: '',
    asked: { params: {}, query: {}, body: undefined, byKey },
  });

test.each<[string, Record<string, string>, string]>([
  ['none', {}, 'RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset'],
  ['one too few', { ...HONEST, 'ratelimit-reset': '' }, 'RateLimit-Reset'],
  ['a fraction', { ...HONEST, 'ratelimit-remaining': '0.5' }, 'RateLimit-Remaining'],
  ['another limit', { ...HONEST, 'ratelimit-limit': '200' }, 'the contract says 100'],
  ['more left than there is', { ...HONEST, 'ratelimit-remaining': '101' }, 'above 100'],
])('a response to a key with %s of the rate headers is reported', (_, headers, problem) => {
  expect(problemsOf(headers).join()).toContain(problem);
});

test('correct ones are accepted', () => expect(problemsOf(HONEST)).toEqual([]));

test.each([
  ['to a person', { byKey: false }],
  ['that knows no key', { status: 401 }],
  ['to a key of the other mode', { status: 403, code: 'DPAY_MODE_MISMATCH' }],
  ['of which the contract declares none', { declared: {} }],
])('a response %s needs none', (_, answer) => expect(problemsOf({}, answer)).toEqual([]));
