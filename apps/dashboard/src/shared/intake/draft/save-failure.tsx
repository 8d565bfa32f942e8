import { chakra } from '@chakra-ui/react';
import { useCodeWords } from '../../i18n/problem-words.ts';
import { useT } from '../../i18n/use-t.ts';
import type { Failure, FieldFailure } from '../../lib/failure.ts';
import { Button } from '../../ui/button.tsx';
import { FailureBanner } from '../../ui/failure-banner.tsx';
import { useIntakeWords } from '../use-intake.ts';
import type { RowEdit } from '../rows/grid.ts';

type SaveFailureProps = {
  failure: Failure;
  /** The edits as sent. A rejection refers to them by index. */
  edits: readonly RowEdit[];
  onGoTo: (row: number, field: string) => void;
  onRetry: () => void;
};

/** Why edits are not saved, and which cell was refused. */
export const SaveFailure = ({ failure, edits, onGoTo, onRetry }: SaveFailureProps) => {
  const t = useT('intake');
  const { field } = useIntakeWords();
  const words = useCodeWords();
  const cell = refusedCell(failure, edits);
  return (
    <FailureBanner
      failure={failure}
      title={t('save.failedTitle')}
      onRetry={onRetry}
      actions={
        cell ? (
          <>
            <chakra.span textStyle="small">
              {field(cell.field)}, {t('cards.row', { row: cell.row })}: {words(cell.code, cell.params)}
            </chakra.span>
            <Button size="xs" onClick={() => onGoTo(cell.row, cell.field)}>
              {t('panel.first', { row: cell.row })}
            </Button>
          </>
        ) : null
      }
    />
  );
};

type RefusedCell = {
  row: number;
  field: string;
} & FieldFailure;

/** The first field named, such as `edits.1.cells.notes`. */
const refusedCell = ({ fields = [] }: Failure, edits: readonly RowEdit[]): RefusedCell | undefined => {
  for (const { field: name, code, params } of fields) {
    const [, at, column] = /^edits\.(\d+)\.cells\.(\w+)$/.exec(name) ?? [];
    const row = edits[Number(at)]?.row;
    if (row !== undefined && column) return { row, field: column, code, params };
  }
  return undefined;
};
