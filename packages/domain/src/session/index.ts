export { SESSION_POLICY } from './policy.ts';
export { idleState, type IdleState, isSessionIdle } from './idle.ts';
export { isSessionOver, type NextRefresh, nextRefresh, type RefreshClock } from './refresh.ts';
export { allowsTracking, PAGE_VIEW_DAYS, storedViewTime } from './page-views.ts';
export { deviceName } from './device-name.ts';
