import type { components, operations } from '@dasbor/sdk';

export type Payment = components['schemas']['Payment'];
export type PaymentQuery = NonNullable<operations['listPayments']['parameters']['query']>;
export type PaymentFilters = NonNullable<PaymentQuery['filters']>;
