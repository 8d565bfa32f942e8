import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { confirmedBy } from '../../../shared/forms/otp/confirmed-by.ts';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { requestLogPaths } from '../../../shared/paths/developers/request-log.ts';
import type { LegacyKey } from '../api/types.ts';
import { useLegacyKeyActions } from '../api/use-legacy-key-actions.ts';

type RevokeDialogProps = {
  legacyKey: LegacyKey;
  open: boolean;
  onClose: () => void;
};

/**
 * Shows what stops working and when the key was last used, before a revocation that cannot be undone. A live key requires a code.
 */
export const RevokeDialog = ({ legacyKey, open, onClose }: RevokeDialogProps) => {
  const { id, name, mode, previous_secret: previous } = legacyKey;
  const t = useT('legacy-keys');
  const toast = useToast();
  const otp = useOtpStep();
  const { revoke } = useLegacyKeyActions(id);

  return (
    <ConfirmDialog
      danger
      open={open}
      onClose={() => {
        otp.cancel();
        onClose();
      }}
      title={t('revoke.title', { name })}
      text={t('revoke.text')}
      yes={t('revoke.yes')}
      step={otp.step}
      onConfirm={async () => {
        const confirmable = { purpose: 'legacy_key_revoke', action: { id } } as const;
        const confirmed = await confirmedBy(otp, mode === 'live' ? confirmable : null);
        if (!confirmed) return;
        await revoke(confirmed);
        toast.success(t('revoke.done'));
        onClose();
      }}
    >
      <chakra.div display="grid" gap="1.5" mt="3" mb="2">
        <LastCall legacyKey={legacyKey} />
        {previous ? <p>{t('revoke.previous', { lastFour: previous.last_four })}</p> : null}
      </chakra.div>
    </ConfirmDialog>
  );
};

const LastCall = ({
  legacyKey: { id, last_used_at: at, last_used_ip: ip },
}: Pick<RevokeDialogProps, 'legacyKey'>) => {
  const t = useT('legacy-keys');
  const language = useLanguage();
  if (at === null) return <p>{t('revoke.never')}</p>;
  const when = formatDateTime(at, language);
  return (
    <p>
      {ip === null ? t('revoke.lastUsed', { at: when }) : t('revoke.lastUsedFrom', { at: when, ip })}{' '}
      <AppLink to={requestLogPaths.list({ key: [id] })}>{t('revoke.requests')}</AppLink>
    </p>
  );
};
