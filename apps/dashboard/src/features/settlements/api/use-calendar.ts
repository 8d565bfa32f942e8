import { settlements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useMoneyEvents } from '../../../shared/lib/events/use-money-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { settlementKeys } from './keys.ts';

/** What arrives in the next 30 days. Updates live when money moves. */
export const useCalendar = () => {
  const client = useClient(settlements);
  const answer = useSWR(settlementKeys.of(useScope(), 'calendar'), async () => {
    return (await client.getSettlementCalendar()).data;
  });
  useMoneyEvents(() => void answer.mutate());
  return answer;
};
