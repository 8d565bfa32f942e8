import { home } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { homeKeys } from './keys.ts';

/** The latest activity, updated live. */
export const useActivity = () => {
  const client = useClient(home);
  const answer = useSWR(homeKeys.activity(useScope()), async () => (await client.listActivity()).data);
  useLiveEvents(['payment.updated', 'order.updated'], () => void answer.mutate());
  return answer;
};
