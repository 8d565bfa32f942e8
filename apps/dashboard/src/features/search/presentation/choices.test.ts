import { expect, test } from 'vitest';
import { type Choice, matching, step } from './choices.ts';

const choices: readonly Choice[] = [
  { key: 'orders', group: 'pages', title: 'Pesanan', to: '/orders' },
  { key: 'sandbox', group: 'actions', title: 'Beralih ke mode Sandbox', run: () => undefined },
];
const keys = (text: string) => matching(choices, text).map(({ key }) => key);

test('everything is offered before anything is typed', () => {
  expect(keys('  ')).toEqual(['orders', 'sandbox']);
});

test.each([
  ['pesan', ['orders']],
  ['SANDBOX mode', ['sandbox']],
  ['mode live', []],
])('%j finds %j', (text, want) => {
  expect(keys(text)).toEqual(want);
});

test('arrows go around the ends, and nowhere in an empty list', () => {
  expect(step(1, 1, 2)).toBe(0);
  expect(step(0, -1, 2)).toBe(1);
  expect(step(-1, 1, 0)).toBe(-1);
});
