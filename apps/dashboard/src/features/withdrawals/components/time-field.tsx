import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { pauseOf, twoDigits } from '../forms/schedule-values.ts';

interface TimeFieldProps {
  hour: string;
  minute: string;
  onChange: (time: { hour?: string; minute?: string }) => void;
}

/** Hour and minute in Jakarta, chosen: a browser's own time field shows 12 hours to some and names no zone. */
export function TimeField({ hour, minute, onChange }: TimeFieldProps) {
  const t = useT('withdrawals');
  const pause = pauseOf({ hour: Number(hour), minute: Number(minute) });
  return (
    <Field
      label={t('schedule.form.time')}
      hint={pause ? t('schedule.form.timePaused', pause) : t('schedule.form.timeHint')}
    >
      {(control) => (
        <chakra.div display="flex" alignItems="center" gap="2">
          <Select
            {...control}
            aria-label={t('schedule.form.hour')}
            value={hour}
            onChange={(event) => onChange({ hour: event.target.value })}
          >
            {HOURS}
          </Select>
          <span aria-hidden="true">:</span>
          <Select
            aria-label={t('schedule.form.minute')}
            aria-describedby={control['aria-describedby']}
            value={minute}
            onChange={(event) => onChange({ minute: event.target.value })}
          >
            {MINUTES}
          </Select>
          <chakra.span color="fg.muted">WIB</chakra.span>
        </chakra.div>
      )}
    </Field>
  );
}

const options = (count: number) =>
  Array.from({ length: count }, (_, number) => <option key={number}>{twoDigits(number)}</option>);
const HOURS = options(24);
const MINUTES = options(60);

const Select = chakra('select', {
  base: {
    h: '10',
    minW: '20',
    ps: '3',
    pe: '2',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    fontVariantNumeric: 'tabular-nums',
    focusVisibleRing: 'outside',
  },
});
