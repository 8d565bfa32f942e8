import { destinationAccounts } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../lib/client.tsx';
import { useLiveEvents } from '../lib/events/live-events.ts';
import { useScope } from '../state/session.ts';
import { destinationsKey } from './keys.ts';

/** The merchant's own accounts, last used first. They refresh when somebody adds or removes one. */
export const useDestinations = () => {
  const client = useClient(destinationAccounts);
  const answer = useSWR(
    destinationsKey(useScope()),
    async () => (await client.listDestinationAccounts()).data,
  );
  useLiveEvents(['settings.balance_changed'], () => void answer.mutate());
  return answer;
};
