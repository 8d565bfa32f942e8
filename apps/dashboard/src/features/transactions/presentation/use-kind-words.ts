import { TRANSACTION_KINDS } from '@dasbor/domain/transactions';
import { useT } from '../../../shared/i18n/use-t.ts';

/** The name of a kind. A kind that this build does not know keeps the server's name. */
export const useKindWords = (): ((kind: string) => string) => {
  const t = useT('transactions');
  return (kind) => {
    const known = TRANSACTION_KINDS.find((one) => one === kind);
    return known ? t(`kind.${known}`) : kind;
  };
};
