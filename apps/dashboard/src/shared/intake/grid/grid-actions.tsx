import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import type { Grid } from '../rows/grid.ts';
import { plainFixes, type Suggest } from '../rows/fixes.ts';
import { rowStatus } from '../rows/row-status.ts';
import { useIntake } from '../use-intake.ts';
import type { GridView } from './use-grid.ts';

type GridActionsProps = {
  grid: Grid;
  view: GridView;
  suggest: Suggest;
};

/** Bulk actions on rows. */
export const GridActions = ({ grid, view, suggest }: GridActionsProps) => {
  const intake = useIntake();
  const t = useT('intake');
  const { count } = useFormat();
  const { counts, picked } = view;
  const fixes = useMemo(() => plainFixes(intake, view.settled, suggest), [intake, view.settled, suggest]);
  const invalid = () =>
    new Set(
      grid.rows
        .filter((row) => !row.removed && rowStatus(intake, row, grid.related) === 'invalid')
        .map(({ number }) => number),
    );

  return (
    <>
      {fixes.length > 0 ? (
        <Button size="sm" onClick={() => view.set(fixes)}>
          {t('panel.fixAll', { many: count(fixes.length) })}
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
