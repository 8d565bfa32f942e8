import { exports } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { exportKeys } from './keys.ts';
import type { DeliveryTest, SftpWish } from './types.ts';

/** The SFTP server of one scheduled report. */
export const useDelivery = (id: string) => {
  const client = useClient(exports);
  const key = exportKeys.of(useScope(), 'schedules');
  const { mutate } = useSWRConfig();
  return {
    test: async (body: SftpWish): Promise<DeliveryTest> =>
      (await client.testExportDelivery({ path: { id }, body })).data,
    set: async (body: SftpWish & { host_key: string }): Promise<void> => {
      await client.setExportDelivery({ path: { id }, body });
      await mutate(key);
    },
    remove: async (): Promise<void> => {
      await client.removeExportDelivery({ path: { id } });
      await mutate(key);
    },
  };
};
