import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { showPhone } from '@dasbor/domain/auth';
import { sentDifferently } from '@dasbor/domain/orders';
import { useT } from '../../../shared/i18n/use-t.ts';
import { customerPaths } from '../../../shared/paths/money-in/customers.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Order } from '../api/types.ts';

/** Links to the customer for those who may open it. What the order sent differently is shown below. */
export const CustomerSection = ({
  customer,
  sent,
}: {
  customer: Order['customer'];
  sent?: Order['sent_customer'];
}) => {
  const t = useT('orders');
  const mayOpen = may(useWho(), { permission: 'order.view' }).ok;
  const differently = customer && sent ? sentDifferently(customer, sent) : [];
  return (
    <Section title={t('detail.customer.title')}>
      {customer ? (
        <DescriptionList
          items={[
            {
              key: 'name',
              label: t('detail.customer.name'),
              value: mayOpen ? (
                <AppLink to={customerPaths.detail(customer.id)}>{customer.name}</AppLink>
              ) : (
                customer.name
              ),
            },
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
                    value: showPhone(customer.mobile),
                    copy: showPhone(customer.mobile),
                  },
                ]
              : []),
            {
              key: 'reference',
              label: t('detail.customer.reference'),
              value: customer.reference_id,
              copy: customer.reference_id,
            },
            ...differently.map((field) => ({
              key: `sent-${field}`,
              label: t(`detail.customer.sent.${field}`),
              value: field === 'mobile' ? showPhone(sent?.mobile ?? '') : sent?.[field],
            })),
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
