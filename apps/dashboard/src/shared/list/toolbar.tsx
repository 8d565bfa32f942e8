import { chakra } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { FilterIcon } from '../ui/icons.tsx';
import { lazyPart, useLazyPart } from '../ui/overlays/lazy-part.ts';
import type { ListColumn } from './table/columns.ts';
import { ColumnsButton } from './table/columns-button.tsx';
import { DateRangeButton } from './filters/date-range.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { type FilterField, isFieldActive } from './filters/filter-fields.ts';
import { BookmarkIcon } from './list-icons.tsx';
import { Popover } from './popover.tsx';
import { SearchBox } from './filters/search-box.tsx';
import { useIsPhone } from './use-media.ts';
import type { ListState } from './query/use-list-query.ts';

const savedViewsPanel = lazyPart(async () => (await import('../saved-views/load-panel.ts')).loadPanel());
const filterPanel = lazyPart(() => import('./filters/filter-panel.tsx'));

type ToolbarProps<Row> = {
  list: ListState;
  columns: readonly ListColumn<Row>[];
  fields: readonly FilterField[];
  searchPlaceholder: string | undefined;
};

/** Search, dates, filters and view options. On a phone the filters move into a panel. */
export const Toolbar = <Row,>({ list, columns, fields, searchPlaceholder }: ToolbarProps<Row>) => {
  const t = useT('list');
  const isPhone = useIsPhone();
  const { change } = list;
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);

  return (
    <chakra.search display="grid" gap="2.5" mb="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        {searchPlaceholder === undefined ? null : (
          <SearchBox value={list.query.search} placeholder={searchPlaceholder} onSearch={search} />
        )}
        {list.isUndated ? null : <DateRangeButton list={list} />}
        {isPhone && fields.length > 0 ? <FilterButton list={list} fields={fields} /> : null}
        <chakra.div display="flex" gap="1" ms="auto">
          <Popover
            panel={savedViewsPanel}
            label={t('saved.title')}
            align="end"
            width="18rem"
            trigger={{
              variant: 'quiet',
              size: 'sm',
              'aria-label': t('saved.open'),
              children: (
                <>
                  <BookmarkIcon />
                  {isPhone ? null : t('saved.open')}
                </>
              ),
            }}
          >
            {(SavedViewsPanel, close) => <SavedViewsPanel list={list} onDone={close} />}
          </Popover>
          {isPhone ? null : <ColumnsButton list={list} columns={columns} />}
        </chakra.div>
      </chakra.div>
      {isPhone ? null : <FilterChips list={list} fields={fields} />}
    </chakra.search>
  );
};

const FilterButton = ({ list, fields }: { list: ListState; fields: readonly FilterField[] }) => {
  const t = useT('list');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [FilterPanel] = useLazyPart(filterPanel, open, close);
  const active = fields.filter((field) => isFieldActive(field, list.query.filters)).length;
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FilterIcon />
        {active === 0 ? t('filter.open') : t('filter.openCount', { active })}
      </Button>
      {open && FilterPanel ? <FilterPanel open onClose={close} list={list} fields={fields} /> : null}
    </>
  );
};
