export { latestChanges, recordStatusChange, type StatusChange } from './repository.ts';
export { type ActivityItem, toActivityItem } from './rows.ts';
