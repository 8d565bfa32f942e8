import { TimeChoice } from '../../../shared/forms/time-choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { pauseOf } from '../forms/schedule-values.ts';

type TimeFieldProps = {
  hour: string;
  minute: string;
  onChange: (time: { hour?: string; minute?: string }) => void;
};

/** The time of the schedule, with a note if it falls in a pause. */
export const TimeField = (time: TimeFieldProps) => {
  const t = useT('withdrawals');
  const pause = pauseOf({ hour: Number(time.hour), minute: Number(time.minute) });
  const labels = { hour: t('schedule.form.hour'), minute: t('schedule.form.minute') };
  return (
    <Field
      label={t('schedule.form.time')}
      hint={pause ? t('schedule.form.timePaused', pause) : t('schedule.form.timeHint')}
    >
      {(control) => <TimeChoice {...time} labels={labels} control={control} />}
    </Field>
  );
};
