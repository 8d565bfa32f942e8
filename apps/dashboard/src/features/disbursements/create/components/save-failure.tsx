import { chakra } from '@chakra-ui/react';
import { PAYOUT_COLUMNS, type PayoutField } from '@dasbor/domain/disbursements';
import { useCodeWords } from '../../../../shared/i18n/problem-words.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { Failure, FieldFailure } from '../../../../shared/lib/failure.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../../shared/ui/failure-banner.tsx';
import type { RowEdit } from '../model/row-edits.ts';

type SaveFailureProps = {
  failure: Failure;
  /** The edits as sent. A rejection refers to them by index. */
  edits: readonly RowEdit[];
  onGoTo: (row: number, field: PayoutField) => void;
  onRetry: () => void;
};

/** Why edits are not saved, and which cell was refused. */
export const SaveFailure = ({ failure, edits, onGoTo, onRetry }: SaveFailureProps) => {
  const t = useT('create');
  const field = useT('payout-issues');
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
              {field(`field.${cell.field}`)}, {t('cards.row', { row: cell.row })}:{' '}
              {words(cell.code, cell.params)}
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
  field: PayoutField;
} & FieldFailure;

/** The first field named, such as `edits.1.cells.notes`. */
const refusedCell = ({ fields = [] }: Failure, edits: readonly RowEdit[]): RefusedCell | undefined => {
  for (const { field: name, code, params } of fields) {
    const [, at, column] = /^edits\.(\d+)\.cells\.(\w+)$/.exec(name) ?? [];
    const row = edits[Number(at)]?.row;
    const field = PAYOUT_COLUMNS.find((one) => one.field === column)?.field;
    if (row !== undefined && field) return { row, field, code, params };
  }
  return undefined;
};
