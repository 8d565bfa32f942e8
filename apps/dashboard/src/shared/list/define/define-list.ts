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

/** What a page is asked by: spread into the operation. `never` fits every operation; what it holds is checked by `filters`. */
export interface Asked {
  path: never;
  query: never;
  signal?: AbortSignal | undefined;
}

/** A phone's card, by the columns whose cells it shows. */
export interface CardColumns {
  title: string;
  amount: string;
  note?: string;
  /** Joined by a dot. */
  meta: readonly string[];
  status?: string;
}

export interface ListDefinition<
  Row extends { id: string } = { id: string },
  Filters = object,
  Table extends OperationTable = OperationTable,
> {
  /** What its views, memory and export file are kept under. */
  name: string;
  /** The namespace of its words: `<at>.title`, `.search`, `.empty`, `.column`, `.filter`. */
  words: Namespace;
  /** Where in the namespace they stand. @default 'list' */
  at?: string;
  /** For the words of a refusal. */
  permission: Permission;
  operations: Table;
  fetchPage: (client: Client<Table>, asked: Asked) => Promise<NonNullable<ListResult<Row>['data']>>;
  /** One row again, after a live event spoke of it. */
  fetchRow?: (client: Client<Table>, id: string) => Promise<{ data: Row }>;
  /** The live event that speaks of these rows. */
  topic?: string;
  keys: ScopedKeys;
  /** Where a row leads. */
  path?: (row: Row) => string;
  /** What every page asks for besides: `{ expand: ['customer'] }`. */
  query?: Readonly<Record<string, unknown>>;
  /** Few things, all of them, whenever they were made. */
  isUndated?: boolean;
  /** The list takes no search text. */
  isUnsearched?: boolean;
  /** Filters instead of the search text: a whole id in the search box is that record. */
  searchAs?: (text: string) => Filters | null;
  filters: FiltersOf<Filters>;
  /** The merchant's rows and those of its subaccounts: whose each is, as a column and a filter. */
  hasSubaccounts?: boolean;
  /** A hook, so that columns may use other words. */
  useColumns: () => readonly Column<Row>[];
  /** Columns by key that the rows of this list have nothing for. */
  omit?: readonly string[];
  /** What a phone shows of a row. */
  card?: CardColumns;
  /** The same where it is more than the cells of columns: a hook. */
  useCard?: (columns: Readonly<Record<string, ListColumn<Row>>>) => (row: Row) => RecordParts;
}

/** A list is declared once: the page, the file, the filters of its address and the stories are made of it. */
export function defineList<Row extends { id: string }, Filters = object>() {
  return <Table extends OperationTable>(definition: ListDefinition<Row, Filters, Table>) => definition;
}

/** What one list of many is narrowed to: one subaccount's, one settlement's. */
export interface Narrowing {
  path?: Readonly<Record<string, string>> | undefined;
  filters?: Readonly<Record<string, unknown>> | undefined;
}

type Queried = Pick<ListDefinition<never, never>, 'query' | 'isUndated' | 'hasSubaccounts'> & {
  filters: unknown;
  searchAs?: ((text: string) => unknown) | undefined;
};

/** The address as the contract's parameters. */
export function askedBy(
  definition: Queried,
  query: ListQuery,
  narrowing: Narrowing = {},
): Readonly<Record<string, unknown>> {
  return {
    ...definition.query,
    limit: query.limit,
    action: query.action,
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...matching(definition, query, narrowing),
  };
}

/** What a row has to match, whatever its page: an export has no pages. */
export function matching(
  { filters, searchAs, isUndated = false, hasSubaccounts = false }: Queried,
  query: ListQuery,
  narrowing: Narrowing = {},
): Readonly<Record<string, unknown>> {
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
}
