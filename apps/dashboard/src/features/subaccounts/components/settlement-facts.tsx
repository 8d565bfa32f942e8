import { formatDate } from '@dasbor/domain/kernel';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { Status } from '../../../shared/status/status.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Settlement } from '../api/types.ts';
import { settlementMeanings } from '../../../shared/payments/status-view.ts';
import { SubaccountLink } from '../../../shared/subaccounts/subaccount-link.tsx';

/** The status, the date the money arrives, and the receiving balance. */
export const SettlementFacts = ({ settlement }: { settlement: Settlement }) => {
  const t = useT('subaccounts');
  const ofPayments = useT('payments');
  const language = useLanguage();
  const { settled_at: at, merchant_settlement_due_date: due, subaccount_id: holder } = settlement;
  return (
    <DetailsSection
      items={[
        {
          key: 'status',
          label: t('settlements.column.status'),
          value: <Status of={settlementMeanings} is={settlement.status} />,
        },
        {
          key: 'method',
          label: t('settlements.column.method'),
          value: ofPayments(`method.${settlement.method}`),
        },
        at
          ? { key: 'settledAt', label: t('settlements.column.settledAt'), value: <Time value={at} /> }
          : { key: 'due', label: t('settlements.column.due'), value: due ? formatDate(due, language) : '–' },
        ...(holder === null
          ? []
          : [{ key: 'holder', label: t('settlements.holder'), value: <SubaccountLink id={holder} /> }]),
        { key: 'count', label: t('settlements.column.count'), value: String(settlement.payment_count) },
        idItem(t('settlements.column.id'), settlement.id),
      ]}
    />
  );
};
