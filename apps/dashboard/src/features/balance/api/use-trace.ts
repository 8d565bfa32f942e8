import { balance } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { balanceKeys } from './keys.ts';
import { useMoneyEvents } from '../../../shared/lib/events/use-money-events.ts';

/** The money trail of one object. New steps appear automatically. */
export const useTrace = (id: string) => {
  const client = useClient(balance);
  const answer = useSWR(balanceKeys.trace(useScope(), id), async () => {
    return (await client.traceMoney({ path: { reference: id } })).data;
  });
  useMoneyEvents(() => void answer.mutate());
  return answer;
};
