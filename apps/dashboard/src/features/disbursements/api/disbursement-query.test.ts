import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '../../../shared/list/list-query.ts';
import { batchItemsQuery, disbursementQuery, itemSearchQuery } from './disbursement-query.ts';

const range = { from: '2026-11-14', to: '2026-11-20' } as const;
const query = { ...EMPTY_QUERY, range, filters: { status: ['failed', 'made_up'] }, search: 'gaji' };

test('an address becomes the parameters of the contract; what it does not know is left out', () => {
  expect(disbursementQuery({ query })).toEqual({
    ...range,
    limit: EMPTY_QUERY.limit,
    action: 'first',
    search: 'gaji',
    filters: { status: ['failed'] },
  });
});

test('the items of one batch are of all days, and counted', () => {
  const filters = { issue: ['yes'], again: ['yes'] };

  expect(batchItemsQuery({ query: { ...EMPTY_QUERY, filters } })).toEqual({
    limit: EMPTY_QUERY.limit,
    action: 'first',
    filters: { has_issue: true, retriggerable: true },
    count: true,
  });
});

test('without filters none are sent, and a further page keeps its marker', () => {
  const further = { ...EMPTY_QUERY, action: 'next', cursor: 'abc' } as const;

  expect(itemSearchQuery({ query: further })).toEqual({
    limit: EMPTY_QUERY.limit,
    action: 'next',
    cursor: 'abc',
  });
});
