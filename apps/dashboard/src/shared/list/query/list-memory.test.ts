import { expect, test } from 'vitest';
import { forgetAddresses, lastAddress, rememberAddress, rememberRow, takeRow } from './list-memory.ts';

test('going back to a list finds the row that was opened', () => {
  rememberAddress('payments', '/payments?status=failed');
  rememberRow('payments', 'pay_1');

  expect(lastAddress('payments', '/payments')).toBe('/payments?status=failed');
  expect(takeRow('payments', '/payments?status=failed')).toBe('pay_1');
  expect(takeRow('payments', '/payments?status=failed')).toBeNull();
});

test('does not look for a row of another page', () => {
  rememberAddress('orders', '/orders');
  rememberRow('orders', 'ord_1');

  expect(takeRow('orders', '/orders?limit=25')).toBeNull();
});

test('a list that was never visited has its plain address', () => {
  expect(lastAddress('refunds', '/refunds')).toBe('/refunds');
});

test('every list has its plain address after a mode switch', () => {
  rememberAddress('payments', '/payments?action=next&cursor=abc');

  forgetAddresses();

  expect(lastAddress('payments', '/payments')).toBe('/payments');
});
