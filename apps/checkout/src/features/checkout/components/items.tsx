import type { Checkout } from '@dasbor/sdk';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../locales/words.ts';
import css from './checkout.module.css';

const SIDE = 48;

/** What is sold, with what the seller wrote. */
export const Items = ({ checkout }: { checkout: Checkout }) => {
  const t = useT();
  const { rupiah: money } = useFormat();
  const { items, notes, discount_amount: discount, invoice } = checkout;
  if (items.length === 0 && notes === null && discount === 0) return null;
  return (
    <details class={css['fold']}>
      <summary>{t(invoice ? 'invoice.items' : 'items.title')}</summary>
      <ul class={css['items']}>
        {items.map(({ name, sku, description, quantity, price, image_id: image }, at) => (
          <li key={at}>
            {/* The page is on any host of the merchant, and each serves the images. */}
            {image && <img src={`/pay/images/${image}`} alt="" width={SIDE} height={SIDE} loading="lazy" />}
            <span>
              {name}
              {sku !== null && <small>{t('items.sku', { sku })}</small>}
              {description !== null && <small class={css['lines']}>{description}</small>}
              <small>{t('items.count', { count: quantity, price: money(price) })}</small>
            </span>
            <span>{money(quantity * price)}</span>
          </li>
        ))}
      </ul>
      <Totals checkout={checkout} />
      {notes !== null && (
        <>
          <h2 class={css['minor']}>{t('notes.title')}</h2>
          <p class={css['lines']}>{notes}</p>
        </>
      )}
    </details>
  );
};

const Totals = ({ checkout }: { checkout: Checkout }) => {
  const t = useT();
  const { rupiah: money, percent } = useFormat();
  const { items, discount_amount: discount, invoice } = checkout;
  const taxed = invoice && invoice.ppn_mode !== 'none' ? invoice : undefined;
  if (!taxed && items.length < 2 && discount === 0) return null;
  return (
    <>
      <dl class={css['rows']}>
        {taxed && (
          <>
            <dt>{t('invoice.subtotal')}</dt>
            <dd>{money(taxed.subtotal_amount)}</dd>
            <dt>{t('invoice.base')}</dt>
            <dd>{money(taxed.tax_base_amount)}</dd>
            <dt>{t('invoice.ppn', { rate: percent(taxed.ppn_basis_points / 100) })}</dt>
            <dd>{money(taxed.ppn_amount)}</dd>
          </>
        )}
        <dt>{t(invoice ? 'invoice.total' : 'summary.total')}</dt>
        <dd>{money(checkout.total_amount)}</dd>
        {discount > 0 && (
          <>
            <dt>{t('summary.discount')}</dt>
            <dd>−{money(discount)}</dd>
          </>
        )}
      </dl>
      {taxed?.ppn_mode === 'included' && <p class={css['note']}>{t('invoice.included')}</p>}
    </>
  );
};
