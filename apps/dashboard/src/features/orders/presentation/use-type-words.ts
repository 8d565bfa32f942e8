import { useT } from '../../../shared/i18n/use-t.ts';

export const PAYMENT_TYPES = ['full', 'partial'] as const;

/** Paid at once or in parts; what a newer server may add stands as it named it. */
export function useTypeWords(): (type: string) => string {
  const t = useT('orders');
  return (type) => {
    const known = PAYMENT_TYPES.find((one) => one === type);
    return known ? t(`type.${known}`) : type;
  };
}
