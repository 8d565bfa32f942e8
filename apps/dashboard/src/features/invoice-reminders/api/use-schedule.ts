import { invoiceReminders } from '@dasbor/sdk/resources';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { REMINDER_TOPIC, reminderKeys } from './keys.ts';
import type { SaveSchedule } from './types.ts';

/** When customers of the merchant are reminded. What is to send follows from it. */
export const useSchedule = () => {
  const client = useClient(invoiceReminders);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const answer = useSWR(reminderKeys.of(scope, 'schedule'), async () => {
    return (await client.getReminderSchedule()).data;
  });
  useLiveEvents([REMINDER_TOPIC], () => void answer.mutate());
  return {
    ...answer,
    save: async (body: SaveSchedule) => {
      await client.setReminderSchedule({ body });
      await mutate(reminderKeys.all(scope));
    },
  };
};
