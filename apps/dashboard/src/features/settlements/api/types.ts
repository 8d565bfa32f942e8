import type { components, operations } from '@dasbor/sdk';

export type Settlement = components['schemas']['Settlement'];
export type SettlementBreakdownLine = components['schemas']['SettlementBreakdownLine'];
type SettlementQuery = NonNullable<operations['listSettlements']['parameters']['query']>;
export type SettlementFilters = NonNullable<SettlementQuery['filters']>;
export type SettlementCalendar = components['schemas']['SettlementCalendar'];
export type SettlementDay = components['schemas']['SettlementDay'];
export type DuePayments = components['schemas']['DuePayments'];
export type CalendarDay = components['schemas']['CalendarDay'];
