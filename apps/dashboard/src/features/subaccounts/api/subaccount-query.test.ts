import { expect, test } from 'vitest';
import { anyListQuery } from '../../../shared/testing/list-query.ts';
import { subaccountQuery } from './subaccount-query.ts';

const ask = (address: string) => subaccountQuery({ query: anyListQuery(address, ['status', 'type']) });

test('a plain list asks for the first ten, of no days', () => {
  expect(ask('')).toEqual({ limit: 10, action: 'first' });
});

test('filters are those of the contract, and nothing else is asked', () => {
  expect(ask('status=live&type=company').filters).toEqual({ status: ['live'], type: ['company'] });
  expect(ask('status=closed&type=cooperative')).not.toHaveProperty('filters');
});
