import { expect, test } from 'vitest';
import { anyListQuery } from '../../../shared/testing/list-query.ts';
import { topUpQuery } from './top-up-query.ts';

const ask = (address: string) => topUpQuery({ query: anyListQuery(address, ['status', 'bank']) });

test('a plain list asks for the first ten of its days', () => {
  expect(ask('')).toEqual({ limit: 10, action: 'first' });
});

test('filters are those of the contract', () => {
  expect(ask('status=expired,failed&bank=BNI').filters).toEqual({
    status: ['failed', 'expired'],
    bank: ['BNI'],
  });
});

test('what the contract does not know is not asked', () => {
  expect(ask('status=paid&bank=BTN')).not.toHaveProperty('filters');
});
