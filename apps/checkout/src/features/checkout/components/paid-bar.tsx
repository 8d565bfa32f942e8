import type { Checkout } from '@dasbor/sdk';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../locales/words.ts';
import css from './invoice.module.css';

/** How much of an order is paid, while some of it is not. */
export const PaidBar = ({ checkout }: { checkout: Checkout }) => {
  const t = useT();
  const { rupiah } = useFormat();
  const { paid_amount: paid, remaining_payment: remaining } = checkout;
  if (paid === 0 || remaining === 0) return null;
  const total = paid + remaining;
  return (
    <div class={css['bar']}>
      <progress
        max={total}
        value={paid}
        aria-label={t('parts.bar', { paid: rupiah(paid), total: rupiah(total) })}
      />
      <dl>
        <div>
          <dt>{t('summary.paid')}</dt>
          <dd>{rupiah(paid)}</dd>
        </div>
        <div>
          <dt>{t('summary.remaining')}</dt>
          <dd>{rupiah(remaining)}</dd>
        </div>
      </dl>
    </div>
  );
};
