import { home } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { homeKeys } from './keys.ts';

/** The newest news that this person dismissed, and how to dismiss more on all devices. */
export const useWhatsNew = () => {
  const client = useClient(home);
  const answer = useSWR(homeKeys.whatsNew(useScope()), async () => (await client.getWhatsNew()).data);
  const dismiss = async (id: string): Promise<void> => {
    const { data } = await client.dismissWhatsNew({ body: { id } });
    await answer.mutate(data, { revalidate: false });
  };
  return { data: answer.data, error: answer.error as unknown, mutate: answer.mutate, dismiss };
};
