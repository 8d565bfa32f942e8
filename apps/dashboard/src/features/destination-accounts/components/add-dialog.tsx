import { chakra } from '@chakra-ui/react';
import type { Destination } from '../../../shared/destination/destination-values.ts';
import { useOwnAccount } from '../../../shared/destination/use-own-account.ts';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useChangeAccounts } from '../api/use-change-accounts.ts';

type AddDialogProps = {
  destination: Destination;
  onClose: () => void;
  onAdded: () => void;
  /** Returns whether the rejection is now shown beside a form field. */
  onRefused: (error: unknown) => boolean;
};

/** Shows the holder that the bank returned, then asks for a code that is bound to this account. */
export const AddDialog = ({ destination, onClose, onAdded, onRefused }: AddDialogProps) => {
  const t = useT('destination-accounts');
  const words = useT('destination');
  const otp = useOtpStep();
  const { add } = useChangeAccounts();
  const { account, bank } = destination;
  const holder = useOwnAccount(account).data;

  const confirm = async () => {
    try {
      const isAdded = await add(account, () =>
        otp.confirm({ purpose: 'destination_account', action: { ...account } }),
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
      title={t('add.review')}
      text={t('add.reviewText')}
      yes={t('add.yes')}
      disabledReason={holder ? undefined : words('needsHolder')}
      step={otp.step}
      onConfirm={confirm}
    >
      <chakra.div my="3" px="3.5" py="3" bg="bg.subtle" borderRadius="control">
        <chakra.p fontWeight="semibold" aria-live="polite">
          {holder ? holder.bank_account_name : words('asking')}
        </chakra.p>
        <chakra.p overflowWrap="anywhere">
          {bank.name} · {account.account_number}
        </chakra.p>
        {holder ? (
          <chakra.p textStyle="small" color="fg.muted">
            {words('holder')}
          </chakra.p>
        ) : null}
      </chakra.div>
    </ConfirmDialog>
  );
};
