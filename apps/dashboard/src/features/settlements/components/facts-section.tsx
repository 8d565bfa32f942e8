import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useMethodWords } from '../../../shared/payments/method-words.ts';
import { SubaccountLink } from '../../../shared/subaccounts/subaccount-link.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import type { Settlement } from '../api/types.ts';
import { useTypeWords } from '../presentation/use-type-words.ts';

export const FactsSection = ({ settlement }: { settlement: Settlement }) => {
  const t = useT('settlements');
  const methodWords = useMethodWords();
  const typeWords = useTypeWords();
  const { count } = useFormat();
  const { method, type, group, subaccount_id: holder, payment_count: payments } = settlement;
  return (
    <DetailsSection
      items={[
        ...(method === null
          ? []
          : [{ key: 'method', label: t('detail.facts.method'), value: methodWords(method) }]),
        { key: 'type', label: t('detail.facts.type'), value: typeWords(type) },
        ...(group === null ? [] : [{ key: 'group', label: t('detail.facts.group'), value: group }]),
        ...(holder === null
          ? []
          : [{ key: 'holder', label: t('detail.facts.holder'), value: <SubaccountLink id={holder} /> }]),
        { key: 'count', label: t('detail.facts.count'), value: count(payments) },
        idItem(t('detail.facts.id'), settlement.id),
      ]}
    />
  );
};
