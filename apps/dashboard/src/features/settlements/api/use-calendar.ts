import { settlements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useMoneyEvents } from '../../../shared/lib/events/use-money-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { settlementKeys } from './keys.ts';

/** What arrives in a balance in the next 30 days. Updates live when money moves. */
export const useCalendar = (subaccount: string | undefined) => {
  const client = useClient(settlements);
  const answer = useSWR(settlementKeys.of(useScope(), 'calendar', subaccount), async () => {
    return (await client.getSettlementCalendar({ query: { subaccount_id: subaccount } })).data;
  });
  useMoneyEvents(() => void answer.mutate());
  return answer;
};
