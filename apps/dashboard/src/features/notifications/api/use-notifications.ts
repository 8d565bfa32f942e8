import type { NotificationEvent } from '@dasbor/domain/notifications';
import { notifications } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { useClient } from '../../../shared/lib/client.tsx';
import { needsYouKeys } from '../../../shared/needs-you/use-needs-you.ts';
import { useEventBursts } from '../../../shared/lib/events/use-event-bursts.ts';
import { useScope } from '../../../shared/state/session.ts';
import { NOTIFICATION_TOPIC, notificationKeys } from './keys.ts';
import type { Notification } from './types.ts';

export type Wanted = {
  unread: boolean;
  /** All events without it. */
  events?: readonly NotificationEvent[] | undefined;
  limit: number;
};

/** Newest first, updated live. `older` loads the next page; `read` marks some, or all until a time. */
export const useNotifications = ({ unread, events, limit }: Wanted) => {
  const client = useClient(notifications);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const answer = useSWRInfinite(
    (index, before: Awaited<ReturnType<typeof client.listNotifications>> | null) =>
      before && !before.page.has_next
        ? null
        : notificationKeys.of(
            scope,
            unread,
            events?.join(' ') ?? '',
            limit,
            index,
            before?.page.next_cursor ?? '',
          ),
    ([, , , , , , , cursor]) =>
      client.listNotifications({
        query: {
          limit,
          ...(cursor !== '' && { action: 'next' as const, cursor }),
          filters: { ...(unread && { unread }), ...(events && { event: [...events] }) },
        },
      }),
    { keepPreviousData: true },
  );
  useEventBursts([NOTIFICATION_TOPIC], () => void answer.mutate());
  const pages = answer.data;
  return {
    rows: pages?.flatMap((page): Notification[] => page.data),
    hasOlder: pages?.at(-1)?.page.has_next ?? false,
    isLoadingOlder: pages !== undefined && pages.length < answer.size,
    older: () => void answer.setSize((size) => size + 1),
    error: answer.error as unknown,
    retry: () => void answer.mutate(),
    read: async (body: { ids: string[] } | { until: string }): Promise<void> => {
      await client.readNotifications({ body });
      await Promise.all([answer.mutate(), mutate(needsYouKeys.all(scope))]);
    },
  };
};

export type Notices = ReturnType<typeof useNotifications>;
