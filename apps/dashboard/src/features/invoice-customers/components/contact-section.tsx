import { may } from '@dasbor/domain/access';
import { showPhone } from '@dasbor/domain/auth';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { customerPaths } from '../../../shared/paths/money-in/customers.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { InvoiceCustomer } from '../api/types.ts';

type Props = { customer: InvoiceCustomer };

/** The present contact; an invoice keeps the one of its time. */
export const ContactSection = ({ customer: { id, name, mobile, email } }: Props) => {
  const t = useT('invoice-customers');
  const { masks_personal_data: isMasked } = useSession();
  const mayOpen = may(useWho(), { permission: 'order.view' }).ok;
  const phone = mobile && showPhone(mobile);
  const contact = (key: 'mobile' | 'email', value: string | null) =>
    value === null ? [] : [{ key, label: t(`contact.${key}`), value, ...(isMasked ? {} : { copy: value }) }];
  return (
    <Section
      title={t('contact.title')}
      data-section="contact"
      actions={
        mayOpen ? (
          <AppLink to={customerPaths.detail(id)} textStyle="small">
            {t('contact.open')}
          </AppLink>
        ) : null
      }
    >
      <DescriptionList
        items={[
          { key: 'name', label: t('contact.name'), value: name },
          ...contact('mobile', phone),
          ...contact('email', email),
        ]}
      />
    </Section>
  );
};

export const FactsSection = ({ customer }: Props) => {
  const t = useT('invoice-customers');
  const { count } = useFormat();
  return (
    <DetailsSection
      items={[
        { key: 'count', label: t('facts.count'), value: count(customer.invoice_count) },
        { key: 'billed', label: t('facts.billed'), value: <Money value={customer.billed_amount} /> },
        { key: 'paid', label: t('facts.paid'), value: <Money value={customer.paid_amount} /> },
        { key: 'created', label: t('facts.created'), value: <Time value={customer.created_at} /> },
        idItem(t('facts.id'), customer.id),
      ]}
    />
  );
};
