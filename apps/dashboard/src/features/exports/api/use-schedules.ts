import { exports } from '@dasbor/sdk/resources';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { exportKeys } from './keys.ts';
import type { CreateExportSchedule, ExportSchedule } from './types.ts';

/** The reader's own scheduled reports. */
export const useSchedules = () => {
  const client = useClient(exports);
  return useSWR(
    exportKeys.of(useScope(), 'schedules'),
    async () => (await client.listExportSchedules()).data,
  );
};

export const useScheduleActions = () => {
  const client = useClient(exports);
  const key = exportKeys.of(useScope(), 'schedules');
  const { mutate } = useSWRConfig();
  const once = useOnce('export schedule');
  const refresh = () => mutate(key);
  return {
    create: async (body: CreateExportSchedule): Promise<ExportSchedule> => {
      const { data } = await once.run(body, (keyed) => client.createExportSchedule({ body, ...keyed }));
      await refresh();
      return data;
    },
    pause: async (id: string, isPaused: boolean): Promise<void> => {
      await client.updateExportSchedule({ path: { id }, body: { is_paused: isPaused } });
      await refresh();
    },
    remove: async (id: string): Promise<void> => {
      await client.deleteExportSchedule({ path: { id } });
      await refresh();
    },
  };
};
