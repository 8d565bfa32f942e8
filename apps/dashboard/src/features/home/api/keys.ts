import type { HomeDays } from '../../../shared/paths/home.ts';

type Scope = readonly [mode: string, merchantId: string];

export const homeKeys = {
  summary: ([mode, merchantId]: Scope, days: HomeDays) =>
    [mode, merchantId, 'home', 'summary', days] as const,
  byStatus: ([mode, merchantId]: Scope, days: HomeDays) =>
    [mode, merchantId, 'home', 'by-status', days] as const,
  disbursements: ([mode, merchantId]: Scope) => [mode, merchantId, 'home', 'disbursements'] as const,
  settlements: ([mode, merchantId]: Scope, days: HomeDays) =>
    [mode, merchantId, 'home', 'settlements', days] as const,
  started: ([mode, merchantId]: Scope) => [mode, merchantId, 'home', 'started'] as const,
  whatsNew: ([mode, merchantId]: Scope) => [mode, merchantId, 'home', 'whats-new'] as const,
  activity: ([mode, merchantId]: Scope) => [mode, merchantId, 'home', 'activity'] as const,
};
