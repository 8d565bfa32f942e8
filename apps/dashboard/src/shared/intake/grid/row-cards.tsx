import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/page/section.tsx';
import type { IntakeColumn } from '../intake.ts';
import type { Grid, GridRow } from '../rows/grid.ts';
import type { Suggest } from '../rows/fixes.ts';
import { issueOf } from '../rows/row-status.ts';
import { emptyReason } from '../rows/view.ts';
import type { FileFacts } from '../doctor/read-rows.ts';
import { useIntake, useIntakeWords } from '../use-intake.ts';
import { ColumnOptions, optionsId } from './column-options.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { UndoIcon } from './grid-icons.tsx';
import { RowProblems } from './row-problems.tsx';
import { AnnouncementLine } from './announcement-line.tsx';
import type { GridView } from './use-grid.ts';

type RowCardsProps = {
  grid: Grid;
  view: GridView;
  suggest: Suggest;
  facts: FileFacts;
};

/** On a phone: one row at a time, its problems above its fields. */
export const RowCards = ({ grid, view, suggest, facts }: RowCardsProps) => {
  const t = useT('intake');
  const { count } = useFormat();
  const { columns } = useIntake();
  const { rows, active } = view;
  const place = Math.max(
    0,
    rows.findIndex(({ number }) => number === active?.row),
  );
  const row = rows[place];
  const lead = (to: number) => {
    const next = rows[to];
    if (next) view.moveTo({ row: next.number, column: 1 }, { focus: false });
  };

  return (
    <Section title={t('grid.title')}>
      <chakra.div display="grid" gap="4">
        <FilterChoice view={view} />
        <AnnouncementLine grid={grid} view={view} />
        {row ? (
          <>
            <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2">
              <IconButton label={t('cards.previous')} disabled={place === 0} onClick={() => lead(place - 1)}>
                <ChevronLeftIcon />
              </IconButton>
              <chakra.p role="status" textStyle="small" color="fg.muted" textAlign="center">
                {t('cards.row', { row: row.number })} · {count(place + 1)}/{count(rows.length)}
              </chakra.p>
              <IconButton
                label={t('cards.next')}
                disabled={place === rows.length - 1}
                onClick={() => lead(place + 1)}
              >
                <ChevronRightIcon />
              </IconButton>
            </chakra.div>
            <RowProblems
              grid={grid}
              row={row}
              suggest={suggest}
              facts={facts}
              onFix={view.set}
              onGoTo={view.goTo}
            />
            {columns.map((column) => (
              <CardField key={`${row.number} ${column.field}`} row={row} column={column} view={view} />
            ))}
            <chakra.div display="flex" justifyContent="space-between" gap="2">
              <Button variant="quiet" onClick={() => view.remove(new Set([row.number]))}>
                {t('cards.remove')}
              </Button>
              <IconButton label={t('grid.undo')} disabled={grid.past.length === 0} onClick={view.undo}>
                <UndoIcon />
              </IconButton>
            </chakra.div>
          </>
        ) : (
          <chakra.p color="fg.muted" py="6" textAlign="center">
            {t(`grid.${emptyReason(view.counts, { filter: 'invalid', search: '' })}`)}
          </chakra.p>
        )}
      </chakra.div>
      <ColumnOptions />
    </Section>
  );
};

type CardFieldProps = {
  row: GridRow;
  column: IntakeColumn;
  view: GridView;
};

/** Commits on blur, so that the messages do not change during typing. Text that a cell cannot hold stays here. */
const CardField = ({ row, column, view }: CardFieldProps) => {
  const { field, inputMode } = column;
  const t = useT('intake');
  const { count } = useFormat();
  const words = useIntakeWords();
  const { cellProblem, limits } = useIntake();
  const text = row.cells[field]?.text ?? '';
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null);
  const issue = issueOf(row.issues, field);
  const shown = typed && typed.over === text ? typed.text : text;
  const rejection = cellProblem(shown.trim());
  return (
    <TextField
      label={words.field(field)}
      hint={words.format(field)}
      error={
        rejection ? t(`cards.${rejection}`, { maximum: count(limits.cell) }) : issue && words.issue(issue)
      }
      value={shown}
      autoComplete="off"
      inputMode={inputMode}
      list={optionsId(column)}
      onChange={(event) => setTyped({ over: text, text: event.target.value })}
      onBlur={() => {
        if (rejection) return;
        if (shown.trim() !== text) view.set([{ row: row.number, field, text: shown.trim() }]);
        setTyped(null);
      }}
    />
  );
};
