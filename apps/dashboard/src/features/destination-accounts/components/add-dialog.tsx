import { chakra } from '@chakra-ui/react';
import type { AccountUse } from '@dasbor/domain/destination-accounts';
import type { Account } from '../../../shared/destination/types.ts';
import { useOwnAccount } from '../../../shared/destination/use-own-account.ts';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useChangeAccounts } from '../api/use-change-accounts.ts';

export type Wanted = { use: AccountUse; account: Account; bankName: string };

type AddDialogProps = {
  wanted: Wanted;
  onClose: () => void;
  onAdded?: () => void;
  /** Returns whether the rejection is now shown beside a form field. */
  onRefused?: (error: unknown) => boolean;
};

const PURPOSES = { withdrawals: 'destination_account', fund_transfers: 'whitelist_account' } as const;

/** Shows the account, an own one with the holder that the bank returned, then asks for a code that is bound to it. */
export const AddDialog = ({ wanted, onClose, onAdded, onRefused }: AddDialogProps) => {
  const t = useT('destination-accounts');
  const words = useT('destination');
  const toast = useToast();
  const otp = useOtpStep();
  const { add } = useChangeAccounts();
  const { use, account, bankName } = wanted;
  const isOwn = use === 'withdrawals';
  const stated = useOwnAccount(isOwn ? account : null).data?.bank_account_name;
  const holder = isOwn ? stated : account.account_name;

  const confirm = async () => {
    try {
      const isAdded = await add(use, account, () =>
        otp.confirm({ purpose: PURPOSES[use], action: { ...account } }),
      );
      if (!isAdded) return;
      onAdded?.();
      onClose();
      toast.success(t(`add.done.${use}`));
    } catch (error) {
      otp.cancel();
      if (!onRefused?.(error)) throw error;
    }
  };

  return (
    <ConfirmDialog
      open
      onClose={() => {
        otp.cancel();
        onClose();
      }}
      title={t(`add.review.${use}`)}
      text={t(`add.reviewText.${use}`)}
      yes={t('add.yes')}
      disabledReason={holder === undefined ? words('needsHolder') : undefined}
      step={otp.step}
      onConfirm={confirm}
    >
      <chakra.div my="3" px="3.5" py="3" bg="bg.subtle" borderRadius="control">
        <chakra.p fontWeight="semibold" aria-live="polite">
          {holder ?? words('asking')}
        </chakra.p>
        <chakra.p overflowWrap="anywhere">
          {bankName} · {account.account_number}
        </chakra.p>
        {stated ? (
          <chakra.p textStyle="small" color="fg.muted">
            {words('holder')}
          </chakra.p>
        ) : null}
      </chakra.div>
    </ConfirmDialog>
  );
};
