import { invoiceReminders } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useRefreshAt } from '../../../shared/lib/time/use-refresh-at.ts';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { REMINDER_TOPIC, reminderKeys } from './keys.ts';

/** The WhatsApp reminders that a person sends now. It refreshes when invoices change, and when the night is over. */
export const useToSend = () => {
  const client = useClient(invoiceReminders);
  const once = useOnce('invoice-reminder');
  const answer = useSWR(reminderKeys.of(useScope(), 'to-send'), async () => {
    return (await client.listRemindersToSend()).data;
  });
  const { data, mutate } = answer;
  useLiveEvents([REMINDER_TOPIC, 'invoice.updated'], () => void mutate());
  useRefreshAt(data?.next_at ?? undefined, () => void mutate());
  return {
    ...answer,
    markSent: async (id: string, days: number) => {
      await once.run([id, days], (keyed) =>
        client.markReminderSent({ path: { id }, body: { days }, ...keyed }),
      );
      await mutate();
    },
  };
};
