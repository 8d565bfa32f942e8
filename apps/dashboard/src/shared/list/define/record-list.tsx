import type { OperationTable } from '@dasbor/sdk';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useScope } from '../../state/session.ts';
import { ListPage, type ListPageProps } from '../list-page.tsx';
import type { ListDefinition, Narrowing } from './define-list.ts';
import { useRecordList } from './use-record-list.tsx';

type RecordListProps<Row extends { id: string }, Filters, Table extends OperationTable> = {
  of: ListDefinition<Row, Filters, Table>;
  /** A suffix for a list that is on several pages. Each page has its own saved views and memory. */
  name?: string;
  /** The action that an empty list offers. */
  emptyAction?: ReactNode;
} & Narrowing &
  Partial<
    Pick<
      ListPageProps<Row>,
      | 'title'
      | 'label'
      | 'back'
      | 'intro'
      | 'actions'
      | 'rowPath'
      | 'permission'
      | 'searchPlaceholder'
      | 'empty'
    >
  >;

/** The page of a declared list. It remounts per mode and merchant, so the previous one's rows are never shown. */
export const RecordList = <Row extends { id: string }, Filters, Table extends OperationTable>(
  props: RecordListProps<Row, Filters, Table>,
) => <List key={useScope().join(' ')} {...props} />;

const List = <Row extends { id: string }, Filters, Table extends OperationTable>({
  of,
  name = of.name,
  path,
  filters,
  emptyAction,
  ...place
}: RecordListProps<Row, Filters, Table>) => {
  const word = useT(of.words) as unknown as (key: string) => string;
  const props = useRecordList(of, { name, path, filters });
  const { empty = props.empty } = place;
  return (
    <ListPage
      {...props}
      title={word(`${of.at ?? 'list'}.title`)}
      {...place}
      empty={{ ...empty, action: emptyAction }}
    />
  );
};
