import { Link } from 'react-router-dom';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { LinkButton } from '../../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/overlays/confirm-dialog.tsx';
import type { Uploaded } from '../../api/use-upload-draft.ts';
import { disbursementPaths } from '../../../../shared/paths/money-out/disbursements.ts';

type UsedDialogProps = {
  used: Extract<Uploaded, { kind: 'used' }> | null;
  onClose: () => void;
  onConfirm: () => Promise<void>;
};

/** Confirms reusing a file that was already a batch, because its recipients may be paid twice. */
export const UsedDialog = ({ used, onClose, onConfirm }: UsedDialogProps) => {
  const t = useT('create');
  return (
    <ConfirmDialog
      open={used !== null}
      alert
      title={t('used.title')}
      text={t('used.text', { name: used?.batch.name ?? '' })}
      yes={t('used.yes')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <LinkButton size="sm" mt="4" mb="2">
        <Link to={disbursementPaths.detail(used?.batch.id ?? '')}>{t('used.look')}</Link>
      </LinkButton>
    </ConfirmDialog>
  );
};
