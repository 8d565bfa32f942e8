import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { showPhone } from '@dasbor/domain/auth';
import { INVOICE_CUSTOMER_FIELDS, type InvoiceCustomerField } from '@dasbor/domain/invoices';
import { useT } from '../../../shared/i18n/use-t.ts';
import { customerPaths } from '../../../shared/paths/money-in/customers.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import type { Invoice } from '../api/types.ts';

type Props = Pick<Invoice, 'customer'> & { isDraft?: boolean };

/** The customer as the document names it. A draft and a quotation have no contact yet. */
export const CustomerSection = ({ customer, isDraft = false }: Props) => {
  const t = useT('invoices');
  const { masks_personal_data: isMasked } = useSession();
  const mayOpen = may(useWho(), { permission: 'order.view' }).ok;
  const valueOf = (field: InvoiceCustomerField) => {
    if (field === 'name' && mayOpen && customer.id)
      return <AppLink to={customerPaths.detail(customer.id)}>{customer.name}</AppLink>;
    return field === 'mobile' ? showPhone(customer.mobile) : customer[field];
  };
  return (
    <Section title={t('customer.title')} data-section="customer">
      <DescriptionList
        items={INVOICE_CUSTOMER_FIELDS.filter((field) => customer[field]).map((field) => ({
          key: field,
          label: t(`customer.${field}`),
          value: <chakra.span whiteSpace="pre-line">{valueOf(field)}</chakra.span>,
          ...(field !== 'name' && field !== 'address' && !isMasked ? { copy: String(valueOf(field)) } : {}),
        }))}
      />
      {customer.id && !isDraft ? (
        <chakra.p mt="3" textStyle="small">
          <AppLink to={invoicePaths.customer(customer.id)}>{t('customer.owes')}</AppLink>
        </chakra.p>
      ) : null}
    </Section>
  );
};
