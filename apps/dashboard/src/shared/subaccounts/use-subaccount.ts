import { subaccounts } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../lib/client.tsx';
import { useLiveEvents } from '../lib/events/live-events.ts';
import { useScope } from '../state/session.ts';
import { useMoneyEvents } from '../lib/events/use-money-events.ts';
import { subaccountKeys } from './keys.ts';

/** One subaccount with its balance. It revalidates when the subaccount changes or money moves. */
export const useSubaccount = (id: string) => {
  const client = useClient(subaccounts);
  const answer = useSWR(subaccountKeys.detail(useScope(), id), async () => {
    return (await client.getSubaccount({ path: { id } })).data;
  });
  useLiveEvents(['subaccount.updated'], (event) => {
    if (event.subject_id === id) void answer.mutate();
  });
  useMoneyEvents(() => void answer.mutate());
  return answer;
};
