import type { Checkout } from '@dasbor/sdk';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Notice, type Tone } from '../../../shared/ui/notice.tsx';
import { useT } from '../locales/words.ts';
import { ChargeRows } from './charge-rows.tsx';
import css from './checkout.module.css';

type Ended = Exclude<Checkout['state'], 'open'>;

const TONES = {
  paid: 'success',
  expired: 'warning',
  cancelled: 'neutral',
  suspended: 'warning',
} as const satisfies Record<Ended, Tone>;

const isKnown = (state: string): state is Ended => Object.hasOwn(TONES, state);

/** Of these, an invoice speaks in its own words. */
const isOfInvoice = (state: string): state is 'paid' | 'cancelled' =>
  state === 'paid' || state === 'cancelled';

type OutcomeProps = {
  checkout: Checkout;
  slug: string;
  /** Since the page was opened: what the customer looked at before is gone. */
  isNew: boolean;
};

/** What became of the order. A state of a newer server is grey. */
export const Outcome = ({ checkout, slug, isNew }: OutcomeProps) => {
  const t = useT();
  const { state, invoice } = checkout;
  const merchant = invoice?.company_name ?? checkout.merchant_name;
  const known = isKnown(state) ? state : 'other';
  const words =
    invoice && isOfInvoice(known) ? (`state.invoice.${known}` as const) : (`state.${known}` as const);
  return (
    <>
      <div role="status">
        <Notice
          tone={known === 'other' ? 'neutral' : TONES[known]}
          title={t(`${words}.title`)}
          takesFocus={isNew}
        >
          <p>{t(`${words}.text`, { merchant })}</p>
        </Notice>
      </div>
      {state === 'paid' && !invoice && <Receipt checkout={checkout} slug={slug} />}
    </>
  );
};

const Receipt = ({ checkout, slug }: { checkout: Checkout; slug: string }) => {
  const t = useT();
  const format = useFormat();
  const { language } = useLanguage();
  const { payment } = checkout;
  if (!payment) return null;
  const rrn = payment.retrieval_reference_number;
  return (
    <section class={css['panel']}>
      <dl class={`${css['rows']} ${css['plain']}`}>
        <dt>{t('receipt.amount')}</dt>
        <dd>{format.rupiah(payment.amount)}</dd>
        <ChargeRows payment={payment} />
        <dt>{t('receipt.method')}</dt>
        <dd>{payment.channel_name}</dd>
        {payment.completed_at && (
          <>
            <dt>{t('receipt.time')}</dt>
            <dd>{format.time(payment.completed_at)}</dd>
          </>
        )}
        <dt>{t('receipt.number')}</dt>
        <dd>{payment.id}</dd>
        {rrn && (
          <>
            <dt>{t('receipt.rrn')}</dt>
            <dd>{rrn}</dd>
          </>
        )}
      </dl>
      <a class={css['link']} href={`./${slug}/receipt?lang=${language}`} download>
        {t('receipt.save')}
      </a>
    </section>
  );
};
