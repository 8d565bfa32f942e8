import { usePaymentMethodWords } from '../../../shared/payments/method-words.ts';

/** `BCA · Virtual Account`, `QRIS`. */
export const useChannelWords = () => {
  const words = usePaymentMethodWords();
  return (payment: { method: string; channel: string }): string => {
    const { method, channel } = words(payment);
    return channel === null ? method : `${channel} · ${method}`;
  };
};
