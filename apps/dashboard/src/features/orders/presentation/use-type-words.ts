import { useT } from '../../../shared/i18n/use-t.ts';

export const PAYMENT_TYPES = ['full', 'partial'] as const;

/** Full or partial payment. An unknown type from a newer server shows its raw name. */
export const useTypeWords = (): ((type: string) => string) => {
  const t = useT('orders');
  return (type) => {
    const known = PAYMENT_TYPES.find((one) => one === type);
    return known ? t(`type.${known}`) : type;
  };
};
