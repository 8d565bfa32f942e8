import type { Checkout } from '@dasbor/sdk';
import { useEffect } from 'preact/hooks';
import { type Language, useLanguage } from '../../../shared/i18n/language.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Frame, LanguageLinks } from '../../../shared/ui/frame.tsx';
import type { Look } from '../../../shared/ui/look.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { isPending } from '../api/pending.ts';
import { shownAmount } from '../api/shown-amount.ts';
import { type Refusal, useCheckout } from '../api/use-checkout.ts';
import css from '../components/checkout.module.css';
import { OpenPayment } from '../components/open-payment.tsx';
import { Outcome } from '../components/outcome.tsx';
import { PromoForm } from '../components/promo-form.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { Summary } from '../components/summary.tsx';
import { Ways } from '../components/ways.tsx';
import { useT } from '../locales/words.ts';

export type CheckoutPageProps = {
  slug: string;
  initial: Checkout;
  tag: string;
  /** Of a choice that was sent without scripts. */
  refusal?: Refusal | undefined;
  look?: Look | undefined;
};

/** The page of an order. The server draws the same, so it can be read and used before a script runs. */
export const CheckoutPage = ({ slug, initial, tag, refusal: refusedBefore, look }: CheckoutPageProps) => {
  const t = useT();
  const { language } = useLanguage();
  const { checkout, ...acts } = useCheckout({ slug, initial, tag, refusal: refusedBefore });
  useTitle(checkout);
  const { payment, state } = checkout;
  const pending = payment && isPending(payment) ? payment : undefined;
  const ways = (
    <Ways
      ways={checkout.ways}
      replaces={pending?.id}
      refusal={acts.refusal}
      busy={acts.busy}
      action={addressOf(slug, language, checkout)}
      choose={acts.choose}
    />
  );
  return (
    <Frame
      band={checkout.mode === 'sandbox' ? t('sandbox') : undefined}
      brand={<Seller name={checkout.merchant_name} logo={look?.logo ?? null} />}
      hasLook={look !== undefined}
      languages={<LanguageLinks hrefOf={(one) => addressOf(slug, one, checkout)} />}
    >
      {acts.isOffline && (
        <p role="status" class={css['offline']}>
          {t('offline')}
        </p>
      )}
      {acts.refusal && <RefusalNotice refusal={acts.refusal} />}
      {state !== 'open' && <Outcome checkout={checkout} slug={slug} isNew={state !== initial.state} />}
      {state === 'open' && !pending && <Tried checkout={checkout} />}
      <Summary checkout={checkout} />
      {state === 'open' && pending && (
        <>
          <OpenPayment checkout={checkout} payment={pending} slug={slug} {...acts} />
          <details class={css['change']} open={acts.refusal?.kind === 'problem'}>
            <summary>{t('ways.change')}</summary>
            <p class={css['note']}>{t('ways.change.hint')}</p>
            {ways}
          </details>
        </>
      )}
      {state === 'open' && !pending && checkout.takes_promo_code && (
        <PromoForm checkout={checkout} slug={slug} busy={acts.busy} applyCode={acts.applyCode} />
      )}
      {state === 'open' && !pending && (
        <section class={css['choose']}>
          <h2>{t(payment ? 'ways.other' : 'ways.title')}</h2>
          {ways}
        </section>
      )}
      <p class={css['foot']}>{t('foot')}</p>
    </Frame>
  );
};

/** Keeps the promo code, so that another language and a form without scripts know it. */
const addressOf = (slug: string, language: Language, { promo_code: code }: Checkout): string =>
  `./${slug}?lang=${language}${code ? `&promo_code=${encodeURIComponent(code.name)}` : ''}`;

const Seller = ({ name, logo }: { name: string; logo: Look['logo'] }) =>
  logo ? (
    <img class={css['logo']} src={logo.url} width={logo.width} height={logo.height} alt={name} />
  ) : (
    <span class={css['seller']}>{name}</span>
  );

/** What was tried before: a payment that failed, or one that paid a part. */
const Tried = ({ checkout }: { checkout: Checkout }) => {
  const t = useT();
  const { rupiah } = useFormat();
  const { payment, paid_amount: paid, remaining_payment: remaining } = checkout;
  const hasFailed = payment?.status === 'failed' || payment?.status === 'rejected';
  return (
    <div role="status" class={css['tried']}>
      {paid > 0 && (
        <Notice tone="info" title={t('state.partly.title', { paid: rupiah(paid) })}>
          <p>{t('state.partly.text', { remaining: rupiah(remaining) })}</p>
        </Notice>
      )}
      {hasFailed && (
        <Notice tone="danger" title={t('state.failed.title')}>
          <p>{t('state.failed.text')}</p>
        </Notice>
      )}
    </div>
  );
};

/** The title of the browser's tab; the server writes the same into the document. */
export const useTitleOf = () => {
  const t = useT();
  const { rupiah } = useFormat();
  return (checkout: Checkout): string => {
    const amount = rupiah(shownAmount(checkout));
    return t(checkout.state === 'paid' ? 'title.paid' : 'title', {
      amount,
      merchant: checkout.merchant_name,
    });
  };
};

const useTitle = (checkout: Checkout) => {
  const title = useTitleOf()(checkout);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
