import { onboarding, reference } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { onboardingKeys } from './keys.ts';

/** Where the account stands. It refreshes when a reviewer decides. */
export const useOnboarding = () => {
  const client = useClient(onboarding);
  const answer = useSWR(
    onboardingKeys.activation(useScope()),
    async () => (await client.getOnboarding()).data,
  );
  useLiveEvents(TOPICS, () => void answer.mutate());
  return answer;
};

const TOPICS = ['onboarding.updated'];

/** They change with the server only. */
export const useCategories = () => {
  const client = useClient(reference);
  return useSWR(
    onboardingKeys.categories(useScope()),
    async () => (await client.listBusinessCategories()).data,
    { revalidateOnFocus: false },
  );
};
