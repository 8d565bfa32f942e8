import { chakra } from '@chakra-ui/react';
import { INVOICE } from '@dasbor/domain/invoices';
import { TextArea } from '../../../../shared/forms/text-area.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { TextField } from '../../../../shared/ui/fields/field.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { InvoiceFormState } from '../../forms/invoice-values.ts';

const LENGTHS = { name: INVOICE.longestName, email: 254, mobile: 20, npwp: 30 } as const;

/** Customers are known by their phone; mails need an address. */
export const CustomerFields = ({ form }: { form: InvoiceFormState }) => {
  const t = useT('invoices');
  const text = (field: keyof typeof LENGTHS) => ({
    label: t(`customer.${field}`),
    autoComplete: 'off',
    maxLength: LENGTHS[field],
    ...form.field(`customer.${field}`),
  });
  return (
    <Section title={t('customer.title')} description={t('form.whoHint')}>
      <chakra.div display="grid" gap="4">
        <TextField {...text('name')} />
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <TextField {...text('mobile')} type="tel" />
          <TextField {...text('email')} type="email" inputMode="email" optional />
        </chakra.div>
        <TextArea
          label={t('customer.address')}
          maxLength={INVOICE.longestAddress}
          {...form.field('customer.address')}
        />
        <TextField {...text('npwp')} inputMode="numeric" hint={t('form.npwpHint')} optional />
      </chakra.div>
    </Section>
  );
};
