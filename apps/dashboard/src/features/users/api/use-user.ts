import { users } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PEOPLE_TOPIC, userKeys } from './keys.ts';

export const useUser = (id: string) => {
  const client = useClient(users);
  const answer = useSWR(
    userKeys.detail(useScope(), id),
    async () => (await client.getUser({ path: { id } })).data,
  );
  useLiveEvents([PEOPLE_TOPIC], () => void answer.mutate());
  return answer;
};

/** The hand-over of ownership that waits, if this person gives or receives it. */
export const useOwnership = () => {
  const client = useClient(users);
  const answer = useSWR(
    userKeys.of(useScope(), 'ownership'),
    async () => (await client.getOwnershipTransfer()).data,
  );
  useLiveEvents([PEOPLE_TOPIC], () => void answer.mutate());
  return answer;
};
