import type { components } from '@dasbor/sdk';
import { profile } from '@dasbor/sdk/resources';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { profileKeys } from './keys.ts';

type ProfileChange = components['schemas']['UpdateProfileRequest'];

export const useUpdateProfile = (): ((change: ProfileChange) => Promise<void>) => {
  const client = useClient(profile);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (change) => {
      const { data } = await client.updateProfile({ body: change });
      await mutate(profileKeys.profile(scope), data, { revalidate: false });
    },
    [client, mutate, scope],
  );
};
