import type { components, operations } from '@dasbor/sdk';

export type Quotation = components['schemas']['Quotation'];
export type QuotationEvent = components['schemas']['QuotationEvent'];
export type QuotationTotals = components['schemas']['QuotationTotals'];
export type NewQuotation = components['schemas']['NewQuotation'];
export type SendQuotation = components['schemas']['SendQuotationRequest'];
export type RecordAnswer = components['schemas']['RecordQuotationAnswerRequest'];
export type QuotationFilters = NonNullable<
  NonNullable<operations['listQuotations']['parameters']['query']>['filters']
>;
