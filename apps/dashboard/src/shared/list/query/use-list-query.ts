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

export type ListState = {
  /** The list's name: the key for saved views, list memory and the export file name. */
  name: string;
  query: ListQuery;
  /** Address parameters that were invalid and are therefore not in `query`. */
  ignored: readonly string[];
  /**
   * The dates to display. If the address has none, the server's clock decides, and this is the device's estimate until the
   * page reports its dates. Never send them.
   */
  range: DateRange;
  /** A short list without a date range. */
  isUndated?: boolean | undefined;
  /** Without a chosen range the list has all days, not the last seven. */
  isOfAllDays?: boolean | undefined;
  /** Path and query of the current list. */
  address: string;
  /** The address after a change, for a link. */
  addressOf: (patch: ListPatch) => string;
  /**
   * Navigates. Pass a function if the change depends on the previous query. Small steps (typing, ticking) replace the history entry, so
   * that Back leaves the list in one step.
   */
  change: (patch: ListPatch | ((from: ListQuery) => ListPatch), how?: { replace?: boolean }) => void;
  /** Clears search, filters and range; keeps columns and density. */
  clear: () => void;
};

/** The address is the only state of a list. */
export const useListQuery = (name: string, fields: readonly FilterField[]): ListState => {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const { query: read, ignored } = readListAddress(new URLSearchParams(search), fields.flatMap(rulesOf));
  const query = useSame(read);
  const addressOf = useCallback(
    (patch: ListPatch) => addressFor(pathname, changeListQuery(query, patch)),
    [pathname, query],
  );
  // The requested query, which may not be rendered yet. The next change builds on it.
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
};

const addressFor = (pathname: string, query: ListQuery): string => {
  const text = writeListQuery(query);
  return text ? `${pathname}?${text}` : pathname;
};

/** Returns the previous object while the address is unchanged, because fields are rebuilt on every render. */
const useSame = (read: ListQuery): ListQuery => {
  const [kept, keep] = useState(read);
  if (writeListQuery(kept) === writeListQuery(read)) return kept;
  keep(read);
  return read;
};
