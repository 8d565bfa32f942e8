import { chakra } from '@chakra-ui/react';
import { useT } from '../../i18n/use-t.ts';
import { SearchBox } from '../../list/filters/search-box.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import type { Grid } from '../rows/grid.ts';
import { useIntakeWords } from '../use-intake.ts';
import { RedoIcon, UndoIcon } from './grid-icons.tsx';
import { FilterChoice } from './filter-choice.tsx';
import type { GridView } from './use-grid.ts';

type GridToolbarProps = {
  grid: Grid;
  view: GridView;
};

/** The filter, the next-problem button and undo. */
export const GridToolbar = ({ grid, view }: GridToolbarProps) => {
  const t = useT('intake');
  const { search } = useIntakeWords();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" px={{ base: '4', sm: '5' }} pb="3">
      <FilterChoice view={view} />
      <SearchBox value={view.view.search} placeholder={search} onSearch={view.setSearch} />
      <chakra.div display="flex" alignItems="center" gap="2" ms="auto">
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
      </chakra.div>
    </chakra.div>
  );
};
