import { expect, it } from 'vitest';
import { readAddress } from './address.ts';

it.each(['#/refunds/lAb-_9', '#/refunds/lAb-_9.', '#/refunds/lAb-_9),', '#/refunds/lAb-_9/'])(
  '%s opens a refund',
  (hash) => {
    expect(readAddress(hash)).toEqual({ page: 'refund', token: 'lAb-_9' });
  },
);

it.each([
  '',
  '#',
  '#/',
  '#/refunds',
  '#/refunds/',
  '#/refunds/a b',
  '#/refunds/../x',
  `#/refunds/${'a'.repeat(65)}`,
])('%s opens nothing', (hash) => {
  expect(readAddress(hash)).toEqual({ page: 'unknown' });
});
