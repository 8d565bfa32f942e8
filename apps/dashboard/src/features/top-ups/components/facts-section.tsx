import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { groupDigits } from '../../../shared/payments/va-number.ts';
import type { TopUp } from '../api/types.ts';

/** While it can be paid, the payment section shows the bank and number. */
export const FactsSection = ({ topUp }: { topUp: TopUp }) => {
  const t = useT('top-ups');
  const paidTo = [
    { key: 'bank', label: t('detail.pay.bank'), value: topUp.bank_name },
    { key: 'va', label: t('detail.pay.number'), value: groupDigits(topUp.va_number), copy: topUp.va_number },
    { key: 'name', label: t('detail.pay.name'), value: topUp.va_name },
  ];
  return (
    <DetailsSection
      items={[...(topUp.status === 'processing' ? [] : paidTo), idItem(t('detail.ids.id'), topUp.id)]}
    />
  );
};
