import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { SearchBox } from '../../../../shared/list/search-box.tsx';
import { Button, IconButton } from '../../../../shared/ui/button.tsx';
import { ChevronDownIcon } from '../../../../shared/ui/icons.tsx';
import type { Grid } from '../model/grid.ts';
import type { Suggest } from '../model/mends.ts';
import { plainMends } from '../model/mends.ts';
import { standingOf } from '../model/problems.ts';
import { RedoIcon, UndoIcon } from './grid-icons.tsx';
import { FilterChoice } from './filter-choice.tsx';
import type { GridView } from './use-grid.ts';

interface GridToolbarProps {
  grid: Grid;
  view: GridView;
  suggest: Suggest;
}

/** What is shown, how to get to the next problem, and what can be done to many rows at once. */
export function GridToolbar({ grid, view, suggest }: GridToolbarProps) {
  const t = useT('create');
  const { count } = useFormat();
  const { counts, picked } = view;
  const mends = useMemo(() => plainMends(view.settled, suggest), [view.settled, suggest]);
  const invalid = () =>
    new Set(
      grid.rows
        .filter((row) => !row.removed && standingOf(row, grid.duplicates) === 'invalid')
        .map(({ number }) => number),
    );

  return (
    <chakra.div display="grid" gap="3" px={{ base: '4', sm: '5' }} pb="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <FilterChoice view={view} />
        <SearchBox value={view.view.search} placeholder={t('grid.search')} onSearch={view.setSearch} />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Button size="sm" onClick={() => view.jump(false)} title="F8">
          <ChevronDownIcon />
          {t('grid.next')}
        </Button>
        <IconButton
          size="sm"
          label={`${t('grid.previous')} (Shift+F8)`}
          onClick={() => view.jump(true)}
          css={{ '& svg': { transform: 'rotate(180deg)' } }}
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton
          size="sm"
          label={`${t('grid.undo')} (Ctrl+Z)`}
          disabled={grid.past.length === 0}
          onClick={view.undo}
        >
          <UndoIcon />
        </IconButton>
        <IconButton
          size="sm"
          label={`${t('grid.redo')} (Ctrl+Y)`}
          disabled={grid.future.length === 0}
          onClick={view.redo}
        >
          <RedoIcon />
        </IconButton>
        <chakra.span flex="1" />
        {mends.length > 0 ? (
          <Button size="sm" onClick={() => view.set(mends)}>
            {t('panel.fixAll', { many: count(mends.length) })}
          </Button>
        ) : null}
        {picked.size > 0 ? (
          <Button size="sm" onClick={() => view.remove(picked)}>
            {t('grid.remove', { many: count(picked.size) })}
          </Button>
        ) : counts.invalid > 0 ? (
          <Button size="sm" variant="quiet" onClick={() => view.remove(invalid())}>
            {t('grid.removeInvalid', { many: count(counts.invalid) })}
          </Button>
        ) : null}
      </chakra.div>
    </chakra.div>
  );
}
