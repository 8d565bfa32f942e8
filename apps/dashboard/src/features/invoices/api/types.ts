import type { components, operations } from '@dasbor/sdk';

export type Invoice = components['schemas']['Invoice'];
export type InvoicePayment = components['schemas']['InvoicePayment'];
export type OwnDocument = components['schemas']['InvoiceOwnDocument'];
export type InvoiceEvent = components['schemas']['InvoiceEvent'];
export type InvoiceTotals = components['schemas']['InvoiceTotals'];
export type InvoiceSettings = components['schemas']['InvoiceSettings'];
export type NewInvoice = components['schemas']['NewInvoice'];
export type RecordPayment = components['schemas']['RecordInvoicePaymentRequest'];
export type MarkPaid = components['schemas']['MarkInvoicePaidRequest'];
export type SendInvoice = components['schemas']['SendInvoiceRequest'];
export type SaveSettings = components['schemas']['SetInvoiceSettingsRequest'];
export type InvoiceFilters = NonNullable<
  NonNullable<operations['listInvoices']['parameters']['query']>['filters']
>;
export type InvoicePaymentFilters = NonNullable<
  NonNullable<operations['listInvoicePayments']['parameters']['query']>['filters']
>;
