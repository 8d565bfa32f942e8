import { expect, test } from 'vitest';
import { shortRupiah } from './short-rupiah.ts';

test.each([
  [0, 'Rp 0', 'Rp 0'],
  [999, 'Rp 999', 'Rp 999'],
  [1_500, 'Rp 1,5 rb', 'Rp 1.5 k'],
  [9_310_000, 'Rp 9,3 jt', 'Rp 9.3 m'],
  [1_200_000_000, 'Rp 1,2 M', 'Rp 1.2 bn'],
])('%d', (amount, id, en) => {
  expect(shortRupiah(amount, 'id').replaceAll('\u00a0', ' ')).toBe(id);
  expect(shortRupiah(amount, 'en').replaceAll('\u00a0', ' ')).toBe(en);
});
