import { destinationAccounts } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../lib/client.tsx';
import { useLiveEvents } from '../lib/events/live-events.ts';
import { useScope } from '../state/session.ts';
import { destinationsKey } from './keys.ts';

/** The accounts that the person has to do with, last used first. They refresh when somebody changes one. */
export const useDestinations = ({ skip = false } = {}) => {
  const client = useClient(destinationAccounts);
  const key = destinationsKey(useScope());
  const answer = useSWR(skip ? null : key, async () => (await client.listDestinationAccounts()).data);
  useLiveEvents(['settings.balance_changed', 'subaccount.whitelist_changed'], () => void answer.mutate());
  return answer;
};

/** The merchant's own, which alone receive withdrawals. */
export const useOwnAccounts = () => {
  const { data, error, mutate } = useDestinations();
  return { data: data?.filter(({ is_own: isOwn }) => isOwn), error: error as unknown, mutate };
};
