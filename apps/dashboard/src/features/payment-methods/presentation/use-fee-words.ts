import { formatRate } from '@dasbor/domain/kernel';
import { type FeeRate, rateWithPpn } from '@dasbor/domain/payments';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { PaymentChannel } from '../api/types.ts';

/** `2,9% + Rp 2.000`, and the same with PPN on it. */
export const useFeeWords = (ppn: number) => {
  const t = useT('payment-methods');
  const language = useLanguage();
  const { rupiah } = useFormat();
  const rateWords = ({ basisPoints, flat }: FeeRate): string =>
    [basisPoints > 0 ? formatRate(basisPoints, language) : null, flat > 0 ? rupiah(flat) : null]
      .filter((part) => part !== null)
      .join(' + ');

  return ({ mdr }: Pick<PaymentChannel, 'mdr'>): string => {
    const rate = { basisPoints: mdr.basis_points, flat: mdr.flat };
    return t('fee', {
      rate: rateWords(rate),
      ppn: formatRate(ppn, language),
      total: rateWords(rateWithPpn(rate, ppn)),
    });
  };
};
