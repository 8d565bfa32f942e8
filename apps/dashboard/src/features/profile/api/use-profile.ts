import type { components } from '@dasbor/sdk';
import { profile } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { profileKeys } from './keys.ts';

export type Profile = components['schemas']['Profile'];

export const useProfile = () => {
  const client = useClient(profile);
  const scope = useScope();
  return useSWR(profileKeys.profile(scope), async (): Promise<Profile> => (await client.getProfile()).data);
};
