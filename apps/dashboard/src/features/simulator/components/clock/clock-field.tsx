import { chakra } from '@chakra-ui/react';
import { object } from 'yup';
import { Form } from '../../../../shared/forms/form.tsx';
import { type Beside, decided, type FormSchema } from '../../../../shared/forms/schema.ts';
import { TimeChoice } from '../../../../shared/forms/time-choice.tsx';
import { useForm } from '../../../../shared/forms/use-form.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DateField } from '../../../../shared/list/filters/date-field.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Field } from '../../../../shared/ui/fields/field.tsx';
import { localOf, momentOf } from '../../presentation/clock-moments.ts';

type ClockFieldProps = {
  now: Date;
  onMove: (moment: Date) => void;
};

/** The chosen time; null follows the clock. */
type Values = {
  day: string | null;
  hour: string | null;
  minute: string | null;
};
type Around = {
  now: Date;
};

const AS_THE_CLOCK: Values = { day: null, hour: null, minute: null };

const chosenMoment = (values: Values, now: Date): Date | null => {
  const { day, hour, minute } = shownOf(values, now);
  return momentOf(`${day}T${hour}:${minute}`);
};

const shownOf = ({ day, hour, minute }: Values, now: Date) => {
  const [today = '', time = ''] = localOf(now).split('T');
  return { day: day ?? today, hour: hour ?? time.slice(0, 2), minute: minute ?? time.slice(3) };
};

const clockSchema: FormSchema<Values, Around> = object({
  day: decided((_: string | null, { values, around }: Beside<Values, Around>) =>
    chosenMoment(values, around.now) ? undefined : { code: 'clockMissing' },
  ),
});

/** Any time in Jakarta. The server decides whether it is allowed. */
export const ClockField = ({ now, onMove }: ClockFieldProps) => {
  const t = useT('simulator');
  const form = useForm({
    initial: AS_THE_CLOCK,
    schema: clockSchema,
    around: { now },
    asks: false,
    words: ({ code }) => (code === 'clockMissing' ? t('clock.missing') : undefined),
    submit: (values) => {
      const moment = chosenMoment(values, now);
      if (moment) onMove(moment);
    },
  });
  const { day, hour, minute } = shownOf(form.values, now);

  return (
    <Form form={form} display="flex" flexWrap="wrap" alignItems="start" gap="3" maxW="34rem">
      <chakra.div flex="1 1 10rem">
        <DateField
          label={t('clock.day')}
          hint={t('clock.dayHint')}
          error={form.errorOf('day')}
          size="md"
          value={day}
          onChange={(value) => form.set({ day: value })}
        />
      </chakra.div>
      <Field label={t('clock.time')}>
        {(control) => (
          <TimeChoice
            hour={hour}
            minute={minute}
            onChange={form.set}
            labels={{ hour: t('clock.hour'), minute: t('clock.minute') }}
            control={control}
          />
        )}
      </Field>
      <Button type="submit" mt={{ sm: '6' }}>
        {t('clock.move')}
      </Button>
    </Form>
  );
};
