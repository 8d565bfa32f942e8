import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { CUSTOMER_FIELDS } from '@dasbor/domain/customers';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { customerPaths } from '../../../shared/paths/money-in/customers.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import type { Customer } from '../api/types.ts';
import { useFieldText } from '../presentation/use-field-text.ts';

/** Everything that is known of how to reach the customer; the name is the page's title. */
export const ContactSection = ({ customer }: { customer: Customer }) => {
  const t = useT('customers');
  const fieldText = useFieldText();
  const { masks_personal_data: isMasked } = useSession();
  const mayEdit = useMayEdit();
  return (
    <Section
      title={t('contact.title')}
      data-section="contact"
      actions={
        mayEdit ? (
          <LinkButton size="sm">
            <Link to={customerPaths.edit(customer.id)}>{t('contact.edit')}</Link>
          </LinkButton>
        ) : null
      }
    >
      <DescriptionList
        items={CUSTOMER_FIELDS.filter((field) => field !== 'name').map((field) => {
          const value = customer[field];
          const isCopied = (field === 'email' || field === 'mobile') && value !== null && !isMasked;
          return {
            key: field,
            label: t(`field.${field}`),
            value: (
              <chakra.span whiteSpace="pre-line" color={value === null ? 'fg.subtle' : undefined}>
                {fieldText(field, value)}
              </chakra.span>
            ),
            ...(isCopied ? { copy: fieldText(field, value) } : {}),
          };
        })}
      />
      {isMasked ? (
        <chakra.p textStyle="small" color="fg.muted" mt="2">
          {t('contact.masked')}
        </chakra.p>
      ) : null}
    </Section>
  );
};

/** A role that sees masked values cannot edit them. */
export const useMayEdit = (): boolean => {
  const { masks_personal_data: isMasked } = useSession();
  return may(useWho(), { permission: 'payment_link.create' }).ok && !isMasked;
};
