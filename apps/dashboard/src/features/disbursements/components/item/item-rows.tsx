import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { type ListColumn, visibleColumns } from '../../../../shared/list/table/columns.ts';
import { isNarrowed } from '../../../../shared/list/query/list-query.ts';
import { ListCards } from '../../../../shared/list/table/list-cards.tsx';
import type { ListResult } from '../../../../shared/list/list-page.tsx';
import { ListSkeleton } from '../../../../shared/list/table/list-skeleton.tsx';
import { ListTable } from '../../../../shared/list/table/list-table.tsx';
import { Pager } from '../../../../shared/list/pager.tsx';
import type { ListState } from '../../../../shared/list/query/use-list-query.ts';
import { useIsPhone } from '../../../../shared/list/use-media.ts';
import { PageState } from '../../../../shared/ui/page/page-state.tsx';
import type { DisbursementItem } from '../../api/types.ts';
import { itemCard } from '../../item-list.tsx';
import { disbursementPaths } from '../../../../shared/paths/money-out/disbursements.ts';

type ItemRowsProps = {
  list: ListState;
  result: ListResult<DisbursementItem>;
  columns: readonly ListColumn<DisbursementItem>[];
  /** Rows open beside the list for editing. Valid rows can be edited too. */
  isFixable: boolean;
  /** Renders the checkbox of a row. Null if there is no bulk action. */
  tick: ((item: DisbursementItem) => ReactNode) | null;
};

/** A page of the rows, or why there is none. */
export const ItemRows = ({ list, result, columns: all, isFixable, tick }: ItemRowsProps) => {
  const t = useT('disbursements');
  const columns = visibleColumns(all, list.query.columns);
  const isPhone = useIsPhone();
  const { query, name, address } = list;
  const shown = tick ? [tickColumn(t('items.column.select'), tick), ...columns] : columns;

  if (!result.data) {
    if (result.error) return <PageState kind="failed" error={result.error} onRetry={result.retry} />;
    return (
      <PageState kind="loading">
        <ListSkeleton columns={columns} rows={3} density={query.density} isPhone={isPhone} />
      </PageState>
    );
  }
  const { data: rows, page } = result.data;
  if (rows.length === 0) {
    return isNarrowed(query) ? (
      <PageState kind="filtered-empty" onClear={list.clear} />
    ) : (
      <PageState kind="empty" title={t('items.none.title')} description={t('items.none.description')} />
    );
  }
  const about = {
    label: t('items.title'),
    rows,
    name,
    address,
    rowPath: (item: DisbursementItem) =>
      isFixable
        ? `${address}${address.includes('?') ? '&' : '?'}item=${item.id}`
        : disbursementPaths.item(item.id),
  };
  return (
    <>
      <chakra.div opacity={result.isUpdating ? 0.55 : 1} transition="opacity 120ms ease-out 150ms">
        {isPhone ? (
          <ListCards
            {...about}
            card={(item) => ({
              ...itemCard(item),
              meta: (
                <chakra.span display="inline-flex" alignItems="center" gap="2">
                  {tick?.(item)}
                  {t('item.row', { row: item.row })}
                </chakra.span>
              ),
            })}
          />
        ) : (
          <ListTable {...about} columns={shown} density={query.density} />
        )}
      </chakra.div>
      <Pager list={list} page={page} rows={rows.length} />
    </>
  );
};

const tickColumn = (
  label: string,
  tick: (item: DisbursementItem) => ReactNode,
): ListColumn<DisbursementItem> => ({
  key: 'tick',
  label,
  essential: true,
  cell: tick,
  csv: () => null,
  length: 2,
});
