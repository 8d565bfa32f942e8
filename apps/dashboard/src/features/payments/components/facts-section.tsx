import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Payment } from '../api/types.ts';

export const FactsSection = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const { reference_id: reference, promo_id: promo } = payment;
  return (
    <DetailsSection
      items={[
        { key: 'reference', label: t('ids.reference'), value: reference, copy: reference },
        { key: 'created', label: t('created'), value: <Time value={payment.created_at} /> },
        ...(promo ? [idItem(t('ids.promo'), promo, 'promo')] : []),
        idItem(t('ids.id'), payment.id),
      ]}
    />
  );
};
