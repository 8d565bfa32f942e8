import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { MainAmount } from '../../../shared/ui/record/main-amount.tsx';
import type { CustomerTotals } from '../api/types.ts';

/** What the customer paid, and how often. A value that the user may not see is left out. */
export const TotalsSection = ({ totals }: { totals: CustomerTotals }) => {
  const t = useT('customers');
  const { count } = useFormat();
  const {
    paid_amount: paid,
    refunded_amount: refunded,
    order_count: orders,
    payment_count: payments,
  } = totals;
  return (
    <Section aria-label={t('totals.title')} data-section="totals">
      <chakra.dl
        m="0"
        display="grid"
        columnGap="8"
        rowGap="4"
        gridTemplateColumns={{ base: '1fr 1fr', lg: '2fr 2fr 1fr 1fr' }}
      >
        {paid === null ? null : (
          <Figure name="paid" isWide>
            <MainAmount value={paid} display="block" />
          </Figure>
        )}
        {refunded === null ? null : (
          <Figure name="refunded" isWide>
            <Money value={refunded} fontSize="xl" fontWeight="semibold" display="block" />
          </Figure>
        )}
        {orders === null ? null : <Figure name="orders">{count(orders)}</Figure>}
        {payments === null ? null : <Figure name="payments">{count(payments)}</Figure>}
      </chakra.dl>
    </Section>
  );
};

type FigureProps = {
  name: 'paid' | 'refunded' | 'orders' | 'payments';
  /** Both columns of a phone. */
  isWide?: boolean;
  children: ReactNode;
};

const Figure = ({ name, isWide = false, children }: FigureProps) => {
  const t = useT('customers');
  return (
    <chakra.div data-figure={name} gridColumn={isWide ? { base: '1 / -1', lg: 'auto' } : undefined}>
      <chakra.dt textStyle="label" color="fg.muted">
        {t(`totals.${name}`)}
      </chakra.dt>
      <chakra.dd m="0" mt="1" fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </chakra.div>
  );
};
