import { chakra } from '@chakra-ui/react';
import { paymentTransitions, type PaymentStatus } from '@dasbor/domain/payments';
import { BreakdownSection } from '../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TraceLink } from '../../balance/public.ts';
import type { Payment } from '../api/types.ts';
import { RefundedLine } from './refunded-line.tsx';
import { paymentLines } from '../presentation/money-lines.ts';

/** From the price to the net amount, in lines that add up. */
export const MoneySection = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const lines = paymentLines(payment).map((line) => ({ ...line, label: t(`money.line.${line.key}`) }));
  return (
    <BreakdownSection actions={payment.status === 'completed' ? <TraceLink id={payment.id} /> : null}>
      <MoneyLines lines={lines} />
      <RefundedLine payment={payment} />
      <chakra.p textStyle="small" color="fg.subtle">
        {t(`money.${feeNote(payment)}`)}
      </chakra.p>
    </BreakdownSection>
  );
};

/** Who pays the fee, once there is one. */
const feeNote = ({ status, mdr_fee_payer }: Payment) => {
  if (status === 'completed') return mdr_fee_payer === 'customer' ? 'payerCustomer' : 'payerMerchant';
  return paymentTransitions.isFinal(status as PaymentStatus) ? 'none' : 'pending';
};
