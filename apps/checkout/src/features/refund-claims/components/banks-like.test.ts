import type { RefundBank } from '@dasbor/sdk';
import { expect, it } from 'vitest';
import { banksLike } from './banks-like.ts';

const BANKS: readonly RefundBank[] = [
  { code: 'bca', name: 'Bank Central Asia (BCA)', type: 'bank' },
  { code: 'dana', name: 'DANA', type: 'ewallet' },
  { code: 'danamon', name: 'Danamon', type: 'bank' },
];

it.each([
  ['', ['bca', 'dana', 'danamon']],
  ['  ', ['bca', 'dana', 'danamon']],
  ['BCA', ['bca']],
  ['asia central', ['bca']],
  ['dana', ['dana', 'danamon']],
  ['bank dana', ['danamon']],
  ['mandiri', []],
])('%j finds %j', (text, want) => {
  expect(banksLike(BANKS, text).map(({ code }) => code)).toEqual(want);
});
