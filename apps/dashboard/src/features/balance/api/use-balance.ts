import { balance } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { balanceKeys } from './keys.ts';
import type { Balance } from './types.ts';
import { useMoneyEvents } from '../../../shared/lib/events/use-money-events.ts';

/**
 * The three figures as of one moment. They refresh when money moves.
 * @param isWanted false if the user may not see the balance
 */
export const useBalance = (isWanted = true) => {
  const client = useClient(balance);
  const clock = useClock();
  const scope = useScope();
  const answer = useSWR(isWanted ? balanceKeys.summary(scope) : null, async (): Promise<Balance> => {
    const { data } = await client.getBalance();
    return { ...data, aheadMs: Date.parse(data.as_of) - clock().getTime() };
  });
  useMoneyEvents(() => void answer.mutate());
  return answer;
};
