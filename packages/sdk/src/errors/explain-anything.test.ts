import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from './errors.ts';
import { catalogue, explain } from './explain.ts';
import { issues } from '../generated/errors.gen.ts';

const throwing = new Proxy(
  {},
  {
    get: () => {
      throw new Error('nobody reads this');
    },
  },
);
const forged = Object.assign(Object.create(ApiError.prototype) as object, { status: 200 });

it.each([
  ['an issue whose params are null', { code: 'TOO_LONG', level: 'error', params: null }, 'maximum'],
  ['one whose param is null', { code: 'TOO_LONG', params: { maximum: null } }, 'maximum'],
  ['one whose param is an object', { code: 'TOO_LONG', params: { maximum: Object.create(null) } }, 'maximum'],
  ['one whose param is a symbol', { code: 'TOO_LONG', params: { maximum: Symbol('x') } }, 'maximum'],
])('%s keeps its text, with the name of the missing value', (_, issue, name) => {
  expect(explain(issue, 'en').title).toBe(`At most ${name} characters.`);
});

it('a bound that is not a number is left out, with the other one', () => {
  const issue = { code: 'ACCOUNT_NUMBER_UNUSUAL', params: { digits: 8, least: Symbol('x'), most: {} } };

  expect(explain(issue, 'en').title).toBe('Digits: 8; accounts of this bank usually have range.');
});

// spec 8.3
it.each([
  ['whose parts throw when they are read', throwing],
  ['that was made by hand', forged],
  ['whose code is a number', new DOMException('x', 'AbortError')],
])('an error %s has a text', (_, error) => {
  expect(explain(error, 'en')).toMatchObject({ code: '', title: 'Something went wrong.', retryable: false });
});

it('for any input the texts are strings and nothing throws', () => {
  const code = fc.oneof(fc.constantFrom(...Object.keys(catalogue), ...Object.keys(issues)), fc.anything());
  const name = fc.constantFrom('maximum', 'minimum', 'row', 'port', 'least', 'most', 'range', 'type');
  const params = fc.oneof(fc.dictionary(name, fc.anything()), fc.anything());
  const level = fc.oneof(fc.constantFrom('error', 'warning', 'again'), fc.anything());
  const errors = fc.oneof(fc.record({ code, params, level }, { requiredKeys: [] }), fc.anything());

  fc.assert(
    fc.property(errors, fc.anything(), (error, language) => {
      const { code: told, title, action, cause, retryable } = explain(error, language as 'id');

      expect([told, title, action, cause].map((text) => typeof text)).toEqual(Array(4).fill('string'));
      expect([title, action, cause].every((text) => text !== '')).toBe(true);
      expect(retryable).toBeTypeOf('boolean');
    }),
    { numRuns: 1000 },
  );
});
