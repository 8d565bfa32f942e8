import type { FeePayer } from '@dasbor/domain/payments';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useSetMdrPreference } from '../api/use-mdr-preference.ts';

type SaveDialogProps = {
  open: boolean;
  payer: FeePayer;
  onClose: () => void;
  onSaved: () => void;
};

export const SaveDialog = ({ open, payer, onClose, onSaved }: SaveDialogProps) => {
  const t = useT('mdr-preference');
  const save = useSetMdrPreference();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t(`review.${payer}.title`)}
      text={t(`review.${payer}.text`)}
      yes={t('save')}
      onConfirm={async () => {
        await save(payer);
        onSaved();
      }}
    >
      <p>{t('review.orders')}</p>
    </ConfirmDialog>
  );
};
