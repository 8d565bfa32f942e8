import { chakra } from '@chakra-ui/react';
import { STANDARD_STEPS } from '@dasbor/domain/invoice-reminders';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import type { InvoiceReminders, SaveReminders } from '../api/types.ts';
import { ownScheduleSchema, stepOf, valuesOf } from '../forms/steps-values.ts';
import { StepFields } from './step-fields.tsx';

type OwnScheduleProps = {
  reminders: InvoiceReminders;
  onClose: () => void;
  onSave: (body: SaveReminders) => Promise<void>;
};

export const OwnScheduleDialog = ({ open, ...props }: { open: boolean } & OwnScheduleProps) => {
  const t = useT('invoice-reminders');
  return (
    <Dialog open={open} onClose={props.onClose} size="lg" title={t('own.title')} description={t('own.text')}>
      <chakra.div mt="4">
        <OwnScheduleForm {...props} />
      </chakra.div>
    </Dialog>
  );
};

const OwnScheduleForm = ({ reminders, onClose, onSave }: OwnScheduleProps) => {
  const t = useT('invoice-reminders');
  const steps = reminders.steps.length > 0 ? reminders.steps : STANDARD_STEPS;
  const form = useForm({
    initial: { whose: reminders.is_own ? 'own' : 'merchant', steps: steps.map(valuesOf) } as const,
    schema: ownScheduleSchema,
    submit: async (values, { clear }) => {
      await onSave({
        is_paused: reminders.is_paused,
        steps: values.whose === 'own' ? values.steps.map(stepOf) : null,
      });
      clear();
      onClose();
    },
  });
  return (
    <Form form={form}>
      {form.banner}
      <ChoiceGroup legend={t('own.whose')}>
        <Choice title={t('own.merchant')} {...form.choice('whose', 'merchant')} />
        <Choice title={t('own.own')} {...form.choice('whose', 'own')} />
      </ChoiceGroup>
      {form.values.whose === 'own' ? <StepFields form={form} /> : null}
      {form.summary}
      <Button type="submit" variant="primary" justifySelf="start" loading={form.isBusy}>
        {t('own.save')}
      </Button>
    </Form>
  );
};
