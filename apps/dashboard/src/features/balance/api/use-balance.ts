import { balance } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useClock } from '../../../shared/lib/clock.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { balanceKeys } from './keys.ts';
import type { Balance } from './types.ts';
import { useMoneyEvents } from './use-money-events.ts';

/** The three figures as of one moment; they renew themselves when money moves. */
export function useBalance() {
  const client = useClient(balance);
  const clock = useClock();
  const answer = useSWR(balanceKeys.summary(useScope()), async (): Promise<Balance> => {
    const { data } = await client.getBalance();
    return { ...data, aheadMs: Date.parse(data.as_of) - clock().getTime() };
  });
  useMoneyEvents(() => void answer.mutate());
  return answer;
}
