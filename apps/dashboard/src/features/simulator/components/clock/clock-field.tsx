import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { TimeChoice } from '../../../../shared/forms/time-choice.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DateField } from '../../../../shared/list/date-field.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { localOf, momentOf } from '../../presentation/clock-moments.ts';

interface ClockFieldProps {
  now: Date;
  onMove: (moment: Date) => void;
}

/** Any moment, in Jakarta. Whether the clock may show it, the server says. */
export function ClockField({ now, onMove }: ClockFieldProps) {
  const t = useT('simulator');
  const [chosen, setChosen] = useState<{ day?: string; hour?: string; minute?: string }>({});
  const [isMissing, setIsMissing] = useState(false);
  const [today = '', time = ''] = localOf(now).split('T');
  const { day = today, hour = time.slice(0, 2), minute = time.slice(3) } = chosen;
  const choose = (part: typeof chosen) => setChosen((before) => ({ ...before, ...part }));

  function move(event: FormEvent) {
    event.preventDefault();
    const moment = momentOf(`${day}T${hour}:${minute}`);
    setIsMissing(moment === null);
    if (moment) onMove(moment);
  }

  return (
    <chakra.form
      noValidate
      onSubmit={move}
      display="flex"
      flexWrap="wrap"
      alignItems="start"
      gap="3"
      maxW="34rem"
    >
      <chakra.div flex="1 1 10rem">
        <DateField
          label={t('clock.day')}
          hint={t('clock.dayHint')}
          error={isMissing ? t('clock.missing') : undefined}
          size="md"
          value={day}
          onChange={(value) => choose({ day: value })}
        />
      </chakra.div>
      <Field label={t('clock.time')}>
        {(control) => (
          <TimeChoice
            hour={hour}
            minute={minute}
            onChange={choose}
            labels={{ hour: t('clock.hour'), minute: t('clock.minute') }}
            control={control}
          />
        )}
      </Field>
      <Button type="submit" mt={{ sm: '6' }}>
        {t('clock.move')}
      </Button>
    </chakra.form>
  );
}
