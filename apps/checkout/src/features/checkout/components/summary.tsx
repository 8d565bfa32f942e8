import { rupiah, rupiahInWords } from '@dasbor/domain/kernel';
import type { Checkout } from '@dasbor/sdk';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../locales/words.ts';
import { isPending } from '../api/pending.ts';
import { shownAmount } from '../api/shown-amount.ts';
import css from './checkout.module.css';
import { TimeLeft } from './time-left.tsx';

const LONG_FROM = 1_000_000;

/** Who is paid how much, for what, and until when. */
export const Summary = ({ checkout }: { checkout: Checkout }) => {
  const t = useT();
  const format = useFormat();
  const { language } = useLanguage();
  const { payment, state } = checkout;
  const isOpen = state === 'open';
  const isChosen = payment !== null && isPending(payment);
  const amount = shownAmount(checkout);
  return (
    <section class={css['panel']}>
      <h1 class={css['to']}>
        {t('summary.to')} <span class={css['merchant']}>{checkout.merchant_name}</span>
      </h1>
      <div>
        <p class={css['amount']} data-long={amount >= LONG_FROM ? '' : undefined}>
          {format.rupiah(amount)}
        </p>
        <p class={css['words']}>{rupiahInWords(rupiah(amount), language)}</p>
      </div>
      <dl class={css['rows']}>
        <dt>{t('summary.order')}</dt>
        <dd>{checkout.order_reference}</dd>
        {isOpen && !isChosen && (
          <>
            <dt>{t('summary.until')}</dt>
            <dd>
              {format.time(checkout.expires_at)}
              <TimeLeft until={checkout.expires_at} />
            </dd>
          </>
        )}
      </dl>
      <Items checkout={checkout} />
    </section>
  );
};

const SIDE = 48;

const Items = ({ checkout }: { checkout: Checkout }) => {
  const t = useT();
  const { rupiah: money } = useFormat();
  const { items, notes, discount_amount: discount, paid_amount: paid } = checkout;
  const hasMore = discount > 0 || (paid > 0 && checkout.remaining_payment > 0);
  if (items.length === 0 && notes === null && !hasMore) return null;
  return (
    <details class={css['fold']}>
      <summary>{t('items.title')}</summary>
      <ul class={css['items']}>
        {items.map(({ name, quantity, price, image_id: image }, at) => (
          <li key={at}>
            {/* The page is on any host of the merchant, and each serves the images. */}
            {image && <img src={`/pay/images/${image}`} alt="" width={SIDE} height={SIDE} loading="lazy" />}
            <span>
              {name}
              <small>{t('items.count', { count: quantity, price: money(price) })}</small>
            </span>
            <span>{money(quantity * price)}</span>
          </li>
        ))}
      </ul>
      {(items.length > 1 || hasMore) && (
        <dl class={css['rows']}>
          <dt>{t('summary.total')}</dt>
          <dd>{money(checkout.total_amount)}</dd>
          {discount > 0 && (
            <>
              <dt>{t('summary.discount')}</dt>
              <dd>−{money(discount)}</dd>
            </>
          )}
          {paid > 0 && checkout.remaining_payment > 0 && (
            <>
              <dt>{t('summary.paid')}</dt>
              <dd>−{money(paid)}</dd>
              <dt>{t('summary.remaining')}</dt>
              <dd>{money(checkout.remaining_payment)}</dd>
            </>
          )}
        </dl>
      )}
      {notes !== null && (
        <>
          <h2 class={css['minor']}>{t('notes.title')}</h2>
          <p class={css['lines']}>{notes}</p>
        </>
      )}
    </details>
  );
};
