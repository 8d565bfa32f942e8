import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { SubaccountLink } from '../../../shared/subaccounts/subaccount-link.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Customer } from '../api/types.ts';

export const FactsSection = ({ customer }: { customer: Customer }) => {
  const t = useT('customers');
  const { reference_id: reference, subaccount_id: holder, created_at: createdAt } = customer;
  return (
    <DetailsSection
      items={[
        { key: 'reference', label: t('facts.reference'), value: reference, copy: reference },
        ...(holder === null
          ? []
          : [{ key: 'holder', label: t('facts.holder'), value: <SubaccountLink id={holder} /> }]),
        { key: 'created', label: t('facts.created'), value: <Time value={createdAt} /> },
        idItem(t('facts.id'), customer.id),
      ]}
    />
  );
};
