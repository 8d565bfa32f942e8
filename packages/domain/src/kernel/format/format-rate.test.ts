import { expect, it } from 'vitest';
import { formatRate } from '../index.ts';

it.each([
  [150, '1,5%', '1.5%'],
  [166.5, '1,665%', '1.665%'],
  [1_100, '11%', '11%'],
])('%d hundredths of a percent are %s', (basisPoints, id, en) => {
  expect([formatRate(basisPoints, 'id'), formatRate(basisPoints, 'en')]).toEqual([id, en]);
});
