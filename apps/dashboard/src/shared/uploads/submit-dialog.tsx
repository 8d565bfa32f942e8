import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import type { RecordSum } from './sum-of.ts';
import type { UploadTexts } from './types.ts';

type SubmitDialogProps = UploadTexts['ask'] & {
  open: boolean;
  onClose: () => void;
  sum: RecordSum;
  yes: string;
  onConfirm: () => Promise<void>;
};

/** What will be created, with its total, before it is. */
export const SubmitDialog = ({ title, text, sum, ...rest }: SubmitDialogProps) => {
  const t = useT('uploads');
  const { rupiah } = useFormat();
  return (
    <ConfirmDialog
      {...rest}
      title={title(sum.many)}
      text={`${t('submit.total', { total: rupiah(sum.total) })} ${text}`}
    />
  );
};
