import { exports } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { EXPORT_TOPIC, exportKeys } from './keys.ts';

/** One file, with its progress as it is made. */
export const useExport = (id: string) => {
  const client = useClient(exports);
  const answer = useSWR(
    exportKeys.detail(useScope(), id),
    async () => (await client.getExport({ path: { id } })).data,
  );
  useLiveEvents([EXPORT_TOPIC], (event) => {
    if (event.subject_id === id) void answer.mutate();
  });
  return answer;
};
