import { notifications } from '@dasbor/sdk/resources';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';
import { useScope } from '../../../shared/state/session.ts';
import type { ChosenPreferences } from './types.ts';

const keys = scopedKeys('notification-preferences');

export const usePreferences = () => {
  const client = useClient(notifications);
  return useSWR(keys.of(useScope()), async () => (await client.getNotificationPreferences()).data);
};

export const useSetPreferences = () => {
  const client = useClient(notifications);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return async (body: ChosenPreferences): Promise<void> => {
    const { data } = await client.setNotificationPreferences({ body });
    await mutate(keys.of(scope), data, { revalidate: false });
  };
};
