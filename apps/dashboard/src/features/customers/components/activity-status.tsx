import { Status } from '../../../shared/status/status.tsx';
import type { CustomerActivityItem } from '../api/types.ts';
import { activityStatus } from '../presentation/activity-view.ts';

export const ActivityStatus = ({ item }: { item: CustomerActivityItem }) => (
  <Status {...activityStatus(item)} />
);
