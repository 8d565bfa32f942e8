import { LEDGER_ACCOUNT_NAMES } from '@dasbor/domain/ledger';
import { useT } from '../../../shared/i18n/use-t.ts';

/** Where money stands, in words; an account that this build does not know stands as the server named it. */
export function useAccountWords(): (account: string) => string {
  const t = useT('balance');
  return (account) => {
    const known = LEDGER_ACCOUNT_NAMES.find((name) => name === account);
    return known ? t(`trace.account.${known}`) : account;
  };
}
