import { invoiceReminders } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { REMINDER_TOPIC, reminderKeys } from './keys.ts';
import type { SaveReminders } from './types.ts';

/** The reminders of one invoice. */
export const useInvoiceReminders = (id: string) => {
  const client = useClient(invoiceReminders);
  const answer = useSWR(reminderKeys.detail(useScope(), id), async () => {
    return (await client.getInvoiceReminders({ path: { id } })).data;
  });
  const { mutate } = answer;
  useLiveEvents([REMINDER_TOPIC, 'invoice.updated'], ({ topic, subject_id: subject }) => {
    if (topic === REMINDER_TOPIC || subject === id) void mutate();
  });
  return {
    ...answer,
    save: async (body: SaveReminders) => {
      const { data } = await client.setInvoiceReminders({ path: { id }, body });
      await mutate(data, { revalidate: false });
    },
  };
};
