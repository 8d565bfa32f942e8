import { problem } from '@dasbor/domain/kernel';
import { object } from 'yup';
import { Form } from '../../../shared/forms/form.tsx';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { CliSignIn } from '../api/types.ts';
import { useCliSignIn } from '../api/use-cli-sign-in.ts';

type Values = { code: string };

const MOST_LETTERS = 32;

const schema: FormSchema<Values, undefined> = object({
  code: decided((code: string) => (code.trim() === '' ? problem('DPAY_REQUIRED') : undefined)),
});

type CodeFormProps = {
  /** From the address that the command opened. */
  given: string;
  onFound: (signIn: CliSignIn) => void;
};

/** The code is always checked by a press, so that a link alone leads to nothing. */
export const CodeForm = ({ given, onFound }: CodeFormProps) => {
  const t = useT('cli-sign-ins');
  const { find } = useCliSignIn();
  const form = useForm({
    initial: { code: given.slice(0, MOST_LETTERS) },
    schema,
    asks: false,
    submit: async ({ code }) => onFound(await find(code.trim())),
  });
  return (
    <Form form={form} maxW="40rem">
      {form.banner}
      <Section>
        <TextField
          label={t('code.label')}
          hint={t('code.hint')}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      </Section>
      <div>
        <Button type="submit" variant="primary" loading={form.isBusy}>
          {t('code.find')}
        </Button>
      </div>
    </Form>
  );
};
