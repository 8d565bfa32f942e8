import { may } from '@dasbor/domain/access';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ListSection } from '../../../shared/list/list-section.tsx';
import { useWho } from '../../../shared/state/session.ts';
import type { Settlement } from '../api/types.ts';
import { settlementPaymentList } from '../payment-list.tsx';

type PaymentsSectionProps = { settlement: Settlement; paymentPath: (paymentId: string) => string };

/** All its payments. Each links to its page for those who may view payments. */
export const PaymentsSection = ({ settlement, paymentPath }: PaymentsSectionProps) => {
  const t = useT('settlements');
  const mayOpen = may(useWho(), { permission: 'payment.view' }).ok;
  return (
    <ListSection
      of={settlementPaymentList}
      path={{ id: settlement.id }}
      title={t('detail.payments.title')}
      empty={{ title: t('detail.payments.none'), description: '' }}
      fileName={`${settlementPaymentList.name}_${settlement.id}`}
      rowPath={mayOpen ? (payment) => paymentPath(payment.id) : undefined}
    />
  );
};
