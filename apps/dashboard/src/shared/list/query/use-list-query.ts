import { type DateRange, defaultDateRange } from '@dasbor/domain/lists';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToday } from '../../lib/time/clock.tsx';
import { type FilterField, rulesOf } from '../filters/filter-fields.ts';
import { rememberAddress } from './list-memory.ts';
import {
  changeListQuery,
  EMPTY_QUERY,
  type ListPatch,
  type ListQuery,
  readListAddress,
  writeListQuery,
} from './list-query.ts';

export interface ListState {
  /** The list's name: what its views, memory and export file are kept under. */
  name: string;
  query: ListQuery;
  /** Parameters of the address that could not be read, and therefore are not in `query`. */
  ignored: readonly string[];
  /**
   * The days to speak of. Where the address names none the server's clock decides, and this is what this device takes for it
   * until the page says its days: never ask for them.
   */
  range: DateRange;
  /** Path and query of this very list. */
  address: string;
  /** The address after a change, for a link. */
  addressOf: (patch: ListPatch) => string;
  /**
   * Goes there; what depends on the query of before is told as a function of it. Small steps (typing, ticking) replace the address, so
   * that "back" leaves in one step.
   */
  change: (patch: ListPatch | ((from: ListQuery) => ListPatch), how?: { replace?: boolean }) => void;
  /** Without search, filters and range; columns and density stay. */
  clear: () => void;
}

/** The address is the only state of a list. */
export function useListQuery(name: string, fields: readonly FilterField[]): ListState {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const { query: read, ignored } = readListAddress(new URLSearchParams(search), fields.flatMap(rulesOf));
  const query = useSame(read);
  const addressOf = useCallback(
    (patch: ListPatch) => addressFor(pathname, changeListQuery(query, patch)),
    [pathname, query],
  );
  // What was asked for and is not drawn yet: the next change goes on from there, however quickly it comes.
  const asked = useRef<ListQuery[]>([]);
  useEffect(() => {
    const drawn = asked.current.findLastIndex((one) => writeListQuery(one) === writeListQuery(query));
    asked.current = drawn < 0 ? [] : asked.current.slice(drawn + 1);
  }, [key, query]);
  const change = useCallback<ListState['change']>(
    (patch, { replace = false } = {}) => {
      const from = asked.current.at(-1) ?? query;
      const next = changeListQuery(from, typeof patch === 'function' ? patch(from) : patch);
      asked.current.push(next);
      void navigate(addressFor(pathname, next), { replace });
    },
    [navigate, pathname, query],
  );
  const clear = useCallback(
    () => change({ range: null, search: '', filters: EMPTY_QUERY.filters }),
    [change],
  );

  const address = addressFor(pathname, query);
  useEffect(() => rememberAddress(name, address), [name, address]);

  const range = query.range ?? defaultDateRange(today);
  return { name, query, ignored, range, address, addressOf, change, clear };
}

function addressFor(pathname: string, query: ListQuery): string {
  const text = writeListQuery(query);
  return text ? `${pathname}?${text}` : pathname;
}

/** The query of before while the address says the same: fields are made anew with every frame. */
function useSame(read: ListQuery): ListQuery {
  const [kept, keep] = useState(read);
  if (writeListQuery(kept) === writeListQuery(read)) return kept;
  keep(read);
  return read;
}
