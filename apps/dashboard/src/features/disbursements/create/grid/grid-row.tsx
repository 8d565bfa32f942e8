import { isBlocking } from '@dasbor/domain/disbursements';
import { memo, type ReactNode } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useIssueWords } from '../../../../shared/payout-issues/use-issue-words.ts';
import { CrossCircleIcon, WarningIcon } from '../../../../shared/ui/icons.tsx';
import type { Grid, GridRow } from '../model/grid.ts';
import { issueOf, issuesOf, standingOf } from '../model/problems.ts';
import { FIELDS } from '../model/view.ts';
import { ROW_HEIGHT } from './grid-css.ts';

type GridRowViewProps = {
  row: GridRow;
  duplicates: Grid['duplicates'];
  /** Its index among the visible rows. */
  place: number;
  activeColumn: number | null;
  /** Columns of it that are within the range. */
  range: readonly [from: number, to: number] | null;
  isPicked: boolean;
  /** Replaces the text of the active cell. */
  editor: ReactNode;
};

/** One payout. The grid handles keys and clicks. */
export const GridRowView = memo(function GridRowView(props: GridRowViewProps) {
  const { row, duplicates, place, activeColumn, range, isPicked, editor } = props;
  const t = useT('create');
  const words = useIssueWords();
  const issues = issuesOf(row, duplicates);
  const standing = standingOf(row, duplicates);
  const isIn = (column: number) => range !== null && column >= range[0] && column <= range[1];

  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      aria-selected={isPicked}
      data-row={row.number}
      data-standing={standing}
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
        {standing === 'invalid' ? <CrossCircleIcon /> : standing === 'warning' ? <WarningIcon /> : null}
      </div>
      {FIELDS.map((field, index) => {
        const column = index + 1;
        const issue = issueOf(issues, field);
        const said = issue && words(issue);
        const isActive = activeColumn === column;
        const id = `cell-${row.number}-${column}`;
        return (
          <div
            key={field}
            role="gridcell"
            aria-colindex={column + 1}
            aria-invalid={issue && isBlocking(issue) ? true : undefined}
            aria-describedby={said ? id : undefined}
            data-column={column}
            data-issue={issue ? (isBlocking(issue) ? 'error' : 'warning') : undefined}
            data-edited={row.cells[field] === row.written[field] ? undefined : ''}
            data-in={isIn(column) ? '' : undefined}
            tabIndex={isActive ? 0 : -1}
            title={said}
          >
            {isActive && editor ? editor : <span>{row.cells[field]?.text ?? ''}</span>}
            {said ? (
              <span id={id} hidden={!isActive} data-bubble="">
                {said}
              </span>
            ) : null}
          </div>
        );
      })}
    </div>
  );
});
