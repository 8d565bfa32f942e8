import { useT } from '../../../shared/i18n/use-t.ts';
import { usePaymentMethodWords } from '../../../shared/payments/method-words.ts';
import type { SettlementBreakdownLine } from '../api/types.ts';

const PAYERS = ['merchant', 'customer'] as const;

/** The channel of a line, and who pays its fee. An unknown payer keeps the server's name. */
export const useChannelWords = () => {
  const t = useT('settlements');
  const methodWords = usePaymentMethodWords();
  return {
    channelOf: (line: SettlementBreakdownLine): string => {
      const { method, channel } = methodWords(line);
      return channel ?? method;
    },
    payerOf: ({ mdr_fee_payer }: SettlementBreakdownLine): string => {
      const known = PAYERS.find((one) => one === mdr_fee_payer);
      return known ? t(`detail.channels.payers.${known}`) : mdr_fee_payer;
    },
  };
};

export const lineKey = ({ method, channel, mdr_fee_payer }: SettlementBreakdownLine): string =>
  `${method} ${channel} ${mdr_fee_payer}`;
