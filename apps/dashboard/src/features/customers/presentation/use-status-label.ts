import { useT } from '../../../shared/i18n/use-t.ts';
import { namedStatus } from '../../../shared/status/meanings.ts';
import type { CustomerActivityItem } from '../api/types.ts';
import { activityStatus } from './activity-view.ts';

/** The status as a word, for the exported file. */
export const useStatusLabel = (): ((item: CustomerActivityItem) => string) => {
  const t = useT('status');
  return (item) => {
    const { of, is } = activityStatus(item);
    return namedStatus(of, is, (meaning) => t(meaning)).label;
  };
};
