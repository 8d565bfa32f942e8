import type { components, operations } from '@dasbor/sdk';

export type InvoiceCustomer = components['schemas']['InvoiceCustomerAccount'];
export type InvoiceCustomerFilters = NonNullable<
  NonNullable<operations['listInvoiceCustomers']['parameters']['query']>['filters']
>;
export type StatementQuery = NonNullable<operations['getInvoiceCustomerStatement']['parameters']['query']>;
