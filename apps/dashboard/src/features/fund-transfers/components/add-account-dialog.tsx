import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import type { AddWhitelistedAccount } from '../api/types.ts';
import type { WhitelistChanges } from '../api/use-whitelist.ts';

interface AddAccountDialogProps {
  account: AddWhitelistedAccount;
  bankName: string;
  onAdd: WhitelistChanges['add'];
  onClose: () => void;
  onAdded: () => void;
  /** Answers whether the refusal stands beside a field of the form now. */
  onRefused: (error: unknown) => boolean;
}

/** Where money may go from now on, once more in words; then the code, which is bound to exactly this account. */
export function AddAccountDialog({
  account,
  bankName,
  onAdd,
  onClose,
  onAdded,
  onRefused,
}: AddAccountDialogProps) {
  const t = useT('fund-transfers');
  const otp = useOtpStep();

  async function confirm() {
    try {
      const isAdded = await onAdd(account, () =>
        otp.confirm({ purpose: 'whitelist_account', action: { ...account } }),
      );
      if (isAdded) onAdded();
    } catch (error) {
      otp.cancel();
      if (!onRefused(error)) throw error;
    }
  }

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
}
