import { settlements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { settlementKeys } from './keys.ts';

/** One settlement. Updates live when it is paid. */
export const useSettlement = (id: string) => {
  const client = useClient(settlements);
  const answer = useSWR(settlementKeys.detail(useScope(), id), async () => {
    return (await client.getSettlement({ path: { id } })).data;
  });
  useLiveEvents(['settlement.updated'], (event) => {
    if (event.subject_id === id) void answer.mutate();
  });
  return answer;
};
