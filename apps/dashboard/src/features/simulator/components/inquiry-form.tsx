import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { readVaNumber } from '../presentation/va-number-input.ts';
import { WaitingPayments } from './waiting-payments.tsx';

interface InquiryFormProps {
  /** The number in the address. */
  asked: string;
  isLoading: boolean;
  onSubmit: (number: string) => void;
}

export function InquiryForm({ asked, isLoading, onSubmit }: InquiryFormProps) {
  const t = useT('simulator');
  const [text, setText] = useState(asked);
  const [isRefused, setRefused] = useState(asked !== '' && readVaNumber(asked) === null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const number = readVaNumber(text);
    setRefused(number === null);
    if (number !== null) onSubmit(number);
  }

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
          error={isRefused ? t('inquiry.invalid') : undefined}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setRefused(false);
          }}
        />
        <Button type="submit" variant="primary" loading={isLoading} mt={{ sm: '6' }}>
          {t('inquiry.submit')}
        </Button>
      </chakra.form>
      {asked === '' ? <WaitingPayments /> : null}
    </Section>
  );
}
