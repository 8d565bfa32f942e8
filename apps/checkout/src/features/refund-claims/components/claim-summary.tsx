import type { RefundClaim } from '@dasbor/sdk';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../locales/words.ts';
import css from './claim.module.css';

/** Who refunds how much, for what. */
export const ClaimSummary = ({ claim }: { claim: RefundClaim }) => {
  const t = useT();
  const format = useFormat();
  return (
    <section class={css['panel']}>
      <h1 class={css['from']}>
        {t('summary.from')} <span class={css['merchant']}>{claim.merchant_name}</span>
      </h1>
      <p class={css['amount']}>{format.rupiah(claim.amount)}</p>
      <dl class={css['rows']}>
        <dt>{t('summary.order')}</dt>
        <dd>{claim.order_reference}</dd>
        {claim.state === 'open' && (
          <>
            <dt>{t('summary.until')}</dt>
            <dd>{format.time(claim.expires_at)}</dd>
          </>
        )}
      </dl>
    </section>
  );
};
