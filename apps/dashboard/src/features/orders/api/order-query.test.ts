import { expect, test } from 'vitest';
import { anyListQuery } from '../../../shared/testing/list-query.ts';
import { orderQuery } from './order-query.ts';

const names = ['status', 'type', 'payment_links', 'customer', 'amount_min', 'amount_max'];
const ask = (address: string) => orderQuery({ query: anyListQuery(address, names) });

test('a plain list asks for the first ten of its days, with their customers', () => {
  expect(ask('')).toEqual({
    limit: 10,
    action: 'first',
    expand: ['customer'],
  });
});

test('the words of the filter that are no statuses are asked as they are', () => {
  expect(ask('status=unpaid,onhold,waiting').filters).toEqual({ status: ['unpaid', 'onhold', 'waiting'] });
});

test('filters are those of the contract, in its names', () => {
  expect(ask('type=partial&payment_links=yes&customer=cus_1&amount_min=1').filters).toEqual({
    payment_type: ['partial'],
    payment_links: true,
    customer_id: 'cus_1',
    amount_min: 1,
  });
  expect(ask('payment_links=no').filters).toEqual({ payment_links: false });
});

test('what the contract does not know is not asked', () => {
  expect(ask('status=lost&type=half')).not.toHaveProperty('filters');
});
