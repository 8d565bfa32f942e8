import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useIsPhone } from '../../../../shared/list/use-media.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import type { Grid } from '../model/grid.ts';
import type { GridView } from './use-grid.ts';

interface SaidLineProps {
  grid: Grid;
  view: GridView;
}

/** What just happened, said to whoever cannot see it. Rows that are gone nobody can see: that is shown, with the way back. */
export function SaidLine({ grid, view }: SaidLineProps) {
  const t = useT('create');
  const { count } = useFormat();
  const isPhone = useIsPhone();
  const { said } = view;
  const isRemoved = said?.what === 'removed' && grid.past.length > 0;
  return (
    <chakra.div
      role="status"
      {...(isRemoved
        ? { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', pb: '3' }
        : { srOnly: true })}
    >
      <span>{said ? t(`grid.said.${said.what}`, { many: count(said.count) }) : ''}</span>
      {isRemoved ? (
        <Button
          key={grid.past.length}
          size="xs"
          // With the last row shown, what had the focus is gone.
          autoFocus={view.rows.length === 0}
          onClick={view.undo}
        >
          {isPhone ? t('grid.undo') : `${t('grid.undo')} (Ctrl+Z)`}
        </Button>
      ) : null}
    </chakra.div>
  );
}
