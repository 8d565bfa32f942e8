import { chakra } from '@chakra-ui/react';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import type { ReminderSchedule, SaveSchedule } from '../api/types.ts';
import { scheduleSchema, stepOf, valuesOf } from '../forms/steps-values.ts';
import { useMayCreate } from '../presentation/use-may-create.ts';
import { StepFields } from './step-fields.tsx';
import { StepList } from './step-list.tsx';

type ScheduleSectionProps = {
  schedule: ReminderSchedule;
  draftName: string;
  onSave: (body: SaveSchedule) => Promise<void>;
};

/** The schedule of the merchant, for people who may change it; for others, what it says. */
export const ScheduleSection = (props: ScheduleSectionProps) => {
  const t = useT('invoice-reminders');
  const { schedule } = props;
  const isMine = useMayCreate();
  return (
    <Section title={t('schedule.title')} description={t('schedule.text')} data-section="schedule">
      {isMine ? (
        <ScheduleForm {...props} />
      ) : schedule.enabled ? (
        <StepList steps={schedule.steps} />
      ) : (
        <chakra.p textStyle="body" color="fg.muted">
          {t('schedule.off')}
        </chakra.p>
      )}
      {schedule.changed_by_name ? (
        <chakra.p textStyle="small" color="fg.muted" mt="3">
          {t('schedule.changedBy', { name: schedule.changed_by_name })}
        </chakra.p>
      ) : null}
    </Section>
  );
};

const ScheduleForm = ({ schedule, draftName, onSave }: ScheduleSectionProps) => {
  const t = useT('invoice-reminders');
  const toast = useToast();
  const form = useForm({
    initial: { enabled: schedule.enabled, steps: schedule.steps.map(valuesOf) },
    schema: scheduleSchema,
    draft: draftName,
    submit: async ({ enabled, steps }, { clear }) => {
      await onSave({ enabled, steps: steps.map(stepOf) });
      clear();
      toast.success(t(enabled ? 'schedule.savedOn' : 'schedule.savedOff'));
    },
  });
  return (
    <Form form={form}>
      <DraftNotice form={form} />
      {form.banner}
      <Choice title={t('schedule.enabled')} text={t('schedule.enabledText')} {...form.toggle('enabled')} />
      <StepFields form={form} />
      {form.summary}
      <Button
        type="submit"
        variant="primary"
        justifySelf="start"
        loading={form.isBusy}
        disabledReason={form.isChanged ? undefined : t('schedule.unchanged')}
      >
        {t('schedule.save')}
      </Button>
    </Form>
  );
};
