import { SAVED_LISTS } from '@dasbor/domain/saved-views';
import { expect, test } from 'vitest';
import type { AnyFilters } from '../shared/list/define/filter-kinds.ts';
import { EVERY_LIST } from './testing/every-list.ts';

const parametersOf = (filters: AnyFilters): string[] =>
  Object.entries(filters).flatMap(([name, filter]) => {
    if (filter === undefined) return [];
    if (filter === 'amount') return [`${name}_min`, `${name}_max`];
    if (filter === 'days') return [`${name}_from`, `${name}_to`];
    return [(typeof filter === 'string' ? undefined : filter.at) ?? name];
  });

test('every list can be saved with exactly its own parameters', () => {
  const ofLists = EVERY_LIST.map(([, list]) => [
    list.name,
    [...parametersOf(list.filters as AnyFilters), ...(list.hasSubaccounts ? ['subaccount'] : [])],
  ]);

  expect(Object.fromEntries(ofLists)).toEqual(
    Object.fromEntries(Object.entries(SAVED_LISTS).map(([name, { filters }]) => [name, filters])),
  );
});
