import { useT } from '../../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../../shared/ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../../shared/ui/toast.tsx';
import { useBatchChanges } from '../../api/use-batch-changes.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';
import type { ItemsDialogProps } from './dialog-props.ts';

/** Deletes one row, some rows, or all invalid rows. Shows how many are deleted and how many remain. */
export const DeleteDialog = ({ batch, open, asked, onClose, items, onDone }: ItemsDialogProps) => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const toast = useToast();
  const { deleteItems } = useBatchChanges(batch);
  const { total, invalid } = batch.counts;
  const count = items === 'all' ? invalid : items.length;
  const rows = counted('rows', count);
  return (
    <ConfirmDialog
      danger
      open={open}
      asked={asked}
      onClose={onClose}
      title={t('delete.title', { rows })}
      text={t('delete.text', { left: counted('rows', Math.max(total - count, 0)) })}
      yes={t('delete.yes', { rows })}
      onConfirm={async () => {
        await deleteItems(items);
        toast.success(t('delete.done', { rows }));
        onClose();
        onDone?.();
      }}
    />
  );
};
