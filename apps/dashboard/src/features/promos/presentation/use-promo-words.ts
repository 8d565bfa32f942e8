import { formatDate } from '@dasbor/domain/kernel';
import { PROMO_APPLICATIONS, PROMO_SUB_TYPES, PROMO_TYPES } from '@dasbor/domain/promos';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { channelName } from '../../../shared/payments/method-words.ts';
import type { Promo } from '../api/types.ts';

type Discount = Pick<Promo, 'discount_type' | 'discount_value' | 'maximum_discount'>;
type Limit = Pick<Promo, 'limit_type'>;

/** The terms of a promo in words. A value of a newer server keeps its name. */
export const usePromoWords = () => {
  const t = useT('promos');
  const { rupiah, count } = useFormat();
  const language = useLanguage();
  return {
    type: (raw: string): string => {
      const known = PROMO_TYPES.find((one) => one === raw);
      return known ? t(`type.${known}`) : raw;
    },
    subType: (raw: string): string => {
      const known = PROMO_SUB_TYPES.find((one) => one === raw);
      return known ? t(`subType.${known}.title`) : raw;
    },
    application: (raw: string): string => {
      const known = PROMO_APPLICATIONS.find((one) => one === raw);
      return known ? t(`application.${known}.title`) : raw;
    },
    /** `15%, maksimum Rp 20.000`, `Rp 25.000`. */
    discount: ({
      discount_type: type,
      discount_value: value,
      maximum_discount: maximum,
    }: Discount): string => {
      if (type !== 'percentage') return rupiah(value);
      const percent = `${value}%`;
      return maximum === null ? percent : t('terms.upTo', { percent, maximum: rupiah(maximum) });
    },
    /** Of the limit: payments or rupiah. */
    limited: (value: number, { limit_type: type }: Limit): string =>
      type === 'budget' ? rupiah(value) : t(`limit.payments.${oneOrMany(value)}`, { number: count(value) }),
    period: ({
      effective_from: from,
      effective_to: to,
    }: Pick<Promo, 'effective_from' | 'effective_to'>): string =>
      from === to
        ? formatDate(from, language)
        : `${formatDate(from, language)} – ${formatDate(to, language)}`,
    channels: ({ type, channels }: Pick<Promo, 'type' | 'channels'>): string =>
      channels.length === 0
        ? t('terms.allChannels')
        : channels.map((one) => channelName(type, one)).join(', '),
  };
};
