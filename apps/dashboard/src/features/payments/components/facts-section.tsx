import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { useSettlementItem } from '../../../shared/detail/settlement-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Payment } from '../api/types.ts';

export const FactsSection = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const settlementItem = useSettlementItem();
  const { reference_id: reference, promo_id: promo, settlement_id: settlement } = payment;
  return (
    <DetailsSection
      items={[
        { key: 'reference', label: t('ids.reference'), value: reference, copy: reference },
        { key: 'created', label: t('created'), value: <Time value={payment.created_at} /> },
        ...(settlement ? [settlementItem(t('ids.settlement'), settlement)] : []),
        ...(promo ? [idItem(t('ids.promo'), promo, 'promo')] : []),
        idItem(t('ids.id'), payment.id),
      ]}
    />
  );
};
