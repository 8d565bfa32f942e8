import { expect, test } from 'vitest';
import { preferredEncoding } from './accept-encoding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate, zstd', undefined],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0.000', undefined],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br ; Q=0 , gzip ; q=0.1', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity;q=0', undefined],
  ['br;q=yes, gzip', 'gzip'],
  ['br;q=2', undefined],
  ['abr, gzip-plus', undefined],
])('Accept-Encoding %j gets %s', (accepted, want) => {
  expect(preferredEncoding(accepted)).toBe(want);
});
