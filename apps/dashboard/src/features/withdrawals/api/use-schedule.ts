import { withdrawals } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { withdrawalKeys } from './keys.ts';
import type { WithdrawalSchedule } from './types.ts';

/** The schedule, if any. It refreshes when it changes or runs. */
export const useSchedule = () => {
  const client = useClient(withdrawals);
  const answer = useSWR(
    withdrawalKeys.schedule(useScope()),
    async (): Promise<{ schedule: WithdrawalSchedule | null }> => ({
      schedule: (await client.getWithdrawalSchedule()).data,
    }),
  );
  useLiveEvents(['withdrawal.scheduled', 'withdrawal.updated'], () => void answer.mutate());
  return answer;
};
