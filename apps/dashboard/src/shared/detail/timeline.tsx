import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { STATUS_ICONS, type StatusIcon } from '../ui/status-badge.tsx';
import { Time } from '../ui/time.tsx';
import type { Tone } from '../ui/tone.ts';

export type TimelineStep = {
  key: string;
  title: ReactNode;
  /** Null if it has not happened. */
  at: string | null;
  tone: Tone;
  icon: StatusIcon;
  note?: ReactNode;
  /** Only the date is known: an estimate, a settlement date. */
  isDay?: boolean;
};

/** Past events, oldest first, then the expected ones. */
export const Timeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <chakra.ol listStyleType="none" m="0" p="0">
    {steps.map((step, index) => {
      const Icon = STATUS_ICONS[step.icon];
      return (
        <chakra.li
          key={step.key}
          data-step={step.key}
          display="grid"
          gridTemplateColumns="1.5rem minmax(0, 1fr)"
          columnGap="3"
        >
          <chakra.span display="grid" gridTemplateRows="auto 1fr" justifyItems="center">
            <chakra.span colorPalette={step.tone} color="colorPalette.fg" mt="0.5">
              <Icon />
            </chakra.span>
            {index < steps.length - 1 ? <chakra.span width="1px" minH="4" bg="border" mt="1" /> : null}
          </chakra.span>
          <chakra.div pb={index < steps.length - 1 ? '4' : '0'} minW="0">
            <chakra.p textStyle="body" fontWeight="medium">
              {step.title}
            </chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              {step.at ? <Time value={step.at} format={step.isDay ? 'date' : 'datetime'} /> : null}
              {step.at && step.note ? ' · ' : null}
              {step.note}
            </chakra.p>
          </chakra.div>
        </chakra.li>
      );
    })}
  </chakra.ol>
);
