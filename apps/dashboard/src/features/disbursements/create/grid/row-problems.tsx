import { chakra } from '@chakra-ui/react';
import { isBlocking, type Issue, type PayoutPlaces } from '@dasbor/domain/disbursements';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useIssueWords } from '../../../../shared/payout-issues/use-issue-words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { CrossCircleIcon, WarningIcon } from '../../../../shared/ui/icons.tsx';
import type { Bank } from '../../api/types.ts';
import { bankNameOf } from '../../presentation/bank-name.ts';
import { banksMeant } from '../../presentation/banks-meant.ts';
import type { CellEdit, Grid, GridRow } from '../model/grid.ts';
import { mergedOver } from '../model/merged.ts';
import { mendAlike, saidOver, type Suggest } from '../model/mends.ts';
import { issuesOf } from '../model/problems.ts';

export type RowProblemsProps = {
  grid: Grid;
  row: GridRow;
  banks: readonly Bank[];
  suggest: Suggest;
  facts: { merged: readonly string[]; places: PayoutPlaces };
  onMend: (edits: readonly CellEdit[]) => void;
  onGoTo?: (row: number) => void;
};

/** The problems of a row, each with a one-click fix for this row or for all rows with the same text. */
export const RowProblems = ({ row, ...rest }: RowProblemsProps) => {
  const issues = issuesOf(row, rest.grid.duplicates);
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
  const { issue, row, grid, banks, suggest, facts, onMend, onGoTo } = props;
  const t = useT('create');
  const field = useT('payout-issues');
  const words = useIssueWords();
  const { count } = useFormat();
  const { code } = issue;
  const isError = isBlocking(issue);
  const Icon = isError ? CrossCircleIcon : WarningIcon;
  const merged =
    code === 'REQUIRED'
      ? mergedOver({ row: row.number, field: issue.field }, facts.merged, facts.places)
      : undefined;
  const over = merged?.field === issue.field && grid.rows.find(({ number }) => number === merged.row);
  const source = over ? saidOver(row, issue.field, { over, suggest }) : undefined;
  const isMeant = code === 'LEADING_ZEROS_LOST';
  const text = isMeant ? row.cells[issue.field]?.text : (source ?? suggest(row, issue));
  const one = text === undefined ? null : { row: row.number, field: issue.field, text };
  const meant = banksMeant(issue, row.cells[issue.field]?.text ?? '', text, banks);
  const alike = one && !source ? mendAlike(grid, one) : [];
  const first = code === 'DUPLICATE_IN_FILE' ? Number(issue.params?.['row']) : null;

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
        <chakra.strong fontWeight="semibold">{field(`field.${issue.field}`)}:</chakra.strong> {words(issue)}
        {merged ? ` ${t('panel.merged', { range: merged.range })}` : ''}
        {isMeant || code === 'ACCOUNT_NUMBER_SCIENTIFIC' || code === 'ACCOUNT_DIGITS_LOST'
          ? ` ${t('panel.guess')}`
          : ''}
      </chakra.p>
      {one ? (
        <Button size="xs" onClick={() => onMend([one])}>
          {isMeant
            ? t('panel.keep')
            : t('panel.use', { value: code === 'BANK_UNKNOWN' ? bankNameOf(one.text, banks) : one.text })}
        </Button>
      ) : null}
      {meant.map((bank) => (
        <Button
          key={bank.code}
          size="xs"
          onClick={() => onMend([{ row: row.number, field: issue.field, text: bank.code }])}
        >
          {t('panel.use', { value: bank.name })}
        </Button>
      ))}
      {alike.length > 1 ? (
        <Button size="xs" variant="quiet" onClick={() => onMend(alike)}>
          {t(isMeant ? 'panel.keepAll' : 'panel.useAll', { many: count(alike.length) })}
        </Button>
      ) : null}
      {first !== null && onGoTo ? (
        <Button size="xs" onClick={() => onGoTo(first)}>
          {t('panel.first', { row: first })}
        </Button>
      ) : null}
    </chakra.div>
  );
};
