import { withdrawals } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { withdrawalKeys } from './keys.ts';

/** One withdrawal with its transfers. It refreshes until it ends. */
export const useWithdrawal = (id: string) => {
  const client = useClient(withdrawals);
  const answer = useSWR(withdrawalKeys.detail(useScope(), id), async () => {
    return (await client.getWithdrawal({ path: { id } })).data;
  });
  useLiveEvents(['withdrawal.updated'], (event) => {
    if (event.subject_id === id) void answer.mutate();
  });
  return answer;
};
