import { memo, type ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { CrossCircleIcon, WarningIcon } from '../../ui/icons.tsx';
import type { RelatedIssues } from '../intake.ts';
import type { GridRow } from '../rows/grid.ts';
import { issueOf, issuesOf, rowStatus } from '../rows/row-status.ts';
import { useIntake, useIntakeWords } from '../use-intake.ts';
import { ROW_HEIGHT } from './grid-css.ts';

type GridRowViewProps = {
  row: GridRow;
  related: RelatedIssues;
  /** Its index among the visible rows. */
  place: number;
  activeColumn: number | null;
  /** Columns of it that are within the range. */
  range: readonly [from: number, to: number] | null;
  isPicked: boolean;
  /** Replaces the text of the active cell. */
  editor: ReactNode;
};

/** One row. The grid handles keys and clicks. */
export const GridRowView = memo(function GridRowView(props: GridRowViewProps) {
  const { row, related, place, activeColumn, range, isPicked, editor } = props;
  const t = useT('intake');
  const intake = useIntake();
  const words = useIntakeWords();
  const issues = issuesOf(row, related);
  const status = rowStatus(intake, row, related);
  const isIn = (column: number) => range !== null && column >= range[0] && column <= range[1];

  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      aria-selected={isPicked}
      data-row={row.number}
      data-status={status}
      data-active={activeColumn === null ? undefined : ''}
      style={{ transform: `translateY(${place * ROW_HEIGHT}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        data-column={0}
        tabIndex={activeColumn === 0 ? 0 : -1}
        data-in={isIn(0) ? '' : undefined}
      >
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isPicked}
          readOnly
          data-pick=""
          aria-label={t('grid.pick', { row: row.number })}
        />
        <span>{row.number}</span>
        {status === 'invalid' ? <CrossCircleIcon /> : status === 'warning' ? <WarningIcon /> : null}
      </div>
      {intake.columns.map(({ field, align }, index) => {
        const column = index + 1;
        const issue = issueOf(issues, field);
        const problem = issue && words.issue(issue);
        const isError = issue && intake.isBlocking(issue);
        const isActive = activeColumn === column;
        const id = `cell-${row.number}-${column}`;
        return (
          <div
            key={field}
            role="gridcell"
            aria-colindex={column + 1}
            aria-invalid={isError ? true : undefined}
            aria-describedby={problem ? id : undefined}
            data-column={column}
            data-issue={issue ? (isError ? 'error' : 'warning') : undefined}
            data-align={align}
            data-edited={row.cells[field] === row.original[field] ? undefined : ''}
            data-in={isIn(column) ? '' : undefined}
            tabIndex={isActive ? 0 : -1}
            title={problem}
          >
            {isActive && editor ? editor : <span>{row.cells[field]?.text ?? ''}</span>}
            {problem ? (
              <span id={id} hidden={!isActive} data-bubble="">
                {problem}
              </span>
            ) : null}
          </div>
        );
      })}
    </div>
  );
});
