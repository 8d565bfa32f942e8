import { type CalendarDate, hasHiddenCharacter, isCalendarDate } from '@dasbor/domain/kernel';
import { LIST_POLICY } from '@dasbor/domain/lists';
import { type ParameterRule, readFilters, readValues } from '../filters/filter-rules.ts';

export type Density = 'comfortable' | 'compact';
export type PageAction = 'first' | 'next' | 'previous' | 'last';
/** Values by parameter name: `{ status: ['completed'], amount_min: ['10000'] }`. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** The whole state of a list, all of which is in its address. */
export type ListQuery = {
  /** Null means the default range, so that a link to "the last 7 days" stays correct tomorrow. */
  readonly range: { readonly from: CalendarDate; readonly to: CalendarDate } | null;
  readonly search: string;
  readonly filters: FilterValues;
  readonly limit: number;
  readonly action: PageAction;
  readonly cursor: string | null;
  /** The number of the page's first row, if it is known. */
  readonly row: number | null;
  /** Null means the list's default. */
  readonly columns: readonly string[] | null;
  readonly density: Density;
};

export const EMPTY_QUERY: ListQuery = {
  range: null,
  search: '',
  filters: {},
  limit: LIST_POLICY.defaultLimit,
  action: 'first',
  cursor: null,
  row: null,
  columns: null,
  density: 'comfortable',
};

type ReadAddress = {
  readonly query: ListQuery;
  /** Parameters that were ignored because their values are invalid. */
  readonly ignored: readonly string[];
};

/** Parses an address. Unknown or invalid parts are ignored, so old bookmarks still open. */
export const readListAddress = (params: URLSearchParams, rules: readonly ParameterRule[]): ReadAddress => {
  const from = given(params, 'from');
  const to = given(params, 'to');
  const search = given(params, 'search');
  const limit = given(params, 'limit');
  const cursor = given(params, 'cursor');
  const wanted = ACTIONS.find((known) => known === given(params, 'action')) ?? 'first';
  const action = STEPS.includes(wanted) && !cursor ? 'first' : wanted;
  const isStep = STEPS.includes(action);
  const columns = readValues(params, 'columns');
  const { filters, ignored } = readFilters(params, rules);
  const query: ListQuery = {
    range: isCalendarDate(from) && isCalendarDate(to) ? { from, to } : null,
    search: search.length > SEARCH_MAX ? '' : search,
    filters,
    limit: LIST_POLICY.limits.find((known) => String(known) === limit) ?? LIST_POLICY.defaultLimit,
    action,
    cursor: isStep ? cursor : null,
    row: isStep ? readRow(given(params, 'row')) : null,
    columns: columns.length > 0 ? columns : null,
    density: given(params, 'density') === 'compact' ? 'compact' : 'comfortable',
  };
  const read: Readonly<Record<string, unknown>> = { ...query, ...query.range };
  const unread = LINES.filter((name) => said(params, name) && said(params, name) !== String(read[name]));
  return { query, ignored: [...unread, ...ignored] };
};

/** The shortest address of this query. Equal queries have equal addresses. */
export const writeListQuery = (query: ListQuery): string => {
  const params = new URLSearchParams();
  if (query.range) {
    params.set('from', query.range.from);
    params.set('to', query.range.to);
  }
  if (query.search) params.set('search', query.search);
  for (const name of Object.keys(query.filters).toSorted()) {
    const values = query.filters[name] ?? [];
    if (values.length > 0) params.set(name, values.join(','));
  }
  if (query.limit !== LIST_POLICY.defaultLimit) params.set('limit', String(query.limit));
  if (query.action !== 'first') params.set('action', query.action);
  if (query.cursor) params.set('cursor', query.cursor);
  if (query.row !== null) params.set('row', String(query.row));
  if (query.columns) params.set('columns', query.columns.join(','));
  if (query.density !== 'comfortable') params.set('density', query.density);
  // Commas are valid in a query string, and `status=completed,failed` is readable.
  return params.toString().replaceAll('%2C', ',');
};

export type ListPatch = Partial<ListQuery>;

/** A change of the listed rows returns to the first page; a change of the layout does not. */
export const changeListQuery = (query: ListQuery, patch: ListPatch): ListQuery => {
  const narrows = 'range' in patch || 'search' in patch || 'filters' in patch || 'limit' in patch;
  return { ...query, ...(narrows ? { action: 'first', cursor: null, row: null } : {}), ...patch };
};

export const setFilter = (filters: FilterValues, name: string, values: readonly string[]): FilterValues => {
  const { [name]: _removed, ...rest } = filters;
  return values.length === 0 ? rest : { ...rest, [name]: values };
};

/** Whether anything except the range filters the list. */
export const isNarrowed = (query: ListQuery): boolean =>
  query.search !== '' || Object.values(query.filters).some((values) => values.length > 0);

const ACTIONS: readonly PageAction[] = ['first', 'next', 'previous', 'last'];
/** Parameters of a cursor page. */
const STEPS: readonly PageAction[] = ['next', 'previous'];
/** Parameters with a single value. */
const LINES = ['from', 'to', 'search', 'limit', 'action', 'cursor', 'row', 'density'];
const SEARCH_MAX = 100;

/** If a single-value parameter is repeated, the intended value is unknown. */
const said = (params: URLSearchParams, name: string): string => params.getAll(name).join('\n');

const given = (params: URLSearchParams, name: string): string => {
  const text = said(params, name);
  return hasHiddenCharacter(text) ? '' : text;
};

const readRow = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
