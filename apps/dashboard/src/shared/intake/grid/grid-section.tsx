import { chakra } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useIsPhone } from '../../list/use-media.ts';
import { Section } from '../../ui/page/section.tsx';
import type { Grid } from '../rows/grid.ts';
import { suggester } from '../rows/fixes.ts';
import type { FileFacts } from '../doctor/read-rows.ts';
import { useIntake } from '../use-intake.ts';
import { commandOf } from './commands.ts';
import { GridActions } from './grid-actions.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { RowCards } from './row-cards.tsx';
import { EditableGrid } from './editable-grid.tsx';
import { ProblemPanel } from './problem-panel.tsx';
import { AnnouncementLine } from './announcement-line.tsx';
import type { GridView } from './use-grid.ts';
import { emptyReason } from '../rows/view.ts';

type GridSectionProps = {
  grid: Grid;
  view: GridView;
  facts: FileFacts;
  fileName: string;
};

/** The rows: a keyboard grid or, on a phone, one row with problems at a time. */
export const GridSection = (props: GridSectionProps) => {
  const { grid, view, facts, fileName } = props;
  const t = useT('intake');
  const intake = useIntake();
  const suggest = useMemo(() => suggester(intake), [intake]);
  const helpId = useId();
  const isPhone = useIsPhone();
  if (isPhone) return <RowCards {...{ grid, view, suggest, facts }} />;
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
        <AnnouncementLine grid={grid} view={view} />
      </chakra.div>
      {view.rows.length > 0 ? (
        <EditableGrid grid={grid} view={view} label={t('grid.label', { file: fileName })} helpId={helpId} />
      ) : (
        <chakra.p px="5" py="10" textAlign="center" color="fg.muted" borderTopWidth="1px">
          {t(`grid.${emptyReason(view.counts, view.view)}`)}
        </chakra.p>
      )}
      <ProblemPanel grid={grid} view={view} suggest={suggest} facts={facts} />
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
