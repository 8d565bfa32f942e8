import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Time } from '../../../shared/ui/time.tsx';
import { pauseOf } from '../forms/schedule-values.ts';
import type { TimeOfDay } from '@dasbor/domain/withdrawals';
import type { WithdrawalSchedule } from '../api/types.ts';

type NextRunProps = {
  at: Date | string;
  today: WithdrawalSchedule['today'];
  /** The time that was chosen. */
  time: TimeOfDay;
};

/** The next run, and the reason if it is not today. */
export const NextRun = ({ at, today, time }: NextRunProps) => {
  const t = useT('withdrawals');
  const pause = pauseOf(time);
  return (
    <>
      <Time value={at} fontWeight="semibold" />
      {pause ? (
        <chakra.span display="block" textStyle="small" color="fg.muted" data-today="paused">
          {t('schedule.form.timePaused', pause)}
        </chakra.span>
      ) : today === 'ran' || today === 'passed' ? (
        <chakra.span display="block" textStyle="small" color="fg.muted" data-today={today}>
          {t(`schedule.today.${today}`)}
        </chakra.span>
      ) : null}
    </>
  );
};
