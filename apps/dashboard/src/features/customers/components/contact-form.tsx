import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Form } from '../../../shared/forms/form.tsx';
import { SearchChoice } from '../../../shared/forms/search-choice.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field, TextField } from '../../../shared/ui/fields/field.tsx';
import { Textarea } from '../../../shared/ui/fields/textarea.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import type { Customer } from '../api/types.ts';
import { useSaveCustomer } from '../api/use-save-customer.ts';
import { bodyOf, contactSchema, editedFields, mergedWith, valuesOf } from '../forms/contact-values.ts';
import { countryOptions } from '../presentation/countries.ts';
import { ConflictNotice, type Conflict } from './conflict-notice.tsx';

type ContactFormProps = {
  customer: Customer;
  onDone: () => void;
};

export const ContactForm = ({ customer, onDone }: ContactFormProps) => {
  const t = useT('customers');
  const language = useLanguage();
  const scope = useScope().join(' ');
  const toast = useToast();
  const { save, read } = useSaveCustomer();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // As it was when the form opened: a refresh in the background must not change what the user compares with.
  const [initial] = useState(() => valuesOf(customer));
  const form = useForm({
    initial,
    schema: contactSchema,
    draft: `${scope} customer ${customer.id}`,
    submit: async (values, { clear }) => {
      try {
        await save(customer.id, bodyOf(values));
      } catch (error) {
        const { code, params, fields } = describeFailure(error);
        if (code !== 'DPAY_CUSTOMER_CHANGED') throw error;
        form.set(mergedWith(values, await read(customer.id)));
        setConflict({ by: String(params?.['by'] ?? ''), fields: fields ?? [], before: values });
        return;
      }
      clear();
      toast.success(t('form.saved'));
      onDone();
    },
  });
  const { values } = form;
  const text = (name: 'name' | 'email' | 'mobile' | 'city' | 'postal_code') => ({
    label: t(`field.${name}`),
    autoComplete: 'off',
    ...form.field(name),
  });

  return (
    <Form form={form}>
      <DraftNotice form={form} />
      {form.banner}
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          values={values}
          onTake={(field) => form.set({ [field]: values.seen[field] })}
        />
      ) : null}
      <TextField {...text('name')} maxLength={128} />
      <TextField {...text('email')} type="email" inputMode="email" optional maxLength={254} />
      <TextField {...text('mobile')} type="tel" optional hint={t('form.mobileHint')} maxLength={20} />
      <Field label={t('field.address')} optional error={form.field('address').error}>
        {(control) => {
          const { error: _shown, ...field } = form.field('address');
          return <Textarea {...control} minH="24" py="2" maxLength={255} {...field} />;
        }}
      </Field>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '3fr 2fr' }}>
        <TextField {...text('city')} optional maxLength={64} />
        <TextField {...text('postal_code')} optional inputMode="numeric" maxLength={10} />
      </chakra.div>
      <SearchChoice
        label={t('field.country')}
        options={[{ value: '', label: t('form.noCountry'), also: [] }, ...countryOptions(language)]}
        nothing={t('form.countryNothing')}
        {...form.field('country')}
      />
      {form.summary}
      <chakra.div display="flex" gap="2">
        <Button
          type="submit"
          variant="primary"
          loading={form.isBusy}
          disabledReason={editedFields(values).length > 0 ? undefined : t('form.unchanged')}
        >
          {conflict ? t('form.saveAnyway') : t('form.save')}
        </Button>
        <Button onClick={onDone}>{t('form.cancel')}</Button>
      </chakra.div>
    </Form>
  );
};
