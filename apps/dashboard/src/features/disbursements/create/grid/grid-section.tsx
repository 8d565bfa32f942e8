import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useIsPhone } from '../../../../shared/list/use-media.ts';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { Bank } from '../../api/types.ts';
import type { Grid } from '../model/grid.ts';
import type { Suggest } from '../model/mends.ts';
import type { FileFacts } from '../worker/read-payouts.ts';
import { commandOf } from './commands.ts';
import { GridActions } from './grid-actions.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { MendCards } from './mend-cards.tsx';
import { PayoutGrid } from './payout-grid.tsx';
import { ProblemPanel } from './problem-panel.tsx';
import { SaidLine } from './said-line.tsx';
import type { GridView } from './use-grid.ts';
import { emptyWord } from '../model/view.ts';

type GridSectionProps = {
  grid: Grid;
  view: GridView;
  banks: readonly Bank[];
  suggest: Suggest;
  facts: FileFacts;
  fileName: string;
};

/** The rows: a keyboard grid or, on a phone, one row with problems at a time. */
export const GridSection = (props: GridSectionProps) => {
  const { grid, view, banks, suggest, facts, fileName } = props;
  const t = useT('create');
  const helpId = useId();
  const isPhone = useIsPhone();
  if (isPhone) return <MendCards {...props} />;
  return (
    <Section
      padding="flush"
      title={t('grid.title')}
      actions={<GridActions grid={grid} view={view} suggest={suggest} />}
      // Undo and F8 also work from the buttons around the grid.
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') return;
        const command = commandOf(event);
        if (command?.kind === 'undo') view.undo();
        else if (command?.kind === 'redo') view.redo();
        else if (command?.kind === 'problem') view.jump(command.backwards);
        else return;
        event.preventDefault();
      }}
    >
      <GridToolbar grid={grid} view={view} />
      <chakra.div px={{ base: '4', sm: '5' }}>
        <SaidLine grid={grid} view={view} />
      </chakra.div>
      {view.rows.length > 0 ? (
        <PayoutGrid
          grid={grid}
          view={view}
          banks={banks}
          label={t('grid.label', { file: fileName })}
          helpId={helpId}
        />
      ) : (
        <chakra.p px="5" py="10" textAlign="center" color="fg.muted" borderTopWidth="1px">
          {t(`grid.${emptyWord(view.counts, view.view)}`)}
        </chakra.p>
      )}
      <ProblemPanel grid={grid} view={view} banks={banks} suggest={suggest} facts={facts} />
      <chakra.p
        id={helpId}
        px={{ base: '4', sm: '5' }}
        py="2.5"
        textStyle="caption"
        color="fg.subtle"
        borderTopWidth="1px"
      >
        {t('grid.help')}
      </chakra.p>
    </Section>
  );
};
