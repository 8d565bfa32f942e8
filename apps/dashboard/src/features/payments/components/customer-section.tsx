import { useT } from '../../../shared/i18n/use-t.ts';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import type { Payment } from '../api/types.ts';

/** An order may have no customer; then there is no panel. */
export function CustomerSection({ customer }: { customer: Payment['customer'] }) {
  const t = useT('payments');
  if (!customer) return null;
  const { name, email, mobile, reference_id: reference } = customer;
  return (
    <Section title={t('detail.customer.title')}>
      <DescriptionList
        items={[
          { key: 'name', label: t('detail.customer.name'), value: name },
          ...(email ? [{ key: 'email', label: t('detail.customer.email'), value: email, copy: email }] : []),
          ...(mobile
            ? [{ key: 'mobile', label: t('detail.customer.mobile'), value: mobile, copy: mobile }]
            : []),
          { key: 'reference', label: t('detail.customer.reference'), value: reference, copy: reference },
        ]}
      />
    </Section>
  );
}
