import { type Decision, type Group, noteKey, type ReconciliationRow } from '@dasbor/domain/reconciliation';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { NoteIcon } from './note-icon.tsx';

export type RowHandlers = {
  notes: Readonly<Record<string, string>>;
  onDecide: (match: string, as: Decision | null) => void;
  onOpen: (row: ReconciliationRow) => void;
};

export type ResultRowsProps = {
  group: Group;
  rows: readonly ReconciliationRow[];
} & RowHandlers;

/** Confirms or rejects a probable match, takes a decision back, and opens the details. */
export const RowActions = ({ row, notes, onDecide, onOpen }: { row: ReconciliationRow } & RowHandlers) => {
  const t = useT('reconciliation');
  const note = notes[noteKey(row)];
  const { decided } = row;
  return (
    <span data-actions="">
      {row.group === 'probable' ? (
        <>
          <Button size="xs" onClick={() => onDecide(row.key, 'confirmed')}>
            {t('row.confirm')}
          </Button>
          <Button size="xs" variant="quiet" onClick={() => onDecide(row.key, 'rejected')}>
            {t('row.reject')}
          </Button>
        </>
      ) : null}
      {decided ? (
        <Button size="xs" variant="quiet" onClick={() => onDecide(decided.match, null)}>
          {t('row.undo')}
        </Button>
      ) : null}
      <IconButton
        size="xs"
        label={note === undefined ? t('row.details') : `${t('row.details')}. ${t('row.noted', { note })}`}
        onClick={() => onOpen(row)}
      >
        <NoteIcon isFilled={note !== undefined} />
      </IconButton>
    </span>
  );
};
