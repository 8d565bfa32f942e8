import { legacyKeys } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { legacyKeyKeys } from './keys.ts';

export const useLegacyKeys = () => {
  const client = useClient(legacyKeys);
  return useSWR(legacyKeyKeys.list(useScope()), async () => (await client.listLegacyKeys()).data);
};
