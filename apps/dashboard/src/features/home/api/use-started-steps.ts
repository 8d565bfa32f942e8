import { home } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { homeKeys } from './keys.ts';

/** The first steps that this person can do, and how to hide them on all devices. */
export const useStartedSteps = () => {
  const client = useClient(home);
  const answer = useSWR(homeKeys.started(useScope()), async () => (await client.getStartedSteps()).data);
  const hide = async (): Promise<void> => {
    await client.hideStartedSteps();
    await answer.mutate((known) => known && { ...known, is_hidden: true }, { revalidate: false });
  };
  return { data: answer.data, error: answer.error as unknown, mutate: answer.mutate, hide };
};
