import { expect, test } from 'vitest';
import { factProblems, stringToSign } from '../api/strings-to-sign.ts';
import { partAt, visible } from './difference.ts';

const ours = 'POST:/v1.0/x:tok:hash:2026-11-21T10:00:00+07:00';

test.each([
  [0, 'method'],
  [5, 'path'],
  [13, 'token'],
  [17, 'hash'],
  [22, 'timestamp'],
  [46, 'timestamp'],
])('index %i of a request is in its %s', (index, part) => {
  expect(partAt('request', ours, index)).toBe(part);
});

test.each([
  [3, 'clientId'],
  [6, 'timestamp'],
])('index %i of a token request is in its %s', (index, part) => {
  expect(partAt('token', 'snk_1|2026-11-21T10:00:00+07:00', index)).toBe(part);
});

test.each([
  ['a b', 'a␣b'],
  ['a\r\n\tb', 'a␍↵→b'],
  ['a\u200Bb\u00A0', 'a[U+200B]b[U+00A0]'],
  ['é', 'é'],
])('%j is shown as %s', (text, want) => expect(visible(text)).toBe(want));

const facts = {
  kind: 'callback' as const,
  clientId: '',
  method: 'post',
  path: '/hook',
  accessToken: '',
  body: '{ "a": 1 }',
  timestamp: '2026-11-21T10:00:00+07:00',
};

test('a callback is signed without a token, with its minified body', async () => {
  const hash = '015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862';
  expect(await stringToSign(facts)).toBe(`POST:/hook:${hash}:2026-11-21T10:00:00+07:00`);
});

test.each([{ path: '' }, { timestamp: '' }, { timestamp: '2026-11-21T10:00:00Z' }, { path: 'hook' }])(
  'computes nothing for %o',
  async (changes) => expect(await stringToSign({ ...facts, ...changes })).toBeNull(),
);

test('validates only the fields of the kind', () => {
  const wrong = { ...facts, path: 'hook', accessToken: 'Bearer x' };
  expect(factProblems(wrong)).toEqual({ path: 'pathInvalid' });
  expect(factProblems({ ...wrong, kind: 'request' })).toEqual({
    path: 'pathInvalid',
    accessToken: 'tokenInvalid',
  });
  expect(factProblems({ ...wrong, kind: 'token' })).toEqual({});
});
