import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import type { Grid } from '../intake/rows/grid.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { totalOf } from './total-of.ts';
import type { UploadTexts } from './types.ts';

type SubmitDialogProps<Value> = UploadTexts['ask'] & {
  open: boolean;
  onClose: () => void;
  grid: Grid<Value>;
  amountOf: (value: Value) => number;
  yes: string;
  onConfirm: () => Promise<void>;
};

/** What will be created, with its total, before it is. */
export const SubmitDialog = <Value,>({ title, text, grid, amountOf, ...rest }: SubmitDialogProps<Value>) => {
  const t = useT('uploads');
  const { rupiah } = useFormat();
  const many = grid.rows.filter(({ removed }) => !removed).length;
  return (
    <ConfirmDialog
      {...rest}
      title={title(many)}
      text={`${t('submit.total', { total: rupiah(totalOf(grid, amountOf)) })} ${text}`}
    />
  );
};
