import { chakra } from '@chakra-ui/react';
import { useT } from '../i18n/use-t.ts';
import type { DestinationAccount } from './types.ts';

/** Where the money goes, with the holder's name from the bank. */
export const ReviewedAccount = ({ account }: { account: DestinationAccount }) => {
  const t = useT('destination');
  return (
    <div data-review="destination">
      <chakra.p fontWeight="semibold">{account.bank_account_name ?? account.account_name}</chakra.p>
      <chakra.p overflowWrap="anywhere">
        {account.bank_name} · {account.account_number}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {t('bankCode', { code: account.bank_code })}
        {account.bank_account_name ? ` · ${t('holder')}` : null}
      </chakra.p>
    </div>
  );
};
