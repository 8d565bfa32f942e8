import type { components, operations } from '@dasbor/sdk';

export type PaymentLink = components['schemas']['PaymentLink'];
export type PaymentLinkEvent = components['schemas']['PaymentLinkEvent'];
export type CreatePaymentLink = components['schemas']['CreatePaymentLinkRequest'];
export type SendPaymentLink = components['schemas']['SendPaymentLinkRequest'];
export type PaymentLinkTemplates = components['schemas']['PaymentLinkTemplates'];
export type PaymentLinkFilters = NonNullable<
  NonNullable<operations['listPaymentLinks']['parameters']['query']>['filters']
>;
