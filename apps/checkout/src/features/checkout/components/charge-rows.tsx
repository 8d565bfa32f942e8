import type { CheckoutPayment } from '@dasbor/sdk';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../locales/words.ts';

/** Why a payment takes another amount than the order: lines of a list. */
export const ChargeRows = ({ payment: { promo, admin_fee: fee } }: { payment: CheckoutPayment }) => {
  const t = useT();
  const { rupiah } = useFormat();
  return (
    <>
      {promo && (
        <>
          <dt>{t(promo.discount > 0 ? 'promo.line' : 'promo.cashbackLine', { name: promo.name })}</dt>
          <dd>{promo.discount > 0 ? `−${rupiah(promo.discount)}` : rupiah(promo.cashback)}</dd>
        </>
      )}
      {fee > 0 && (
        <>
          <dt>{t('summary.fee')}</dt>
          <dd>{rupiah(fee)}</dd>
        </>
      )}
    </>
  );
};
