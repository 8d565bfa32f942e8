import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import type { Grid } from '../intake/rows/grid.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { countOf, totalOf } from './total-of.ts';
import type { RecordsOf, UploadTexts } from './types.ts';

type SubmitDialogProps<Value> = UploadTexts['ask'] & {
  open: boolean;
  onClose: () => void;
  grid: Grid<Value>;
  records: RecordsOf<Value>;
  yes: string;
  onConfirm: () => Promise<void>;
};

/** What will be created, with its total, before it is. */
export const SubmitDialog = <Value,>({ title, text, grid, records, ...rest }: SubmitDialogProps<Value>) => {
  const t = useT('uploads');
  const { rupiah } = useFormat();
  return (
    <ConfirmDialog
      {...rest}
      title={title(countOf(grid, records))}
      text={`${t('submit.total', { total: rupiah(totalOf(grid, records)) })} ${text}`}
    />
  );
};
