import { expect, test } from 'vitest';
import { addressInOtherMode } from './mode-address.ts';

const id = '01M7YVX2QFH0G9H6G40J30Q161';

test.each([
  ['/home', '', '/home'],
  ['/payments', '', '/payments'],
  ['/payments', '?action=next&cursor=abc.def&row=11', '/payments'],
  [
    '/payments',
    '?status=failed,completed&limit=25&action=next&cursor=abc',
    '/payments?status=failed,completed&limit=25',
  ],
  ['/payments', `?order=ord_${id}&method=va`, '/payments?method=va'],
  ['/settings/security-history', `?actor=usr_${id}`, `/settings/security-history?actor=usr_${id}`],
])('%s%s continues at %s', (pathname, search, path) => {
  expect(addressInOtherMode(pathname, search)).toEqual({ path, leftRecord: false });
});

test.each([
  [`/payments/pay_${id}`, '/payments'],
  [`/orders/ord_${id}`, '/orders'],
  [`/settings/webhooks/whk_${id}/edit`, '/settings/webhooks'],
  [`/settings/webhooks/deliveries/whd_${id}`, '/settings/webhooks/deliveries'],
  [`/settings/webhooks/replays/whr_${id}`, '/settings/webhooks'],
])('the record at %s is replaced by its list: %s', (pathname, path) => {
  expect(addressInOtherMode(pathname, '?action=next')).toEqual({ path, leftRecord: true });
});
