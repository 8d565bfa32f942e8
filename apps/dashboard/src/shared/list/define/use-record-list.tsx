import type { Client, OperationTable } from '@dasbor/sdk';
import { Fragment } from 'react';
import { useLanguage, useT } from '../../i18n/use-t.ts';
import { useClient } from '../../lib/client.tsx';
import { useScope } from '../../state/session.ts';
import { namedStatus } from '../../status/meanings.ts';
import { useSubaccountChoice } from '../../subaccounts/use-subaccount-choice.ts';
import type { RecordParts } from '../../ui/record/record-rows.tsx';
import type { ListColumn } from '../table/columns.ts';
import type { FilterField } from '../filters/filter-fields.ts';
import type { ListPageProps, ListResult } from '../list-page.tsx';
import { useList } from '../use-list.ts';
import { type ListState, useListQuery } from '../query/use-list-query.ts';
import type { ColumnContext } from './column-kinds.tsx';
import { type Asked, askedBy, type CardColumns, type ListDefinition, type Narrowing } from './define-list.ts';
import { type AnyFilters, fieldsOf } from './filter-kinds.ts';

type Props<Row extends { id: string }> = Omit<ListPageProps<Row>, 'title'>;

/** The props of `ListPage`, except the heading, for a declared list at its address. */
export const useRecordList = <Row extends { id: string }, Filters, Table extends OperationTable>(
  definition: ListDefinition<Row, Filters, Table>,
  { name = definition.name, ...narrowing }: Narrowing & { name?: string } = {},
): Props<Row> => {
  const { permission, path, isUndated, isOfAllDays } = definition;
  const words = useListWords(definition);
  const { omit = [] } = definition;
  // The definition's hooks. A page never changes its list, so the order of hooks is stable.
  const { useColumns: columnsNow, useCard: cardNow = cardOf(definition.card) } = definition;
  const built = columnsNow()
    .map((column) => column(words))
    .filter(({ key }) => !omit.includes(key));
  const hasChoice = definition.hasSubaccounts && !narrowing.filters;
  const choice = useSubaccountChoice<Row>(hasChoice ? words.filter('subaccount') : null);
  const columns = choice.beside(built);
  const fields: readonly FilterField[] = [
    ...fieldsOf(definition.filters as AnyFilters, { ...words, label: words.filter }),
    ...choice.fields,
  ];
  const list = { ...useListQuery(name, fields), isUndated, isOfAllDays };
  const byKey = Object.fromEntries(built.map((one) => [one.key, one]));
  return {
    list,
    fields,
    columns,
    permission,
    result: useRows(definition, list, narrowing),
    ...(path ? { rowPath: path } : {}),
    card: cardNow(byKey),
    ...(definition.isUnsearched ? {} : { searchPlaceholder: words.of('search') }),
    empty: { title: words.of('empty.title'), description: words.of('empty.description') },
  };
};

const useRows = <Row extends { id: string }, Filters, Table extends OperationTable>(
  definition: ListDefinition<Row, Filters, Table>,
  list: ListState,
  narrowing: Narrowing,
): ListResult<Row> => {
  const { keys, topic, fetchPage, fetchRow } = definition;
  const client = useClient(definition.operations) as Client<Table>;
  const query = askedBy(definition as never, list.query, narrowing);
  return useList<Row>(list, {
    key: keys.list(useScope(), [definition.name, narrowing.path, query]),
    fetchPage: (page, signal) =>
      fetchPage(client, {
        path: narrowing.path,
        query: page ? { ...query, cursor: undefined, ...page } : query,
        signal,
      } as unknown as Asked),
    ...(fetchRow ? { fetchRow: async (id) => (await fetchRow(client, id)).data } : {}),
    ...(topic ? { topic } : {}),
  });
};

type ListWords = {
  language: ReturnType<typeof useLanguage>;
  word: (key: string) => string;
  /** The list's own texts. */
  of: (key: string) => string;
  filter: (name: string) => string;
} & ColumnContext;

/** The text keys derive from the declaration; `list-words.test.ts` finds missing ones. */
const useListWords = ({ words, at = 'list' }: Pick<ListDefinition, 'words' | 'at'>): ListWords => {
  const word = useT(words) as unknown as (key: string) => string;
  const status = useT('status');
  return {
    language: useLanguage(),
    word,
    of: (key) => word(`${at}.${key}`),
    label: (key) => word(`${at}.column.${key}`),
    filter: (name) => word(`${at}.filter.${name}`),
    named: (meanings, raw) => namedStatus(meanings, raw, (meaning) => status(meaning)),
  };
};

const cardOf =
  <Row,>({ title, amount, note, meta, status }: CardColumns = NO_CARD) =>
  (columns: Readonly<Record<string, ListColumn<Row>>>) => {
    const cell = (key: string, row: Row) => columns[key]?.cell(row);
    return (row: Row): RecordParts => ({
      title: cell(title, row),
      amount: amount ? cell(amount, row) : null,
      ...(note ? { note: cell(note, row) } : {}),
      meta: meta.map((key, index) => (
        <Fragment key={key}>
          {index > 0 ? ' · ' : null}
          {cell(key, row)}
        </Fragment>
      )),
      status: status ? cell(status, row) : null,
    });
  };

const NO_CARD: CardColumns = { title: '', meta: [] };
