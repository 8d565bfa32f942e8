import type { Checkout } from '@dasbor/sdk';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../locales/words.ts';
import css from './invoice.module.css';
import panelCss from './checkout.module.css';

type PaidPartsProps = { invoice: NonNullable<Checkout['invoice']>; slug: string };

/** What was paid of an invoice. Money that came through this page has a receipt. */
export const PaidParts = ({ invoice, slug }: PaidPartsProps) => {
  const t = useT();
  const { rupiah, date } = useFormat();
  const { language } = useLanguage();
  if (invoice.payments.length === 0) return null;
  return (
    <section class={panelCss['panel']}>
      <h2 class={css['heading']}>{t('parts.title')}</h2>
      <ul class={css['parts']}>
        {invoice.payments.map(({ payment_id: id, channel_name: channel, amount, paid_on: day }, at) => (
          <li key={id ?? at}>
            <span>
              {date(day)}
              <small>{channel ?? t('parts.byHand', { company: invoice.company_name })}</small>
            </span>
            <span>{rupiah(amount)}</span>
            {id && (
              <a href={`./${slug}/receipt?payment=${id}&lang=${language}`} download>
                {t('parts.receipt', { amount: rupiah(amount) })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
