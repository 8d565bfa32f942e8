import type { Permission } from '@dasbor/domain/access';
import type { Client, OperationTable } from '@dasbor/sdk';
import type { Namespace } from '../../i18n/i18next.d.ts';
import type { RecordParts } from '../../ui/record/record-rows.tsx';
import type { ListColumn } from '../table/columns.ts';
import type { ListResult } from '../list-page.tsx';
import type { ListQuery } from '../query/list-query.ts';
import type { Column } from './column-kinds.tsx';
import { type AnyFilters, contractFilters, type FiltersOf } from './filter-kinds.ts';
import type { ScopedKeys } from './scoped-keys.ts';

/** Parameters to spread into the list operation. `never` makes them fit every operation; `filters` is type-checked instead. */
export type Asked = {
  path: never;
  query: never;
  signal?: AbortSignal | undefined;
};

/** A card on a phone, by the columns whose cells it shows. */
export type CardColumns = {
  title: string;
  amount?: string;
  note?: string;
  /** Joined by a middle dot. */
  meta: readonly string[];
  status?: string;
};

export type ListDefinition<
  Row extends { id: string } = { id: string },
  Filters = object,
  Table extends OperationTable = OperationTable,
> = {
  /** The key for saved views, list memory and the export file name. */
  name: string;
  /** The namespace of its texts: `<at>.title`, `.search`, `.empty`, `.column`, `.filter`. */
  words: Namespace;
  /** The key prefix in the namespace. @default 'list' */
  at?: string;
  /** The required permission, for the error text. */
  permission: Permission;
  operations: Table;
  fetchPage: (client: Client<Table>, asked: Asked) => Promise<NonNullable<ListResult<Row>['data']>>;
  /** Refetches one row after a live event about it. */
  fetchRow?: (client: Client<Table>, id: string) => Promise<{ data: Row }>;
  /** The live event about these rows. */
  topic?: string;
  keys: ScopedKeys;
  /** The address that a row links to. */
  path?: (row: Row) => string;
  /** Extra parameters of every page request: `{ expand: ['customer'] }`. */
  query?: Readonly<Record<string, unknown>>;
  /** A short list without a date range. */
  isUndated?: boolean;
  /** Has all days unless a range is chosen, which `fetchPage` gets as `from` and `to`. */
  isOfAllDays?: boolean;
  /** The list has no search. */
  isUnsearched?: boolean;
  /** Turns search text into filters: a complete ID in the search box finds that record. */
  searchAs?: (text: string) => Filters | null;
  filters: FiltersOf<Filters>;
  /** Includes the rows of subaccounts. The owner is a column and a filter. */
  hasSubaccounts?: boolean;
  /** A hook, so that columns may use other texts. */
  useColumns: () => readonly Column<Row>[];
  /** Keys of columns that never have a value in this list. */
  omit?: readonly string[];
  /** The contents of a row's card on a phone. */
  card?: CardColumns;
  /** A hook for a card that shows more than column cells. */
  useCard?: (columns: Readonly<Record<string, ListColumn<Row>>>) => (row: Row) => RecordParts;
};

/** Declares a list once. The page, the export, the address filters and the stories are derived from it. */
export const defineList =
  <Row extends { id: string }, Filters = object>() =>
  <Table extends OperationTable>(definition: ListDefinition<Row, Filters, Table>) =>
    definition;

/** Fixed parameters that scope a list, for example to one subaccount or one settlement. */
export type Narrowing = {
  path?: Readonly<Record<string, string>> | undefined;
  filters?: Readonly<Record<string, unknown>> | undefined;
};

type Queried = Pick<ListDefinition<never, never>, 'query' | 'isUndated' | 'hasSubaccounts'> & {
  filters: unknown;
  searchAs?: ((text: string) => unknown) | undefined;
};

/** Converts the address to contract parameters. */
export const askedBy = (
  definition: Queried,
  query: ListQuery,
  narrowing: Narrowing = {},
): Readonly<Record<string, unknown>> => ({
  ...definition.query,
  limit: query.limit,
  action: query.action,
  ...(query.cursor ? { cursor: query.cursor } : {}),
  ...matching(definition, query, narrowing),
});

/** The filters of a row without paging, because an export has no pages. */
export const matching = (
  { filters, searchAs, isUndated = false, hasSubaccounts = false }: Queried,
  query: ListQuery,
  narrowing: Narrowing = {},
): Readonly<Record<string, unknown>> => {
  const searched = query.search ? searchAs?.(query.search) : null;
  const subaccount = hasSubaccounts ? query.filters['subaccount']?.[0] : undefined;
  const all = {
    ...contractFilters(filters as AnyFilters, query.filters),
    ...(subaccount ? { subaccount_id: subaccount } : {}),
    ...(searched as object | null | undefined),
    ...narrowing.filters,
  };
  return {
    ...(isUndated ? {} : query.range),
    ...(query.search && !searched ? { search: query.search } : {}),
    ...(Object.keys(all).length > 0 ? { filters: all } : {}),
  };
};
