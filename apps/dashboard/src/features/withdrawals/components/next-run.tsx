import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Time } from '../../../shared/ui/time.tsx';
import type { WithdrawalSchedule } from '../api/types.ts';

interface NextRunProps {
  at: Date | string;
  today: WithdrawalSchedule['today'];
}

/** When it runs next, and why that is not today. */
export function NextRun({ at, today }: NextRunProps) {
  const t = useT('withdrawals');
  return (
    <>
      <Time value={at} fontWeight="semibold" />
      {today === 'ran' || today === 'passed' ? (
        <chakra.span display="block" textStyle="small" color="fg.muted" data-today={today}>
          {t(`schedule.today.${today}`)}
        </chakra.span>
      ) : null}
    </>
  );
}
