import settingsFile from '../../../../../../openapi/features/invoices/examples/invoice-settings.json' with { type: 'json' };
import acceptedFile from '../../../../../../openapi/features/quotations/examples/quotation-accepted.json' with { type: 'json' };
import declinedFile from '../../../../../../openapi/features/quotations/examples/quotation-declined.json' with { type: 'json' };
import draftFile from '../../../../../../openapi/features/quotations/examples/quotation-draft.json' with { type: 'json' };
import expiredFile from '../../../../../../openapi/features/quotations/examples/quotation-expired.json' with { type: 'json' };
import invoicedFile from '../../../../../../openapi/features/quotations/examples/quotation-invoiced.json' with { type: 'json' };
import maskedFile from '../../../../../../openapi/features/quotations/examples/quotation-masked.json' with { type: 'json' };
import sentFile from '../../../../../../openapi/features/quotations/examples/quotation-sent.json' with { type: 'json' };
import totalsFile from '../../../../../../openapi/features/quotations/examples/quotation-totals.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/quotations/examples/quotations-page.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { listStates } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { Quotation } from '../api/types.ts';

const one = (file: { value: unknown }): Quotation => example<'getQuotation'>(file).data;

/** Quotations of the contract, named by their state. */
export const quotationExamples = {
  draft: one(draftFile),
  sent: one(sentFile),
  accepted: one(acceptedFile),
  declined: one(declinedFile),
  expired: one(expiredFile),
  invoiced: one(invoicedFile),
  masked: one(maskedFile),
} satisfies Record<string, Quotation>;
const { draft, sent, accepted } = quotationExamples;

export const quotationListStates = listStates('listQuotations', {
  page: example<'listQuotations'>(pageFile),
  permission: 'invoice.view',
  around: { getQuotationTotals: ok(example<'getQuotationTotals'>(totalsFile)) },
});

const settings = { getInvoiceSettings: ok(example<'getInvoiceSettings'>(settingsFile)) } satisfies Scenario;

export const quotationShown = (quotation: Quotation): Scenario => ({
  ...settings,
  getQuotation: ok({ data: quotation }),
});

export const quotationStates = {
  ...recordStates('getQuotation', {
    notFound: problem(404, 'DPAY_QUOTATION_NOT_FOUND'),
    permission: 'invoice.view',
  }),
  records: { ...quotationShown(sent), recordQuotationAnswer: ok({ data: { ...accepted, id: sent.id } }) },
  editable: { ...quotationShown(draft), updateQuotation: ok({ data: draft }) },
  creation: { ...settings, createQuotation: ok({ data: sent }, { status: 201 }) },
};
