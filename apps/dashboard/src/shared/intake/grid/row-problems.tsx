import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { CrossCircleIcon, WarningIcon } from '../../ui/icons.tsx';
import type { Intake, Issue, Places } from '../intake.ts';
import { useIntake, useIntakeWords } from '../use-intake.ts';
import type { CellEdit, Grid, GridRow } from '../rows/grid.ts';
import { mergedOver } from '../rows/merged.ts';
import { fixAlike, valueUnderMerge, type Suggest } from '../rows/fixes.ts';
import { issuesOf } from '../rows/row-status.ts';

export type RowProblemsProps = {
  grid: Grid;
  row: GridRow;
  suggest: Suggest;
  facts: { merged: readonly string[]; places: Places };
  onFix: (edits: readonly CellEdit[]) => void;
  onGoTo: (row: number, field: string) => void;
};

/** The problems of a row, each with a one-click fix for this row or for all rows with the same text. */
export const RowProblems = ({ row, ...rest }: RowProblemsProps) => {
  const issues = issuesOf(row, rest.grid.related);
  return (
    <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2.5">
      {issues.map((issue) => (
        <chakra.li key={`${issue.field} ${issue.code}`}>
          <Problem issue={issue} row={row} {...rest} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
};

const Problem = (props: RowProblemsProps & { issue: Issue }) => {
  const { issue, row, grid, suggest, facts, onFix, onGoTo } = props;
  const t = useT('intake');
  const words = useIntakeWords();
  const intake = useIntake();
  const { count } = useFormat();
  const { code } = issue;
  const isError = intake.isBlocking(issue);
  const Icon = isError ? CrossCircleIcon : WarningIcon;
  const merged =
    code === 'REQUIRED'
      ? mergedOver({ row: row.number, field: issue.field }, facts.merged, facts.places)
      : undefined;
  const over = merged?.field === issue.field && grid.rows.find(({ number }) => number === merged.row);
  const source = over ? valueUnderMerge(row, issue.field, { over, suggest }) : undefined;
  const isConfirmable = intake.confirmable.has(code);
  const written = row.cells[issue.field]?.text ?? '';
  const text = isConfirmable ? written : (source ?? suggest(row, issue));
  const one = text === undefined ? null : { row: row.number, field: issue.field, text };
  const candidates = text === undefined ? intake.candidates(issue, written) : [];
  const labelOf = labelsIn(intake, issue.field);
  const alike = one && !source ? fixAlike(intake, grid, one) : [];
  const advice = words.advice(issue);
  const earlier = grid.related.get(row.number)?.includes(issue) ? Number(issue.params?.['row']) : null;

  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1.5"
      textStyle="small"
    >
      <chakra.span color={isError ? 'danger.fg' : 'warning.fg'} display="flex">
        <Icon />
      </chakra.span>
      <chakra.p flex="1 1 18rem" minW="0">
        <chakra.strong fontWeight="semibold">{words.field(issue.field)}:</chakra.strong> {words.issue(issue)}
        {merged ? ` ${t('panel.merged', { range: merged.range })}` : ''}
        {advice ? ` ${advice}` : ''}
      </chakra.p>
      {one ? (
        <Button size="xs" onClick={() => onFix([one])}>
          {isConfirmable ? t('panel.keep') : t('panel.use', { value: labelOf(one.text) })}
        </Button>
      ) : null}
      {candidates.map((candidate) => (
        <Button
          key={candidate}
          size="xs"
          onClick={() => onFix([{ row: row.number, field: issue.field, text: candidate }])}
        >
          {t('panel.use', { value: labelOf(candidate) })}
        </Button>
      ))}
      {alike.length > 1 ? (
        <Button size="xs" variant="quiet" onClick={() => onFix(alike)}>
          {t(isConfirmable ? 'panel.keepAll' : 'panel.useAll', { many: count(alike.length) })}
        </Button>
      ) : null}
      {earlier !== null ? (
        <Button size="xs" onClick={() => onGoTo(earlier, issue.field)}>
          {t('panel.first', { row: earlier })}
        </Button>
      ) : null}
    </chakra.div>
  );
};

/** Users recognise the name of an option better than its code. */
const labelsIn = ({ columns }: Intake, field: string) => {
  const options = columns.find((column) => column.field === field)?.options;
  return (text: string): string => options?.find((option) => option.text === text)?.label ?? text;
};
