import type { Problem } from '@dasbor/domain/kernel';
import { type DateRange, decideDateRange, defaultDateRange } from '@dasbor/domain/lists';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToday } from '../lib/clock.tsx';
import { type FilterField, parametersOf } from './filter-fields.ts';
import { rememberAddress } from './list-memory.ts';
import {
  changeListQuery,
  EMPTY_QUERY,
  type ListPatch,
  type ListQuery,
  readListQuery,
  writeListQuery,
} from './list-query.ts';

export interface ListState {
  /** The list's name: what its views, memory and export file are kept under. */
  name: string;
  query: ListQuery;
  /** The days shown; the default ones where the address names none. */
  range: DateRange;
  /** Why these days cannot be listed: nothing is asked of the server then. */
  rangeProblem: Problem | null;
  /** Path and query of this very list. */
  address: string;
  /** The address after a change, for a link. */
  addressOf: (patch: ListPatch) => string;
  /** Goes there. Small steps (typing, ticking) replace the address, so that "back" leaves in one step. */
  change: (patch: ListPatch, how?: { replace?: boolean }) => void;
  /** Without search, filters and range; columns and density stay. */
  clear: () => void;
}

/** The address is the only state of a list. */
export function useListQuery(name: string, fields: readonly FilterField[]): ListState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const parameters = fields.flatMap(parametersOf).join(',');

  const query = useMemo(
    () => readListQuery(new URLSearchParams(search), parameters.split(',')),
    [search, parameters],
  );
  const addressOf = useCallback(
    (patch: ListPatch) => addressFor(pathname, changeListQuery(query, patch)),
    [pathname, query],
  );
  const change = useCallback(
    (patch: ListPatch, { replace = false } = {}) => void navigate(addressOf(patch), { replace }),
    [navigate, addressOf],
  );
  const clear = useCallback(
    () => change({ range: null, search: '', filters: EMPTY_QUERY.filters }),
    [change],
  );

  const address = addressFor(pathname, query);
  useEffect(() => rememberAddress(name, address), [name, address]);

  const range = query.range ?? defaultDateRange(today);
  const decision = decideDateRange(range, today);
  const rangeProblem = decision.ok ? null : decision.problem;
  return { name, query, range, rangeProblem, address, addressOf, change, clear };
}

function addressFor(pathname: string, query: ListQuery): string {
  const text = writeListQuery(query);
  return text ? `${pathname}?${text}` : pathname;
}
