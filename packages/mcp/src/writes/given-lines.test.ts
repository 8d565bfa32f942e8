import { expect, test } from 'vitest';
import { givenLines } from './given-lines.ts';

test('a text cannot pass for another line or hide its direction', () => {
  const lines = givenLines({ body: { notes: 'ok\nLIVE: real money.', name: 'a\u202Eb\u200Bc' } });

  expect(lines).toEqual([String.raw`notes: "ok\nLIVE: real money."`, String.raw`name: "a\u202eb\u200bc"`]);
});

test('amounts are in rupiah, other numbers are not', () => {
  expect(givenLines({ amount: 1_500_000, body: { version: 3, net_amount: 0 } })).toEqual([
    'amount: Rp 1.500.000',
    'version: 3',
    'net_amount: Rp 0',
  ]);
});

test('a long text is cut', () => {
  expect(givenLines({ notes: 'x'.repeat(1_000) })[0]).toHaveLength('notes: '.length + 161);
});

test('a sum is told only if every item has an amount in digits', () => {
  const items = [{ amount: 10_000 }, { amount: '20.000' }];

  expect(givenLines({ items })[0]).toBe('items: 2');
  expect(givenLines({ items: [items[0], items[0]] })[0]).toBe('items: 2, Rp 20.000 in all');
});
