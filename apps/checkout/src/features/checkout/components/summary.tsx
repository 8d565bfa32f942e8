import { rupiah, rupiahInWords } from '@dasbor/domain/kernel';
import type { Checkout } from '@dasbor/sdk';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { type WordKey, useT } from '../locales/words.ts';
import { isPending } from '../api/pending.ts';
import { chosenPart, shownAmount } from '../api/shown-amount.ts';
import css from './checkout.module.css';
import { InvoiceHeading, InvoiceRows } from './invoice-facts.tsx';
import { Items } from './items.tsx';
import { PaidBar } from './paid-bar.tsx';
import { TimeLeft } from './time-left.tsx';

const LONG_FROM = 1_000_000;

/** Who is paid how much, for what, and until when. */
export const Summary = ({ checkout }: { checkout: Checkout }) => {
  const t = useT();
  const format = useFormat();
  const { language } = useLanguage();
  const { invoice } = checkout;
  const amount = shownAmount(checkout);
  const label = labelOf(checkout);
  return (
    <section class={css['panel']}>
      {invoice ? (
        <InvoiceHeading invoice={invoice} />
      ) : (
        <h1 class={css['to']}>
          {t('summary.to')} <span class={css['merchant']}>{checkout.merchant_name}</span>
        </h1>
      )}
      <div>
        {label && <p class={css['label']}>{t(label)}</p>}
        <p class={css['amount']} data-long={amount >= LONG_FROM ? '' : undefined}>
          {format.rupiah(amount)}
        </p>
        <p class={css['words']}>{rupiahInWords(rupiah(amount), language)}</p>
      </div>
      <PaidBar checkout={checkout} />
      {invoice ? <InvoiceRows invoice={invoice} /> : <OrderRows checkout={checkout} />}
      <Items checkout={checkout} />
      {invoice?.document_url && (
        <a class={css['link']} href={`${invoice.document_url}?lang=${language}`}>
          {t('invoice.document')}
        </a>
      )}
    </section>
  );
};

/** What the large amount is, where it may be another than the total. */
const labelOf = (checkout: Checkout): WordKey | undefined => {
  const { state, payment, invoice, part, paid_amount: paid } = checkout;
  if (state === 'paid') return invoice ? 'receipt.amount' : undefined;
  if (state !== 'open') return invoice ? 'invoice.total' : undefined;
  if (payment && isPending(payment)) return invoice || part ? 'pay.amount' : undefined;
  if (part?.problem === null && chosenPart(checkout) !== undefined) return 'part.now';
  if (paid > 0) return 'summary.remaining';
  return invoice ? 'invoice.total' : undefined;
};

const OrderRows = ({ checkout }: { checkout: Checkout }) => {
  const t = useT();
  const format = useFormat();
  const { payment, state } = checkout;
  const isChosen = payment !== null && isPending(payment);
  return (
    <dl class={css['rows']}>
      <dt>{t('summary.order')}</dt>
      <dd>{checkout.order_reference}</dd>
      {state === 'open' && !isChosen && (
        <>
          <dt>{t('summary.until')}</dt>
          <dd>
            {format.time(checkout.expires_at)}
            <TimeLeft until={checkout.expires_at} />
          </dd>
        </>
      )}
    </dl>
  );
};
