import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const KEY = 'dp_test_00000000000000000000000000000001';

test('the mode is that of the key, and writes are off', () => {
  expect(readSettings([], { DASBOR_API_KEY: KEY, DASBOR_URL: 'https://api.example.com' })).toEqual({
    key: KEY,
    mode: 'sandbox',
    baseUrl: 'https://api.example.com',
    allowWrites: false,
  });
  const live = KEY.replace('test', 'live');
  expect(readSettings(['--allow-writes'], { DASBOR_KEY: live })).toMatchObject({
    mode: 'live',
    baseUrl: 'http://localhost:4000',
    allowWrites: true,
  });
});

test.each([
  ['no key', [], {}, /^Set DASBOR_API_KEY/],
  ['an empty key', [], { DASBOR_API_KEY: '' }, /^Set DASBOR_API_KEY/],
  ['another text as key', [], { DASBOR_API_KEY: 'sk_test_1' }, /^DASBOR_API_KEY is not an API key/],
  ['a key as an argument', [KEY], { DASBOR_API_KEY: KEY }, /^Do not pass a key as an argument/],
  ['a key in an option', [`--key=${KEY}`], {}, /^Do not pass a key as an argument/],
  ['an address with a password', [], { DASBOR_API_KEY: KEY, DASBOR_URL: 'https://a:b@c' }, /^DASBOR_URL/],
  ['an address with a path', [], { DASBOR_API_KEY: KEY, DASBOR_URL: 'https://a/dashboard' }, /^DASBOR_URL/],
  ['an unknown option', ['--allow-write'], { DASBOR_API_KEY: KEY }, /^Unknown option/],
])('refuses %s, without quoting a key', (_, args, env, message) => {
  const refusal = (() => {
    try {
      return readSettings(args, env) && '';
    } catch (error) {
      return (error as Error).message;
    }
  })();

  expect(refusal).toMatch(message);
  expect(refusal).not.toContain(KEY);
});
