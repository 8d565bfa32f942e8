import { chakra } from '@chakra-ui/react';
import { INVOICE } from '@dasbor/domain/invoices';
import { QUOTATION_ANSWERS } from '@dasbor/domain/quotations';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import type { Quotation } from '../api/types.ts';
import { useAskQuotation } from '../api/use-ask-quotation.ts';
import { answerBody, answerSchema } from '../forms/answer-values.ts';

type AnswerDialogProps = { open: boolean; onClose: () => void; quotation: Quotation };

/** What a customer said by phone, mail or WhatsApp. */
export const AnswerDialog = ({ open, onClose, quotation }: AnswerDialogProps) => {
  const t = useT('quotations');
  return (
    <Dialog open={open} onClose={onClose} title={t('record.title')} description={t('record.text')}>
      <chakra.div mt="4">
        {/* After another answer, it is another form. */}
        <AnswerForm key={quotation.answer ?? ''} quotation={quotation} onDone={onClose} />
      </chakra.div>
    </Dialog>
  );
};

const AnswerForm = ({ quotation, onDone }: { quotation: Quotation; onDone: () => void }) => {
  const t = useT('quotations');
  const toast = useToast();
  const scope = useScope().join(' ');
  const { record } = useAskQuotation();
  const form = useForm({
    // A correction is the other answer.
    initial: {
      answer: quotation.answer === 'accepted' ? ('declined' as const) : ('accepted' as const),
      note: '',
    },
    schema: answerSchema,
    draft: `${scope} quotation-answer ${quotation.id} ${quotation.answer ?? ''}`,
    submit: async (values, { clear }) => {
      await record(quotation.id, answerBody(values));
      clear();
      toast.success(t(`record.done.${values.answer}`));
      onDone();
    },
  });
  return (
    <Form form={form}>
      <DraftNotice form={form} />
      {form.banner}
      <ChoiceGroup legend={t('record.answer')}>
        {QUOTATION_ANSWERS.filter((one) => one !== quotation.answer).map((one) => (
          <Choice key={one} title={t(`record.${one}`)} {...form.choice('answer', one)} />
        ))}
      </ChoiceGroup>
      <TextField
        label={t('record.note')}
        optional
        hint={t('record.noteHint')}
        autoComplete="off"
        maxLength={INVOICE.longestNote}
        {...form.field('note')}
      />
      {form.summary}
      <Button type="submit" variant="primary" justifySelf="start" loading={form.isBusy}>
        {t('record.submit')}
      </Button>
    </Form>
  );
};
