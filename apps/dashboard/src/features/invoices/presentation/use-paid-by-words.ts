import { useT } from '../../../shared/i18n/use-t.ts';
import { usePaymentMethodWords } from '../../../shared/payments/method-words.ts';

/** How something was paid: `BCA`, `QRIS`, `MANUAL`. */
export const usePaidByWords = (): ((paid: { method: string | null; channel: string | null }) => string) => {
  const t = useT('invoices');
  const methodWords = usePaymentMethodWords();
  return ({ method, channel }) => {
    if (method === 'manual') return t('method.manual');
    const words = methodWords({ method: method ?? '', channel: channel ?? '' });
    return (channel ? words.channel : null) ?? words.method;
  };
};
