import { SETTLEMENT_TYPES } from '@dasbor/domain/payments';
import { useT } from '../../../shared/i18n/use-t.ts';

/** The name of a settlement type. An unknown type keeps the server's name. */
export const useTypeWords = (): ((type: string) => string) => {
  const t = useT('settlements');
  return (type) => {
    const known = SETTLEMENT_TYPES.find((one) => one === type);
    return known ? t(`type.${known}`) : type;
  };
};
