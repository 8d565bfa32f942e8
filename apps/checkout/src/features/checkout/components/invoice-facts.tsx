import type { Checkout } from '@dasbor/sdk';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../locales/words.ts';
import css from './checkout.module.css';

type InvoiceProps = { invoice: NonNullable<Checkout['invoice']> };

export const InvoiceHeading = ({ invoice }: InvoiceProps) => {
  const t = useT();
  return (
    <h1 class={css['to']}>
      <span class={css['merchant']}>{t('invoice.title', { number: invoice.number })}</span>{' '}
      {t('invoice.from', { company: invoice.company_name })}
    </h1>
  );
};

/** An invoice can be paid long after its due date: no clock runs down. */
export const InvoiceRows = ({ invoice }: InvoiceProps) => {
  const t = useT();
  const { date } = useFormat();
  return (
    <dl class={css['rows']}>
      <dt>{t('invoice.for')}</dt>
      <dd>{invoice.name}</dd>
      <dt>{t('invoice.date')}</dt>
      <dd>{date(invoice.start_date)}</dd>
      <dt>{t('invoice.due')}</dt>
      <dd>
        {date(invoice.due_date)}
        {invoice.is_late && <span class={css['left']}>{t('invoice.late')}</span>}
      </dd>
    </dl>
  );
};
