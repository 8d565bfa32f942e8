import type { DaysQuery } from './days-query.ts';

type Scope = readonly [mode: string, merchantId: string];

export const analyticsKeys = {
  conversion: ([mode, merchantId]: Scope, days: DaysQuery) =>
    [mode, merchantId, 'analytics', 'conversion', days.from, days.to] as const,
  transactions: ([mode, merchantId]: Scope, days: DaysQuery) =>
    [mode, merchantId, 'analytics', 'transactions', days.from, days.to] as const,
  retention: ([mode, merchantId]: Scope, unit: string) =>
    [mode, merchantId, 'analytics', 'retention', unit] as const,
};
