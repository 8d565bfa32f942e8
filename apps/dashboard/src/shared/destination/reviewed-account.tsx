import { chakra } from '@chakra-ui/react';
import { useT } from '../i18n/use-t.ts';
import { describeFailure } from '../lib/failure.ts';
import { FailureBanner } from '../ui/failure-banner.tsx';
import type { useOwnAccount } from './use-own-account.ts';
import type { Account, Bank } from './types.ts';

type ReviewedAccountProps = {
  bank: Bank;
  account: Account;
  answer: ReturnType<typeof useOwnAccount>;
};

/** The destination account, with the holder's name from the bank. */
export const ReviewedAccount = ({ bank, account, answer }: ReviewedAccountProps) => {
  const t = useT('destination');
  const { data, error, mutate } = answer;
  return (
    <div data-review="destination">
      <chakra.p fontWeight="semibold" aria-live="polite">
        {data ? data.bank_account_name : error ? account.account_name : t('asking')}
      </chakra.p>
      <chakra.p overflowWrap="anywhere">
        {bank.name} · {account.account_number}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {t('bankCode', { code: bank.code })}
        {data ? ` · ${t('holder')}` : null}
      </chakra.p>
      {error ? <FailureBanner failure={describeFailure(error)} onRetry={() => void mutate()} /> : null}
    </div>
  );
};
