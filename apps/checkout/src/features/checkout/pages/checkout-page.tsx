import type { Checkout } from '@dasbor/sdk';
import { useEffect } from 'preact/hooks';
import { type Language, useLanguage } from '../../../shared/i18n/language.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Frame, LanguageLinks } from '../../../shared/ui/frame.tsx';
import type { Look } from '../../../shared/ui/look.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { isPending } from '../api/pending.ts';
import { chosenPart, shownAmount, wantedAmount } from '../api/shown-amount.ts';
import { type Refusal, useCheckout } from '../api/use-checkout.ts';
import css from '../components/checkout.module.css';
import { OpenPayment } from '../components/open-payment.tsx';
import { Outcome } from '../components/outcome.tsx';
import { PaidParts } from '../components/paid-parts.tsx';
import { PartForm } from '../components/part-form.tsx';
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
  const wanted = wantedAmount(checkout);
  const { part, invoice } = checkout;
  const amounts = part && (
    <PartForm checkout={checkout} part={part} slug={slug} busy={acts.busy} applyAmount={acts.applyAmount} />
  );
  // An amount that cannot be paid has no ways.
  const ways = !part?.problem && (
    <Ways
      ways={checkout.ways}
      amount={chosenPart(checkout)}
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
      {state === 'open' && !pending && <Tried checkout={checkout} paidBefore={initial.paid_amount} />}
      <Summary checkout={checkout} />
      {state === 'open' && pending && (
        <>
          <OpenPayment checkout={checkout} payment={pending} slug={slug} {...acts} />
          <details class={css['change']} open={acts.refusal?.kind === 'problem' || wanted !== undefined}>
            <summary>{t(part ? 'ways.change.part' : 'ways.change')}</summary>
            <p class={css['note']}>{t('ways.change.hint')}</p>
            {amounts}
            {ways}
          </details>
        </>
      )}
      {state === 'open' && !pending && checkout.takes_promo_code && (
        <PromoForm checkout={checkout} slug={slug} busy={acts.busy} applyCode={acts.applyCode} />
      )}
      {state === 'open' && !pending && (
        <>
          {amounts}
          {ways && (
            <section class={css['choose']}>
              <h2>{t(hasFailed(payment) ? 'ways.other' : 'ways.title')}</h2>
              {ways}
            </section>
          )}
        </>
      )}
      {invoice && <PaidParts invoice={invoice} slug={slug} />}
      <p class={css['foot']}>{t('foot')}</p>
    </Frame>
  );
};

/** Keeps the promo code and the amount, so that another language and a form without scripts know it. */
const addressOf = (slug: string, language: Language, checkout: Checkout): string => {
  const { promo_code: code } = checkout;
  const amount = wantedAmount(checkout);
  const kept = `${code ? `&promo_code=${encodeURIComponent(code.name)}` : ''}${amount === undefined ? '' : `&amount=${amount}`}`;
  return `./${slug}?lang=${language}${kept}`;
};

const Seller = ({ name, logo }: { name: string; logo: Look['logo'] }) =>
  logo ? (
    <img class={css['logo']} src={logo.url} width={logo.width} height={logo.height} alt={name} />
  ) : (
    <span class={css['seller']}>{name}</span>
  );

const hasFailed = (payment: Checkout['payment']): boolean =>
  payment?.status === 'failed' || payment?.status === 'rejected';

/** What was tried: a payment that failed, or one that has just paid a part. */
const Tried = ({ checkout, paidBefore }: { checkout: Checkout; paidBefore: number }) => {
  const t = useT();
  const { rupiah } = useFormat();
  const { payment, paid_amount: paid, remaining_payment: remaining } = checkout;
  return (
    <div role="status" class={css['tried']}>
      {paid > paidBefore && (
        <Notice tone="success" title={t('state.part.title', { paid: rupiah(paid - paidBefore) })} takesFocus>
          <p>{t('state.part.text', { remaining: rupiah(remaining) })}</p>
        </Notice>
      )}
      {hasFailed(payment) && (
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
      merchant: checkout.invoice?.company_name ?? checkout.merchant_name,
    });
  };
};

const useTitle = (checkout: Checkout) => {
  const title = useTitleOf()(checkout);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
