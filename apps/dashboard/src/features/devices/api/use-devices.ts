import type { components } from '@dasbor/sdk';
import { devices } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';
import { useScope } from '../../../shared/state/session.ts';

export type OpenSession = components['schemas']['OpenSession'];
export type RememberedDevice = components['schemas']['RememberedDevice'];

const keys = scopedKeys('devices');

export const useSessions = () => {
  const client = useClient(devices);
  return useSWR(keys.of(useScope(), 'sessions'), async () => (await client.listSessions()).data);
};

export const useRememberedDevices = () => {
  const client = useClient(devices);
  return useSWR(keys.of(useScope(), 'remembered'), async () => (await client.listRememberedDevices()).data);
};

/** Also after a refusal, because what it was about has ended then. */
export const useDeviceActions = () => {
  const client = useClient(devices);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const refresh = () => mutate(keys.all(scope));
    return {
      endSession: (id: string) => client.endSession({ path: { id } }).finally(refresh),
      forgetDevice: (id: string) => client.forgetDevice({ path: { id } }).finally(refresh),
    };
  }, [client, scope, mutate]);
};
