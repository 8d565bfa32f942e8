import { useMemo } from 'react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import type { Grid } from '../model/grid.ts';
import { plainMends, type Suggest } from '../model/mends.ts';
import { standingOf } from '../model/problems.ts';
import type { GridView } from './use-grid.ts';

type GridActionsProps = {
  grid: Grid;
  view: GridView;
  suggest: Suggest;
};

/** Bulk actions on rows. */
export const GridActions = ({ grid, view, suggest }: GridActionsProps) => {
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
    <>
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
    </>
  );
};
