import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { showPhone } from '@dasbor/domain/auth';
import { LINK_CUSTOMER_FIELDS } from '@dasbor/domain/payment-links';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { customerPaths } from '../../../shared/paths/money-in/customers.ts';
import { orderPaths } from '../../../shared/paths/money-in/orders.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { PaymentLink } from '../api/types.ts';
import { ShareLink } from './share-link.tsx';
import { Thumbnail } from './thumbnail.tsx';

type Props = { link: PaymentLink };

/** While the link can be paid. */
export const ShareSection = ({ link }: Props) => {
  const t = useT('share');
  return (
    <Section title={t('title')} data-section="share">
      <ShareLink link={link} />
    </Section>
  );
};

/** What the customer reads on the page: items and notes. */
export const ShownSection = ({ link }: Props) => {
  const t = useT('payment-links');
  const { count } = useFormat();
  const { items = [], notes, amount } = link;
  return (
    <Section title={t('shown.title')} data-section="shown">
      {items.length > 0 ? (
        <MoneyLines
          lines={[
            ...items.map((item, index) => ({
              key: `item-${index}`,
              label: `${item.name} × ${count(item.quantity)}`,
              amount: item.quantity * item.price,
              before: item.image_id && <Thumbnail image={item.image_id} />,
            })),
            { key: 'total', label: t('shown.total'), amount, isTotal: true },
          ]}
        />
      ) : (
        <chakra.p textStyle="body" color="fg.muted">
          {t('shown.noItems')}
        </chakra.p>
      )}
      {notes ? (
        <chakra.p textStyle="body" mt="3" whiteSpace="pre-line" overflowWrap="anywhere">
          {notes}
        </chakra.p>
      ) : null}
    </Section>
  );
};

export const CustomerSection = ({ link: { customer } }: Props) => {
  const t = useT('payment-links');
  const { masks_personal_data: isMasked } = useSession();
  const mayOpen = may(useWho(), { permission: 'order.view' }).ok;
  if (!customer)
    return (
      <Section title={t('customer.title')}>
        <chakra.p textStyle="body" color="fg.muted">
          {t('customer.none')}
        </chakra.p>
      </Section>
    );
  const valueOf = (field: (typeof LINK_CUSTOMER_FIELDS)[number]) => {
    if (field === 'name' && mayOpen)
      return <AppLink to={customerPaths.detail(customer.id)}>{customer.name}</AppLink>;
    return field === 'mobile' ? showPhone(customer.mobile) : customer[field];
  };
  return (
    <Section title={t('customer.title')} data-section="customer">
      <DescriptionList
        items={LINK_CUSTOMER_FIELDS.filter((field) => customer[field]).map((field) => ({
          key: field,
          label: t(`customer.${field}`),
          value: <chakra.span whiteSpace="pre-line">{valueOf(field)}</chakra.span>,
          ...((field === 'email' || field === 'mobile') && !isMasked ? { copy: String(valueOf(field)) } : {}),
        }))}
      />
    </Section>
  );
};

export const FactsSection = ({ link }: Props) => {
  const t = useT('payment-links');
  const share = useT('share');
  const mayOpenOrder = may(useWho(), { permission: 'order.view' }).ok;
  const { reference_id: reference, order_id: order, status } = link;
  return (
    <DetailsSection
      items={[
        { key: 'reference', label: t('facts.reference'), value: reference, copy: reference },
        {
          key: 'order',
          label: t('facts.order'),
          value: mayOpenOrder ? (
            <AppLink to={orderPaths.detail(order)}>{t('facts.openOrder')}</AppLink>
          ) : (
            order
          ),
        },
        { key: 'fee', label: t('facts.fee'), value: t(`fee.${link.admin_fee_method}`) },
        { key: 'by', label: t('facts.by'), value: link.created_by_name },
        { key: 'created', label: t('facts.created'), value: <Time value={link.created_at} /> },
        { key: 'expires', label: t('facts.expires'), value: <Time value={link.expires_at} /> },
        ...(status === 'unpaid'
          ? []
          : [{ key: 'url', label: share('link'), value: link.url, copy: link.url, isWide: true }]),
        idItem(t('facts.id'), link.id),
      ]}
    />
  );
};
