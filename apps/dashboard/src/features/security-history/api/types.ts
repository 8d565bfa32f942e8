import type { components, operations } from '@dasbor/sdk';

type Schemas = components['schemas'];

export type SecurityEvent = Schemas['SecurityEvent'];
export type HistoryFilters = Schemas['SecurityHistoryFilters'];
export type HistoryQuery = NonNullable<operations['listSecurityHistory']['parameters']['query']>;
