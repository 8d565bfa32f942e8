import { home } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { useMoneyEvents } from '../../../shared/lib/events/use-money-events.ts';
import { homeKeys } from './keys.ts';

/** Pending, running and failed batches, updated live. */
export const useDisbursementSnapshot = () => {
  const client = useClient(home);
  const answer = useSWR(
    homeKeys.disbursements(useScope()),
    async () => (await client.getDisbursementSnapshot()).data,
  );
  useMoneyEvents(() => void answer.mutate());
  return answer;
};
