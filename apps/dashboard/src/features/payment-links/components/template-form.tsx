import { chakra } from '@chakra-ui/react';
import { rupiah } from '@dasbor/domain/kernel';
import { linkMessage, TEMPLATE_LONGEST, TEMPLATE_WORDS, templateProblem } from '@dasbor/domain/payment-links';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import type { Language } from '../../../shared/i18n/i18n.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextBlock } from '../../../shared/ui/fields/text-block.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import type { PaymentLinkTemplates } from '../api/types.ts';
import { templateSchema } from '../forms/template-values.ts';
import { TextArea } from '../../../shared/forms/text-area.tsx';

type TemplateFormProps = {
  templates: PaymentLinkTemplates;
  isStandard: boolean;
  onSave: (templates: PaymentLinkTemplates | null) => Promise<void>;
  draftName: string;
};

const LANGUAGES: readonly Language[] = ['id', 'en'];

export const TemplateForm = ({ templates, isStandard, onSave, draftName }: TemplateFormProps) => {
  const t = useT('payment-links');
  const share = useT('share');
  const toast = useToast();
  const form = useForm({
    initial: { templates },
    schema: templateSchema,
    draft: draftName,
    submit: async (values, { clear }) => {
      await onSave(values.templates);
      clear();
      toast.success(t('template.saved'));
    },
  });
  return (
    <Form form={form}>
      <DraftNotice form={form} />
      {form.banner}
      {LANGUAGES.map((language) => (
        <Section key={language} title={share(`in.${language}`)}>
          <chakra.div display="grid" gap="4">
            <TextArea
              label={t('template.text')}
              hint={t('template.words', { words: TEMPLATE_WORDS.map((word) => `{${word}}`).join(', ') })}
              required
              maxLength={TEMPLATE_LONGEST}
              {...form.field(`templates.${language}`)}
            />
            <Preview template={form.values.templates[language]} language={language} />
          </chakra.div>
        </Section>
      ))}
      {form.summary}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          type="submit"
          variant="primary"
          loading={form.isBusy}
          disabledReason={form.isChanged ? undefined : t('template.unchanged')}
        >
          {t('template.save')}
        </Button>
        {isStandard ? null : <Restore onSave={onSave} onDone={form.clear} />}
      </chakra.div>
    </Form>
  );
};

type RestoreProps = Pick<TemplateFormProps, 'onSave'> & { onDone: () => void };

const Restore = ({ onSave, onDone }: RestoreProps) => {
  const t = useT('payment-links');
  const toast = useToast();
  const restore = async () => {
    try {
      await onSave(null);
      onDone();
      toast.success(t('template.restored'));
    } catch {
      toast.error(t('template.failed'));
    }
  };
  return <Button onClick={() => void restore()}>{t('template.restore')}</Button>;
};

/** With an example, because nobody reads braces as a sentence. */
const Preview = ({ template, language }: { template: string; language: Language }) => {
  const t = useT('payment-links');
  const now = useClock();
  if (templateProblem(template)) return null;
  const facts = {
    name: 'Sari Wulandari',
    amount: rupiah(168_000),
    url: 'https://pay.contoh.example/pay/4yk9r…',
    expiresAt: now().toISOString(),
  };
  return <TextBlock label={t('template.preview')} text={linkMessage(template, facts, language)} />;
};
