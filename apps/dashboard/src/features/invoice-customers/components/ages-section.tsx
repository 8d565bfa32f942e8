import { chakra } from '@chakra-ui/react';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { InvoiceCustomer } from '../api/types.ts';

/** What is due, by days after the due date. Each group with invoices leads to them. */
export const AgesSection = ({ customer }: { customer: InvoiceCustomer }) => {
  const t = useT('invoice-customers');
  const invoices = useT('invoices');
  const { count } = useFormat();
  const { id, ages = [], outstanding_count: open } = customer;
  return (
    <Section title={t('ages.title')} data-section="ages">
      {open === 0 ? (
        <chakra.p textStyle="body" color="fg.muted">
          {t('ages.none')}
        </chakra.p>
      ) : (
        <chakra.dl m="0" css={AGES}>
          {ages.map(({ age, amount, count: many }) => (
            <chakra.div key={age} data-age={age}>
              <chakra.dt textStyle="small" color="fg.muted">
                {invoices(`age.${age}`)}
              </chakra.dt>
              <chakra.dd m="0">
                <Money
                  value={amount}
                  fontWeight="semibold"
                  color={amount > 0 && age !== 'not_due' ? 'danger.fg' : 'fg'}
                />
              </chakra.dd>
              <chakra.dd m="0" textStyle="small">
                {many === 0 ? (
                  <chakra.span color="fg.muted">{t('ages.count.many', { invoices: count(0) })}</chakra.span>
                ) : (
                  <AppLink to={invoicePaths.list({ customer: [id], age: [age] })}>
                    {t(`ages.count.${oneOrMany(many)}`, { invoices: count(many) })}
                  </AppLink>
                )}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
    </Section>
  );
};

const AGES = {
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(5, minmax(0, 1fr))' },
  '& > div': {
    display: { base: 'grid', sm: 'block' },
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'baseline',
  },
} as const;
