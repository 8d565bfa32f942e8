import type { components, operations } from '@dasbor/sdk';

export type Refund = components['schemas']['Refund'];
export type RefundEvidence = components['schemas']['RefundEvidence'];
export type NewRefundLink = components['schemas']['NewRefundLink'];
export type Refundable = components['schemas']['Refundable'];
export type CreateRefund = components['schemas']['CreateRefundRequest'];
export type Payment = components['schemas']['Payment'];
export type PaymentFilters = NonNullable<
  NonNullable<operations['listPayments']['parameters']['query']>['filters']
>;
export type RefundFilters = NonNullable<
  NonNullable<operations['listRefunds']['parameters']['query']>['filters']
>;
