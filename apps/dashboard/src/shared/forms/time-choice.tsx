import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

type TimeChoiceProps = {
  /** `07` */
  hour: string;
  minute: string;
  onChange: (time: { hour?: string; minute?: string }) => void;
  labels: { hour: string; minute: string };
  /** The props that `Field` passes to its control. */
  control: ComponentProps<typeof Select>;
};

/** Hour and minute in Jakarta. A native time field may use a 12-hour clock and shows no time zone. */
export const TimeChoice = ({ hour, minute, onChange, labels, control }: TimeChoiceProps) => (
  <chakra.div display="flex" alignItems="center" gap="2">
    <Select
      {...control}
      aria-label={labels.hour}
      value={hour}
      onChange={(event) => onChange({ hour: event.target.value })}
    >
      {HOURS}
    </Select>
    <span aria-hidden="true">:</span>
    <Select
      aria-label={labels.minute}
      aria-describedby={control['aria-describedby']}
      value={minute}
      onChange={(event) => onChange({ minute: event.target.value })}
    >
      {MINUTES}
    </Select>
    <chakra.span color="fg.muted">WIB</chakra.span>
  </chakra.div>
);

const options = (count: number) =>
  Array.from({ length: count }, (_, number) => (
    <option key={number}>{String(number).padStart(2, '0')}</option>
  ));
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
