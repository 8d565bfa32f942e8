import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import type { AddWhitelistedAccount } from '../api/types.ts';
import type { WhitelistChanges } from '../api/use-whitelist.ts';

type AddAccountDialogProps = {
  account: AddWhitelistedAccount;
  bankName: string;
  onAdd: WhitelistChanges['add'];
  onClose: () => void;
  onAdded: () => void;
  /** Returns whether the rejection is now shown beside a form field. */
  onRefused: (error: unknown) => boolean;
};

/** Confirms the new destination, then asks for a code that is bound to this account. */
export const AddAccountDialog = ({
  account,
  bankName,
  onAdd,
  onClose,
  onAdded,
  onRefused,
}: AddAccountDialogProps) => {
  const t = useT('fund-transfers');
  const otp = useOtpStep();

  const confirm = async () => {
    try {
      const isAdded = await onAdd(account, () =>
        otp.confirm({ purpose: 'whitelist_account', action: { ...account } }),
      );
      if (isAdded) onAdded();
    } catch (error) {
      otp.cancel();
      if (!onRefused(error)) throw error;
    }
  };

  return (
    <ConfirmDialog
      open
      onClose={() => {
        otp.cancel();
        onClose();
      }}
      title={t('whitelist.review.title', { account: `${bankName} ${account.account_number}` })}
      text={t('whitelist.review.text', { name: account.account_name })}
      yes={t('whitelist.review.yes')}
      step={otp.step}
      onConfirm={confirm}
    />
  );
};
