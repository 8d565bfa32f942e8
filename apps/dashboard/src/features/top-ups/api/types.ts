import type { components, operations } from '@dasbor/sdk';

export type TopUp = components['schemas']['TopUp'];
export type CreateTopUp = components['schemas']['CreateTopUpRequest'];
export type TopUpInstructions = components['schemas']['TopUpInstructions'];
export type TopUpQuery = NonNullable<operations['listTopUps']['parameters']['query']>;
export type TopUpFilters = NonNullable<TopUpQuery['filters']>;
