import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Order } from '../api/types.ts';

export const CustomerSection = ({ customer }: { customer: Order['customer'] }) => {
  const t = useT('orders');
  return (
    <Section title={t('detail.customer.title')}>
      {customer ? (
        <DescriptionList
          items={[
            { key: 'name', label: t('detail.customer.name'), value: customer.name },
            ...(customer.email
              ? [
                  {
                    key: 'email',
                    label: t('detail.customer.email'),
                    value: customer.email,
                    copy: customer.email,
                  },
                ]
              : []),
            ...(customer.mobile
              ? [
                  {
                    key: 'mobile',
                    label: t('detail.customer.mobile'),
                    value: customer.mobile,
                    copy: customer.mobile,
                  },
                ]
              : []),
            {
              key: 'reference',
              label: t('detail.customer.reference'),
              value: customer.reference_id,
              copy: customer.reference_id,
            },
          ]}
        />
      ) : (
        <chakra.p textStyle="body" color="fg.muted">
          {t('detail.customer.none')}
        </chakra.p>
      )}
    </Section>
  );
};
