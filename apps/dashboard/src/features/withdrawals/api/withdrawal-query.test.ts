import { expect, test } from 'vitest';
import { anyListQuery } from '../../../shared/testing/list-query.ts';
import { withdrawalQuery } from './withdrawal-query.ts';

const ask = (address: string) => withdrawalQuery({ query: anyListQuery(address, ['status', 'source']) });

test('a plain list asks for the first ten of its days', () => {
  expect(ask('')).toEqual({ limit: 10, action: 'first' });
});

test('filters are those of the contract', () => {
  expect(ask('status=done,failed&source=scheduled').filters).toEqual({
    status: ['done', 'failed'],
    source: ['scheduled'],
  });
});

test('what the contract does not know is not asked', () => {
  expect(ask('status=paid&source=robot')).not.toHaveProperty('filters');
});
