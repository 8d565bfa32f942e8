import type { components, operations } from '@dasbor/sdk';

export type Settlement = components['schemas']['Settlement'];
export type SettlementBreakdownLine = components['schemas']['SettlementBreakdownLine'];
type SettlementQuery = NonNullable<operations['listSettlements']['parameters']['query']>;
export type SettlementFilters = NonNullable<SettlementQuery['filters']>;
