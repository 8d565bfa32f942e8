import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import type { Grid } from '../rows/grid.ts';
import { rowsWithText, type Suggest } from '../rows/fixes.ts';
import { issuesOf } from '../rows/row-status.ts';
import { RowProblems, type RowProblemsProps } from './row-problems.tsx';
import { useIntake } from '../use-intake.ts';
import type { GridView } from './use-grid.ts';

type ProblemPanelProps = {
  grid: Grid;
  view: GridView;
  suggest: Suggest;
  facts: RowProblemsProps['facts'];
};

/** The problems of the focused row, below the grid. Has a minimum height to avoid layout shifts. */
export const ProblemPanel = ({ grid, view, suggest, facts }: ProblemPanelProps) => {
  const t = useT('intake');
  const row = view.active ? grid.rows.find(({ number }) => number === view.active?.row) : undefined;
  const isFine = row && issuesOf(row, grid.related).length === 0;
  return (
    <chakra.section
      aria-label={row ? t('panel.label', { row: row.number }) : t('panel.noRow')}
      borderTopWidth="1px"
      bg="bg.subtle"
      borderBottomRadius="panel"
      px={{ base: '4', sm: '5' }}
      py="3"
      minH="7rem"
      display="grid"
      alignContent="start"
      gap="2.5"
    >
      <chakra.p textStyle="label" color="fg.muted">
        {!row
          ? t('panel.noRow')
          : isFine
            ? t('panel.none', { row: row.number })
            : t('panel.label', { row: row.number })}
      </chakra.p>
      {row ? (
        <RowProblems
          grid={grid}
          row={row}
          suggest={suggest}
          facts={facts}
          onFix={view.set}
          onGoTo={view.goTo}
        />
      ) : null}
      <AlikeOffer grid={grid} view={view} />
    </chakra.section>
  );
};

/** After a manual fix, offers it for other rows with the same text. */
const AlikeOffer = ({ grid, view }: Pick<ProblemPanelProps, 'grid' | 'view'>) => {
  const t = useT('intake');
  const { count } = useFormat();
  const intake = useIntake();
  const { last } = view;
  const others = last ? rowsWithText(intake, grid, last, last.from).length : 0;
  if (!last || others === 0) return null;
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      textStyle="small"
      borderTopWidth="1px"
      pt="2.5"
    >
      <span>{t('panel.alike', { many: count(others), from: last.from })}</span>
      <Button size="xs" onClick={view.applyLast}>
        {t('panel.alikeYes', { to: last.to })}
      </Button>
    </chakra.div>
  );
};
