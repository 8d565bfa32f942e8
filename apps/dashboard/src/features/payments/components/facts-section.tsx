import { may } from '@dasbor/domain/access';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { DescriptionItem } from '../../../shared/ui/record/description-list.tsx';
import { idItem, IdText } from '../../../shared/ui/record/id-item.tsx';
import { useSettlementItem } from '../../../shared/detail/settlement-item.tsx';
import { promoPaths } from '../../../shared/paths/money-in/promos.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Payment } from '../api/types.ts';

export const FactsSection = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const settlementItem = useSettlementItem();
  const seesPromos = may(useWho(), { permission: 'promo.view' }).ok;
  const { reference_id: reference, promo_id: promo, settlement_id: settlement } = payment;
  const promoItem = (id: string): DescriptionItem => ({
    ...idItem(t('ids.promo'), id, 'promo'),
    ...(seesPromos && {
      value: (
        <AppLink to={promoPaths.detail(id)}>
          <IdText>{id}</IdText>
        </AppLink>
      ),
    }),
  });
  return (
    <DetailsSection
      items={[
        { key: 'reference', label: t('ids.reference'), value: reference, copy: reference },
        { key: 'created', label: t('created'), value: <Time value={payment.created_at} /> },
        ...(settlement ? [settlementItem(t('ids.settlement'), settlement)] : []),
        ...(promo ? [promoItem(promo)] : []),
        idItem(t('ids.id'), payment.id),
      ]}
    />
  );
};
