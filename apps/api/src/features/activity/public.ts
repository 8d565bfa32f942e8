export { latestChanges, recordStatusChange, recordStatusChanges, type StatusChange } from './repository.ts';
export { type ActivityItem, toActivityItem } from './rows.ts';
