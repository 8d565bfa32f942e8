import { expect, test } from 'vitest';
import { anyListQuery } from '../../../shared/testing/list-query.ts';
import { paymentQuery } from './payment-query.ts';

const names = [
  'status',
  'settlement',
  'method',
  'order',
  'subaccount',
  'amount_min',
  'amount_max',
  'completed_from',
];
const ask = (address: string) => paymentQuery({ query: anyListQuery(address, names) });

test('a plain list asks for the first ten with their customers, and leaves its days to the clock of the server', () => {
  expect(ask('')).toEqual({ expand: ['customer'], limit: 10, action: 'first' });
});

test('days that were chosen are asked for', () => {
  expect(ask('from=2026-11-01&to=2026-11-05')).toMatchObject({ from: '2026-11-01', to: '2026-11-05' });
});

test('filters are those of the contract, in its names', () => {
  const address =
    'status=completed,failed&settlement=settled&method=va&order=ord_1&subaccount=sub_1&amount_min=10000&amount_max=50000&completed_from=2026-11-20';

  expect(ask(address).filters).toEqual({
    status: ['completed', 'failed'],
    settlement_status: ['settled'],
    method: ['va'],
    order_id: 'ord_1',
    subaccount_id: 'sub_1',
    amount_min: 10000,
    amount_max: 50000,
    completed_from: '2026-11-20',
  });
});

test('what the contract does not know is not asked', () => {
  expect(ask('status=refunded&method=cash&amount_min=lots')).not.toHaveProperty('filters');
});

test('a page is asked with its cursor', () => {
  expect(ask('action=next&cursor=abc&limit=25')).toMatchObject({ action: 'next', cursor: 'abc', limit: 25 });
});
