import { LEDGER_ACCOUNT_NAMES } from '@dasbor/domain/ledger';
import { useT } from '../../../shared/i18n/use-t.ts';

/** The name of a ledger account. An account unknown to this build keeps the server's name. */
export const useAccountWords = (): ((account: string) => string) => {
  const t = useT('balance');
  return (account) => {
    const known = LEDGER_ACCOUNT_NAMES.find((name) => name === account);
    return known ? t(`trace.account.${known}`) : account;
  };
};
