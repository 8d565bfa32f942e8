import { formatDate } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { Status } from '../../../shared/status/status.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { useSettlementItem } from '../../../shared/detail/settlement-item.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Order } from '../api/types.ts';
import { settlementMeanings } from '../../../shared/payments/status-view.ts';

/** When the merchant receives the money. Empty until the order is paid. */
export const SettlementSection = ({ order }: { order: Order }) => {
  const t = useT('orders');
  const language = useLanguage();
  const settlementItem = useSettlementItem();
  const { settlement } = order;
  if (!settlement) return null;
  return (
    <Section title={t('detail.settlement.title')}>
      <DescriptionList
        items={[
          {
            key: 'status',
            label: t('detail.settlement.status'),
            value: <Status of={settlementMeanings} is={settlement.status} />,
          },
          settlement.settled_at
            ? {
                key: 'settledAt',
                label: t('detail.settlement.settledAt'),
                value: <Time value={settlement.settled_at} />,
              }
            : {
                key: 'due',
                label: t('detail.settlement.due'),
                value: settlement.merchant_settlement_due_date
                  ? formatDate(settlement.merchant_settlement_due_date, language)
                  : '–',
              },
          settlementItem(t('detail.settlement.id'), settlement.id),
        ]}
      />
    </Section>
  );
};
