import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { hasCustomer, type LinkFormState } from '../forms/link-values.ts';
import { TextArea } from '../../../shared/forms/text-area.tsx';

const LENGTHS = { name: 128, email: 254, mobile: 20, city: 64, state: 64, postal_code: 10 } as const;

/** Optional; as soon as something is filled in, name, email and phone are required. */
export const CustomerFields = ({ form }: { form: LinkFormState }) => {
  const t = useT('payment-links');
  const isNamed = hasCustomer(form.values);
  const text = (field: keyof typeof LENGTHS) => ({
    label: t(`customer.${field}`),
    autoComplete: 'off',
    maxLength: LENGTHS[field],
    ...form.field(`customer.${field}`),
  });
  return (
    <Section title={t('form.who')} description={t('form.whoHint')}>
      <chakra.div display="grid" gap="4">
        <TextField {...text('name')} optional={!isNamed} />
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <TextField {...text('email')} type="email" inputMode="email" optional={!isNamed} />
          <TextField {...text('mobile')} type="tel" optional={!isNamed} />
        </chakra.div>
        <TextArea
          label={t('customer.address')}
          hint={t('form.addressHint')}
          maxLength={255}
          {...form.field('customer.address')}
        />
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }}>
          <TextField {...text('city')} optional />
          <TextField {...text('state')} optional />
          <TextField {...text('postal_code')} inputMode="numeric" optional />
        </chakra.div>
      </chakra.div>
    </Section>
  );
};
