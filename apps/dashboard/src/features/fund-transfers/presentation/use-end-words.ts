import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import type { FundTransfer } from '../api/types.ts';

/** Describes each end: the name of the subaccount or merchant, or the bank account. */
export const useEndWords = () => {
  const t = useT('fund-transfers');
  const { merchant_name: merchant } = useSession();
  const main = t('end.merchant', { merchant });
  return {
    from: (transfer: FundTransfer): string => transfer.source_name ?? main,
    to: (transfer: FundTransfer): string =>
      transfer.bank_name
        ? `${transfer.bank_name} ${transfer.account_number ?? ''}`
        : (transfer.destination_name ?? main),
    merchant: main,
  };
};
