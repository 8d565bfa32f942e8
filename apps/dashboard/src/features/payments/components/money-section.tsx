import { chakra } from '@chakra-ui/react';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Section } from '../../../shared/ui/section.tsx';
import { TraceLink } from '../../balance/public.ts';
import type { Payment } from '../api/types.ts';
import { paymentLines } from '../presentation/money-lines.ts';

/** From the price to the net amount, in lines that add up. */
export function MoneySection({ payment }: { payment: Payment }) {
  const t = useT('payments');
  const lines = paymentLines(payment).map((line) => ({ ...line, label: t(`detail.money.line.${line.key}`) }));
  const payer =
    payment.mdr_fee_payer === 'customer' ? 'detail.money.payerCustomer' : 'detail.money.payerMerchant';
  return (
    <Section
      title={t('detail.money.title')}
      actions={payment.status === 'completed' ? <TraceLink id={payment.id} /> : null}
    >
      <MoneyLines lines={lines} />
      <chakra.p textStyle="small" color="fg.subtle">
        {t(payment.status === 'completed' ? payer : 'detail.money.pending')}
      </chakra.p>
    </Section>
  );
}
