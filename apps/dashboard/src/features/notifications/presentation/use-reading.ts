import { useT } from '../../../shared/i18n/use-t.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Notification } from '../api/types.ts';
import type { Notices } from '../api/use-notifications.ts';

/** Marks one notification, or all that are shown and older ones. */
export const useReading = ({ rows, read }: Pick<Notices, 'rows' | 'read'>) => {
  const t = useT('notifications');
  const toast = useToast();
  const sayFailed = () => toast.error(t('list.readFailed'));
  return {
    readOne: ({ id }: Notification): void => void read({ ids: [id] }).catch(sayFailed),
    /** What arrives meanwhile stays unread. */
    readAll: (): void => {
      const newest = rows?.[0];
      if (newest) void read({ until: newest.created_at }).catch(sayFailed);
    },
  };
};
