import { useT } from '../../i18n/use-t.ts';
import type { ListColumn } from './columns.ts';
import { ColumnsIcon } from '../list-icons.tsx';
import { lazyPart } from '../../ui/overlays/lazy-part.ts';
import { Popover } from '../popover.tsx';
import type { ListState } from '../query/use-list-query.ts';

const viewOptions = lazyPart(() => import('./view-options.tsx'));

type ColumnsButtonProps<Row> = {
  list: ListState;
  columns: readonly ListColumn<Row>[];
};

/** Chooses the columns and the row density. */
export const ColumnsButton = <Row,>({ list, columns }: ColumnsButtonProps<Row>) => {
  const t = useT('list');
  return (
    <Popover
      panel={viewOptions}
      label={t('view.title')}
      align="end"
      width="16rem"
      trigger={{
        variant: 'quiet',
        size: 'sm',
        children: (
          <>
            <ColumnsIcon />
            {t('view.open')}
          </>
        ),
      }}
    >
      {(ViewOptions) => <ViewOptions list={list} columns={columns} />}
    </Popover>
  );
};
