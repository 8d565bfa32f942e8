import type { components, operations } from '@dasbor/sdk';

export type Transaction = components['schemas']['Transaction'];
export type TransactionFilters = NonNullable<
  NonNullable<operations['listTransactions']['parameters']['query']>['filters']
>;
