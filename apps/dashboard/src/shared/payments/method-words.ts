import { CHANNELS, PAYMENT_METHODS, type PaymentMethod } from '@dasbor/domain/payments';
import { useT } from '../i18n/use-t.ts';

/** The brand's own spelling. An unknown channel keeps its code. */
export const channelName = (method: string, channel: string): string => {
  const known = PAYMENT_METHODS.find((candidate) => candidate === method);
  const channels = known ? CHANNELS[known] : [];
  return channels.find((candidate) => candidate.channel === channel)?.name ?? channel;
};

// `QRIS` and `Kartu` have only one channel, so its name would add nothing.
const WITHOUT_CHANNEL: readonly string[] = ['qris', 'card'] satisfies PaymentMethod[];

/** `Virtual Account`. An unknown method keeps the server's name. */
export const useMethodWords = (): ((method: string) => string) => {
  const t = useT('payments');
  return (method) => {
    const known = PAYMENT_METHODS.find((candidate) => candidate === method);
    return known ? t(`method.${known}`) : method;
  };
};

/** `Virtual Account · BCA`, `QRIS`. */
export const usePaymentMethodWords = (): ((payment: { method: string; channel: string }) => {
  method: string;
  channel: string | null;
}) => {
  const methodWords = useMethodWords();
  return ({ method, channel }) => ({
    method: methodWords(method),
    channel: WITHOUT_CHANNEL.includes(method) ? null : channelName(method, channel),
  });
};
