import type { DestinationAccount } from '../../../shared/destination/types.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useChangeAccounts } from '../api/use-change-accounts.ts';
import { accountWords } from '../presentation/account-words.ts';

/** Says what the removal stops. */
export const RemoveDialog = ({ account, onClose }: { account: DestinationAccount; onClose: () => void }) => {
  const t = useT('destination-accounts');
  const toast = useToast();
  const { remove } = useChangeAccounts();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('remove.title', { account: accountWords(account) })}
      text={t('remove.text')}
      yes={t('remove.yes')}
      danger
      onConfirm={async () => {
        await remove(account.id);
        onClose();
        toast.success(t('remove.done'));
      }}
    >
      {account.used_by.map((use) => (
        <p key={use} data-stops={use}>
          {t(`remove.stops.${use}`)}
        </p>
      ))}
    </ConfirmDialog>
  );
};
