import { targetUrl } from '@dasbor/domain/webhooks';
import { expect, it } from 'vitest';
import { shortTarget } from './short-target.ts';

it.each([
  ['https://toko.example', '…/orders'],
  ['https://toko.example/hook/', '…/orders'],
  ['https://toko.example/hook?shop=2&to=a/b', '…/orders?…'],
  ['https://toko.example/hook/?', '…/orders?…'],
])('%s is shown once, and its part for orders is %s', (url, short) => {
  expect(shortTarget(url, targetUrl(url, 'dasbor', 'order.created'))).toBe(short);
});

it('an address with another prefix is shown in full', () => {
  expect(shortTarget('https://toko.example', 'https://lain.example/orders')).toBe(
    'https://lain.example/orders',
  );
});
