import type { components } from '@dasbor/sdk';

export type HomeSummary = components['schemas']['HomeSummaryAnswer']['data'];
export type DisbursementTotals = components['schemas']['DisbursementSnapshotAnswer']['data'];
export type DayTotals = components['schemas']['DayTotals'];
export type StatusTotals = components['schemas']['StatusTotals'];
export type ActivityItem = components['schemas']['ActivityItem'];
export type SettlementsOverview = components['schemas']['SettlementsOverviewAnswer']['data'];
export type StartedSteps = components['schemas']['StartedStepsAnswer']['data'];
