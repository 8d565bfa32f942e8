import type { components, operations } from '@dasbor/sdk';

export type RecurringInvoice = components['schemas']['RecurringInvoice'];
export type CreateRecurring = components['schemas']['CreateRecurringInvoiceRequest'];
export type RecurringFilters = NonNullable<
  NonNullable<operations['listRecurringInvoices']['parameters']['query']>['filters']
>;
