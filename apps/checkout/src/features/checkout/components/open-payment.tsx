import type { Checkout } from '@dasbor/sdk';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../locales/words.ts';
import { ChargeRows } from './charge-rows.tsx';
import { CheckForm } from './check-form.tsx';
import css from './checkout.module.css';
import { Copyable } from './copyable.tsx';
import { Instructions } from './instructions.tsx';
import { TimeLeft } from './time-left.tsx';

export type Payment = NonNullable<Checkout['payment']>;

type OpenPaymentProps = {
  checkout: Checkout;
  payment: Payment;
  slug: string;
  busy: string | undefined;
  wasChecked: boolean;
  /** Just now, on this page. */
  wasChosen: boolean;
  check: () => void;
};

/** What the customer does now, and until when. */
export const OpenPayment = ({ checkout, payment, slug, wasChosen, ...checking }: OpenPaymentProps) => {
  const t = useT();
  const format = useFormat();
  const panel = useRef<HTMLElement>(null);
  // The button that was pressed is gone, and a long list may have been scrolled.
  useEffect(() => {
    if (wasChosen) panel.current?.focus();
  }, [wasChosen, payment.id]);
  return (
    <section ref={panel} tabIndex={-1} aria-label={t('pay.va.how')} class={css['panel']} aria-live="polite">
      {payment.virtual_account_number !== null && <ByVirtualAccount payment={payment} />}
      {payment.qris_content !== null && (
        <ByQris payment={payment} merchant={checkout.merchant_name} slug={slug} />
      )}
      {payment.payment_code !== null && (
        <ByCode payment={payment} code={payment.payment_code} merchant={checkout.merchant_name} />
      )}
      {payment.redirect_url !== null && <ByPage payment={payment} url={payment.redirect_url} />}
      <dl class={css['rows']}>
        <ChargeRows payment={payment} />
        <dt>{t('pay.until')}</dt>
        <dd>
          {format.time(payment.expires_at)}
          <TimeLeft until={payment.expires_at} />
        </dd>
      </dl>
      <CheckForm slug={slug} {...checking} />
    </section>
  );
};

const ByVirtualAccount = ({ payment }: { payment: Payment }) => {
  const t = useT();
  const { rupiah } = useFormat();
  const number = payment.virtual_account_number ?? '';
  return (
    <>
      <Copyable
        label={t('pay.va', { channel: payment.channel_name })}
        shown={inFours(number)}
        text={number}
        action={t('copy.number')}
      />
      <Copyable
        label={t('pay.amount')}
        shown={rupiah(payment.amount)}
        text={String(payment.amount)}
        action={t('copy.amount')}
        hint={t('pay.exact')}
      />
      <Instructions instructions={payment.instructions} />
    </>
  );
};

const inFours = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

const QR_SIZE = 248;

const ByQris = ({ payment, merchant, slug }: { payment: Payment; merchant: string; slug: string }) => {
  const t = useT();
  const { rupiah } = useFormat();
  const image = `./${slug}/qr.png?payment=${payment.id}`;
  return (
    <>
      <h2 class={css['do']}>{t('pay.qris')}</h2>
      <img
        src={image}
        alt={t('pay.qris.alt', { amount: rupiah(payment.amount), merchant })}
        width={QR_SIZE}
        height={QR_SIZE}
        class={css['qr']}
      />
      <p class={css['note']}>{t('pay.qris.how')}</p>
      <a class={css['link']} href={image} download={`qris-${payment.amount}.png`}>
        {t('pay.qris.save')}
      </a>
    </>
  );
};

const ByCode = ({ payment, code, merchant }: { payment: Payment; code: string; merchant: string }) => {
  const t = useT();
  const channel = payment.channel_name;
  return (
    <>
      <Copyable
        label={t('pay.retail', { channel })}
        shown={inFours(code)}
        text={code}
        action={t('copy.code')}
      />
      <p class={css['note']}>{t('pay.retail.how', { channel, merchant })}</p>
    </>
  );
};

const ByPage = ({ payment, url }: { payment: Payment; url: string }) => {
  const t = useT();
  const channel = payment.channel_name;
  return (
    <>
      <h2 class={css['do']}>{t('pay.redirect', { channel })}</h2>
      <a class={css['go']} href={url} rel="noreferrer">
        {t('pay.redirect.open', { channel })}
      </a>
      <p class={css['note']}>{t('pay.redirect.how')}</p>
    </>
  );
};
