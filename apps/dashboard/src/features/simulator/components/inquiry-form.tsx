import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { NumberField } from '../presentation/use-number-field.ts';
import { WaitingPayments } from './waiting-payments.tsx';

type InquiryFormProps = {
  field: NumberField;
  isLoading: boolean;
  /** Before a search: where to find numbers. */
  showsWaiting: boolean;
  onSubmit: () => void;
};

export const InquiryForm = ({ field, isLoading, showsWaiting, onSubmit }: InquiryFormProps) => {
  const t = useT('simulator');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <Section>
      <chakra.form
        onSubmit={submit}
        noValidate
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr auto' }}
        gap="3"
        alignItems="start"
        maxW="32rem"
      >
        <TextField
          label={t('inquiry.label')}
          hint={t('inquiry.hint')}
          error={field.isRefused ? t('inquiry.invalid') : undefined}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          value={field.text}
          onChange={(event) => field.type(event.target.value)}
        />
        <Button type="submit" variant="primary" loading={isLoading} mt={{ sm: '6' }}>
          {t('inquiry.submit')}
        </Button>
      </chakra.form>
      {showsWaiting ? <WaitingPayments /> : null}
    </Section>
  );
};
