import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { showPhone } from '@dasbor/domain/auth';
import { INVOICE_CUSTOMER_FIELDS, type InvoiceCustomerField } from '@dasbor/domain/invoices';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { customerPaths } from '../../../shared/paths/customers.ts';
import { useShareDialog } from '../../../shared/share/use-share-dialog.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import type { Invoice } from '../api/types.ts';
import { useInvoiceDocument } from '../api/use-invoice-document.ts';

type Props = { invoice: Invoice };

/** The page on which the customer pays, which a draft does not have, and the document. */
export const DocumentSection = ({ invoice: { id, number, invoice_url: url } }: Props) => {
  const t = useT('invoices');
  const language = useLanguage();
  const documentIn = useInvoiceDocument(id);
  const { show } = useShareDialog();
  const hasDocument = may(useWho(), { permission: 'invoice.view', feature: 'invoice_document' }).ok;
  if (url === null && !hasDocument) return null;
  return (
    <Section title={t('document.title')} data-section="document">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {url === null ? null : (
          <>
            <Button size="sm" onClick={() => show('link')}>
              {t('document.share')}
            </Button>
            <LinkButton size="sm">
              <a href={url} target="_blank" rel="noreferrer">
                {t('document.open')}
              </a>
            </LinkButton>
          </>
        )}
        {hasDocument ? (
          <FileButton
            label={t('document.download')}
            name={`invoice-${(number ?? id).replaceAll('/', '-')}.pdf`}
            make={() => documentIn(language)}
          />
        ) : null}
      </chakra.div>
    </Section>
  );
};

/** The customer as the invoice names it. */
export const CustomerSection = ({ invoice: { customer } }: Props) => {
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
    </Section>
  );
};
