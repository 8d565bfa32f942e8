import type { components, operations } from '@dasbor/sdk';

export type Order = components['schemas']['Order'];
export type OrderQuery = NonNullable<operations['listOrders']['parameters']['query']>;
export type OrderFilters = NonNullable<OrderQuery['filters']>;
