import type { components } from '@dasbor/sdk';

type Schemas = components['schemas'];

export type SecurityEvent = Schemas['SecurityEvent'];
export type HistoryFilters = Schemas['SecurityEventFilters'];
