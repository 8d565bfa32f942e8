import type { OperationTable } from '@dasbor/sdk';
import { Section } from '../ui/page/section.tsx';
import { ExportButton } from './export/export-button.tsx';
import { ListBody, type ListPageProps } from './list-page.tsx';
import { ColumnsButton } from './table/columns-button.tsx';
import type { RowLink } from './table/list-table.tsx';
import { useIsPhone } from './use-media.ts';
import type { ListDefinition, Narrowing } from './define/define-list.ts';
import { useRecordList } from './define/use-record-list.tsx';

type ListSectionProps<Row extends { id: string }, Filters, Table extends OperationTable> = {
  of: ListDefinition<Row, Filters, Table>;
  title: string;
  /** The name of the exported file. */
  fileName: string;
} & Narrowing &
  RowLink<Row> &
  Pick<ListPageProps<Row>, 'empty'>;

/** A declared list as a section of a detail page: columns, export, rows and pager, without search and filters. */
export const ListSection = <Row extends { id: string }, Filters, Table extends OperationTable>({
  of,
  path,
  filters,
  title,
  fileName,
  rowPath,
  empty,
}: ListSectionProps<Row, Filters, Table>) => {
  const props = { ...useRecordList(of, { path, filters }), title, empty, ...(rowPath ? { rowPath } : {}) };
  const isPhone = useIsPhone();
  const { list, columns, result } = props;
  return (
    <Section
      title={title}
      padding="flush"
      position="relative"
      overflow="hidden"
      aria-busy={result.isUpdating || undefined}
      data-section={of.name}
      actions={
        <>
          {isPhone ? null : <ColumnsButton list={list} columns={columns} />}
          <ExportButton
            {...{ list, columns, fileName }}
            rows={result.data?.data ?? []}
            fetchPage={result.fetchPage}
          />
        </>
      }
    >
      <ListBody {...props} />
    </Section>
  );
};
