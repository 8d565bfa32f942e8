import { expect, test } from 'vitest';
import { anyListQuery } from '../../../shared/testing/list-query.ts';
import { entryQuery } from './entry-query.ts';

const ask = (address: string) => entryQuery({ query: anyListQuery(address, ['kind', 'direction']) });

test('filters are those of the contract', () => {
  expect(ask('kind=top_up.paid&direction=credit').filters).toEqual({
    kind: ['top_up.paid'],
    direction: 'credit',
  });
});

test('what the contract does not know is not asked', () => {
  expect(ask('kind=adjustment.posted&direction=sideways')).not.toHaveProperty('filters');
});

test('a page is asked with its cursor', () => {
  expect(ask('action=next&cursor=abc&limit=25')).toMatchObject({ action: 'next', cursor: 'abc', limit: 25 });
});
